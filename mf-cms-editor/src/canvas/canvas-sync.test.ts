import type { Template } from '@showroom/contracts/blocks/template';
import type { ContentBlock, PageContent } from '@showroom/contracts/content/page-content';
import type { Page } from '@showroom/contracts/entities/page';
import type { ToCanvas } from '@showroom/contracts/host/canvas-messages';
import { CanvasSync } from './canvas-sync';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const snippet: Template = {
  key: 'snippet',
  name: 'Snippet',
  description: 'HTML under a title.',
  short_description: 'HTML',
  group: 'Content',
  list_priority: 10,
  hydrate: 'never',
  version: 1,
  fields: [
    { symbol: 'title', label: 'Title', field_type: 'String' },
    { symbol: 'text', label: 'Text', field_type: 'Markdown', attrs: { language: 'html' } },
  ],
};

const block = (id: string, title: string): ContentBlock => ({
  id,
  template: 'snippet',
  template_version: 1,
  positions: [{ id: `at-${id}`, sequence: 1 }],
  active_positions: [`at-${id}`],
  values: { text: title },
  texts: {},
  groups: [],
});
const contentOf = (...blocks: readonly ContentBlock[]): PageContent => ({ values: {}, texts: {}, blocks: [...blocks] });

/** The API's part: each block with its values as content. */
function pageOf({ blocks }: PageContent): Page {
  const shown = blocks.map(({ values, texts: _, groups: __, languages: ___, ...rest }) => ({
    ...rest,
    content: values,
  }));
  const attributes = {
    path: '/offers',
    page_type: 'page',
    blocks: shown,
    version: 1,
    updated_at: '2026-11-27T00:00:00.000Z',
    title: 'Offers',
    meta_title: '',
    meta_description: '',
    canonical_url: '',
    external_meta_image: '',
    image_id: '',
    disable_seo_tracking: false,
    theme: 'white-theme',
    link_new_window: false,
  } as const;
  return { id: 'p1', type: 'page', attributes: { ...attributes, blocks: shown } };
}

function begun(content: PageContent) {
  const sent: ToCanvas[] = [];
  const states: boolean[] = [];
  const render = jest.fn(async (asked: PageContent, _signal: AbortSignal) => pageOf(asked));
  const sync = new CanvasSync(content, {
    render,
    send: (message) => sent.push(message),
    templates: new Map([['snippet', snippet]]),
    languages: { own: 'en-GB', fallback: 'en-GB' },
    onState: (state) => states.push(state),
  });
  return { sync, sent, states, render };
}
const idsOf = (message: ToCanvas | undefined) => {
  if (message?.type === 'page') return message.page.attributes.blocks.map(({ id }) => id);
  return message?.type === 'blocks' ? message.blocks.map(({ id }) => id) : undefined;
};
const [one, two] = [block('one', 'A'), block('two', 'B')];

test('a canvas that listens gets the whole page, and then the block that changed alone', async () => {
  const { sync, sent, render } = begun(contentOf(one, two));
  sync.begin(false);
  await jest.advanceTimersByTimeAsync(0);
  expect([sent[1]?.type, idsOf(sent[1])]).toEqual(['page', ['one', 'two']]);
  sync.change(contentOf(one, block('two', 'New')));
  await jest.advanceTimersByTimeAsync(100);
  expect([sent[2]?.type, idsOf(sent[2])]).toEqual(['blocks', ['two']]);
  expect(render).toHaveBeenCalledTimes(2);
});

test('a plain text that changed is sent as it is, and nobody is asked to render it', async () => {
  const { sync, sent, render } = begun(contentOf(one, two));
  sync.begin(false);
  await jest.advanceTimersByTimeAsync(0);
  sync.change(contentOf(one, { ...two, texts: { 'en-GB': { title: 'New' } } }));
  await jest.advanceTimersByTimeAsync(100);
  const place = { block: 'two', symbol: 'title' };
  expect(sent.slice(2)).toEqual([{ type: 'values', values: [{ place, value: 'New' }] }]);
  expect(render).toHaveBeenCalledTimes(1);
});

