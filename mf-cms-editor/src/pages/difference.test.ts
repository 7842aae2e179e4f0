import type { PageContent } from '@showroom/contracts/content/page-content';
import fc from 'fast-check';
import { everyField, exampleBlock, exampleContent } from '../examples';
import { differencesOf, type Piece } from './difference';

const TEMPLATES = new Map([[everyField.key, everyField]]);
const between = (before: PageContent, after: PageContent) =>
  differencesOf(before, after, { templates: TEMPLATES, source: 'en-GB' });
const pageOf = (...blocks: PageContent['blocks']): PageContent => ({ values: {}, texts: {}, blocks });
const titled = (title: string, more: Parameters<typeof exampleBlock>[2] = {}) =>
  exampleBlock('a', 1, { texts: { 'en-GB': { title } }, ...more });
const group = (id: string, name: string) => ({ id, values: {}, texts: { 'en-GB': { name } } });

test('a text is different in the words that were taken out and put in', () => {
  expect(between(pageOf(titled('Go further now')), pageOf(titled('Go anywhere now')))).toEqual([
    {
      id: 'a',
      name: 'Every field – Go anywhere now',
      what: [],
      fields: [
        {
          symbol: 'title',
          label: 'Title',
          group: undefined,
          locale: 'en-GB',
          pieces: [
            { text: 'Go ', is: 'same' },
            { text: 'further', is: 'removed' },
            { text: 'anywhere', is: 'added' },
            { text: ' now', is: 'same' },
          ],
        },
      ],
    },
  ]);
});

test('the page itself stands first, by the labels of its fields', () => {
  const after = { ...pageOf(titled('Go')), values: { theme: 'dark-theme' }, texts: { 'ar-AE': { title: 'بيت' } } };
  const [page, ...rest] = between(pageOf(titled('Go')), after);
  expect(rest).toEqual([]);
  expect(page).toMatchObject({
    id: 'page',
    name: undefined,
    fields: [
      { label: 'Colors', locale: undefined },
      { label: 'Title', locale: 'ar-AE', pieces: [{ text: 'بيت', is: 'added' }] },
    ],
  });
});

test.each<[string, PageContent, PageContent, readonly (readonly [string, readonly string[]])[]]>([
  ['is added', pageOf(), pageOf(exampleBlock('a', 1)), [['a', ['added']]]],
  ['is removed', pageOf(exampleBlock('a', 1)), pageOf(), [['a', ['removed']]]],
  ['is hidden', pageOf(titled('Go')), pageOf(titled('Go', { active_positions: [] })), [['a', ['hidden']]]],
  ['is shown', pageOf(titled('Go', { active_positions: [] })), pageOf(titled('Go')), [['a', ['shown']]]],
  [
    'changes its place',
    pageOf(exampleBlock('a', 1), exampleBlock('b', 2), exampleBlock('c', 3)),
    pageOf(exampleBlock('b', 1), exampleBlock('a', 2), exampleBlock('c', 3)),
    [
      ['b', ['moved']],
      ['a', ['moved']],
    ],
  ],
])('a block that %s is named so', (_, before, after, expected) => {
  expect(between(before, after).map(({ id, what }) => [id, what])).toEqual(expected);
});

test('blocks behind one that was added or removed are not moved', () => {
  const [a, b] = [exampleBlock('a', 1), exampleBlock('b', 2)];
  expect(between(pageOf(a, b), pageOf(b)).map(({ id }) => id)).toEqual(['a']);
  expect(between(pageOf(b), pageOf(a, b)).map(({ id }) => id)).toEqual(['a']);
});

test('a block whose template is gone is known by its key, and its fields by their symbols', () => {
  const gone = (x: number) => exampleBlock('a', 1, { template: 'long-gone', values: { x } });
  expect(between(pageOf(gone(1)), pageOf(gone(2)))).toMatchObject([{ name: 'long-gone', fields: [{ label: 'x' }] }]);
});

test('items are compared by their ids, each known by its place', () => {
  const before = pageOf(titled('Go', { groups: [group('g1', 'One'), group('g2', 'Two'), group('g3', 'Three')] }));
  const after = pageOf(titled('Go', { groups: [group('g3', 'Three!'), group('g4', 'Four')] }));
  const [block] = between(before, after);
  expect(block?.fields.map(({ label, group: of }) => [label, of])).toEqual([
    ['Name', { number: 1, isRemoved: false }],
    ['Name', { number: 2, isRemoved: false }],
    ['Name', { number: 1, isRemoved: true }],
    ['Name', { number: 2, isRemoved: true }],
  ]);
});

test('an empty value and a missing one read the same', () => {
  const values = { icon: '', columns: null };
  expect(between(pageOf(titled('Go')), pageOf(titled('Go', { values })))).toEqual([]);
});

test('other values than texts are compared as JSON', () => {
  const [block] = between(pageOf(titled('Go')), pageOf(titled('Go', { values: { points: { x: 1 } } })));
  expect(block?.fields).toEqual([
    {
      symbol: 'points',
      label: 'Points',
      group: undefined,
      locale: undefined,
      pieces: [{ text: '{\n  "x": 1\n}', is: 'added' }],
    },
  ]);
});

const values = fc.dictionary(fc.constantFrom('title', 'text', 'columns', 'x'), fc.jsonValue({ maxDepth: 1 }));
const texts = fc.dictionary(fc.constantFrom('en-GB', 'ar-AE'), values);
const id = fc.stringMatching(/^[a-z]{1,4}$/);
const groups = fc.uniqueArray(fc.record({ id, values, texts }), { maxLength: 3, selector: (one) => one.id });
const blocks = fc.uniqueArray(
  fc.record({ id, values, texts, groups }).map(({ id: own, ...more }) => exampleBlock(own, 1, more)),
  { maxLength: 4, selector: (one) => one.id },
);
const contents = fc.record({ values, texts, blocks });

test('a content is not different from itself', () => {
  fc.assert(fc.property(contents, (content) => expect(between(content, structuredClone(content))).toEqual([])));
  expect(between(exampleContent, exampleContent)).toEqual([]);
});

const joined = (pieces: readonly Piece[], without: Piece['is']) =>
  pieces
    .filter(({ is }) => is !== without)
    .map(({ text }) => text)
    .join('');

test('what stays and what was put in is the new text, what stays and what was taken out the old one', () => {
  const text = fc.array(fc.constantFrom('go', 'far', ' ', '\n', ',', 'é', 'بيت', '1')).map((words) => words.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = between(pageOf(titled(before)), pageOf(titled(after)))[0]?.fields[0]?.pieces ?? [];
      expect(joined(pieces, 'removed')).toBe(before === after ? '' : after);
      expect(joined(pieces, 'added')).toBe(before === after ? '' : before);
    }),
  );
});

test('what one way was added is removed the other way', () => {
  fc.assert(
    fc.property(contents, contents, (one, other) => {
      const added = between(one, other).filter(({ what }) => what.includes('added'));
      const removed = between(other, one).filter(({ what }) => what.includes('removed'));
      expect(new Set(removed.map((part) => part.id))).toEqual(new Set(added.map((part) => part.id)));
    }),
  );
});
