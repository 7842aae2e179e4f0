const WORDS = 'A road that nobody else is on, and a car that knows it. '.repeat(4);

/** A page that editors work on, as large as pages get. */
export interface EditedSubject {
  readonly name: string;
  readonly path: string;
  readonly content: (mark: string) => unknown;
}

function block(template: string, index: number, groups: readonly unknown[], title: string) {
  return {
    id: `b${index}`,
    template,
    template_version: 1,
    positions: [{ id: 'p1', sequence: index }],
    active_positions: ['p1'],
    values: {},
    texts: { 'en-GB': { title } },
    groups,
  };
}

const question = (_: unknown, index: number) => ({
  id: `g${index}`,
  values: {},
  texts: { 'en-GB': { accordion_title: `Question ${index}`, accordion_content: `<p>${WORDS}</p>` } },
});
const card = (_: unknown, index: number) => ({
  id: `g${index}`,
  values: {},
  texts: { 'en-GB': { title: `Card ${index}`, text: `<p>${WORDS}</p>` } },
});

const page = (mark: string, blocks: readonly unknown[]) => ({
  values: {},
  texts: { 'en-GB': { title: mark } },
  blocks: [block('snippet', 0, [], mark), ...blocks],
});

export const EDITED_PAGES: readonly EditedSubject[] = [
  {
    name: '60 blocks of 10 groups',
    path: '/bench-blocks',
    content: (mark) =>
      page(
        mark,
        Array.from({ length: 60 }, (_, index) =>
          block('accordion', index + 1, Array.from({ length: 10 }, question), `Block ${index}`),
        ),
      ),
  },
  {
    name: 'one block of 1,000 groups',
    path: '/bench-groups',
    content: (mark) => page(mark, [block('content-blocks', 1, Array.from({ length: 1000 }, card), 'Cards')]),
  },
];