test('a canvas that shows what is written already gets nothing, and what changes then as the API renders it', async () => {
  const { sync, sent, render } = begun(contentOf(one, two));
  sync.begin(true);
  await jest.advanceTimersByTimeAsync(100);
  expect(sent).toEqual([{ type: 'names', names: { snippet: 'Snippet' } }]);
  const typed = (title: string) => contentOf(one, { ...two, texts: { 'en-GB': { title } } });
  sync.change(typed('N'));
  await jest.advanceTimersByTimeAsync(100);
  sync.change(typed('New'));
  await jest.advanceTimersByTimeAsync(100);
  expect(sent.slice(1).map(({ type }) => type)).toEqual(['blocks', 'values']);
  expect(render).toHaveBeenCalledTimes(1);
});

test('of a page whose blocks moved those that say the same are named', async () => {
  const { sync, sent } = begun(contentOf(one, two));
  sync.begin(true);
  sync.change(contentOf(block('two', 'New'), block('three', 'C'), one));
  await jest.advanceTimersByTimeAsync(100);
  expect(sent.slice(1)).toMatchObject([{ type: 'page', same: ['one'] }]);
});

test('a plain text that changes beside HTML that nobody cleaned yet comes with it', async () => {
  const { sync, sent, render } = begun(contentOf(one));
  sync.begin(false);
  await jest.advanceTimersByTimeAsync(0);
  render.mockRejectedValueOnce(new Error('The API is away'));
  sync.change(contentOf(block('one', '<b>New')));
  await jest.advanceTimersByTimeAsync(100);
  sync.change(contentOf({ ...block('one', '<b>New'), texts: { 'en-GB': { title: 'Title' } } }));
  await jest.advanceTimersByTimeAsync(100);
  expect(sent.slice(2)).toMatchObject([{ type: 'blocks' }]);
});

test('keys that follow each other at once are rendered once, the last of them', async () => {
  const { sync, sent, render } = begun(contentOf(one));
  sync.begin(false);
  await jest.advanceTimersByTimeAsync(0);
  for (const title of ['N', 'Ne', 'New']) sync.change(contentOf(block('one', title)));
  await jest.advanceTimersByTimeAsync(100);
  expect(render).toHaveBeenCalledTimes(2);
  expect(sent[2]).toMatchObject({ blocks: [{ content: { text: 'New' } }] });
});

test('a rendering that is overtaken is shown no more', async () => {
  const { sync, sent, render } = begun(contentOf(one));
  sync.begin(false);
  await jest.advanceTimersByTimeAsync(0);
  const answers: ((page: Page) => void)[] = [];
  render.mockImplementationOnce(() => new Promise((resolve) => answers.push(resolve)));
  sync.change(contentOf(block('one', 'First')));
  await jest.advanceTimersByTimeAsync(50);
  sync.change(contentOf(block('one', 'Second')));
  await jest.advanceTimersByTimeAsync(50);
  answers[0]?.(pageOf(contentOf(block('one', 'First'))));
  await jest.advanceTimersByTimeAsync(50);
  expect(sent.slice(2)).toMatchObject([{ blocks: [{ content: { text: 'Second' } }] }]);
});

test('what could not be rendered is said, and comes with the next change', async () => {
  const { sync, sent, states, render } = begun(contentOf(one, two));
  sync.begin(false);
  await jest.advanceTimersByTimeAsync(0);
  render.mockRejectedValueOnce(new Error('The API is away'));
  sync.change(contentOf(block('one', 'Lost'), two));
  await jest.advanceTimersByTimeAsync(50);
  expect(states).toEqual([true, false]);
  sync.change(contentOf(block('one', 'Lost'), block('two', 'New')));
  await jest.advanceTimersByTimeAsync(50);
  expect(idsOf(sent[2])).toEqual(['one', 'two']);
  expect(states).toEqual([true, false, true]);
});
