import { blockViewsOf, forBrowser, forBrowserBlock, isPageData } from './page-data';
import { testPage, testView } from './page-data.testing';

test('a static block leaves its content and data behind, one with behaviour takes them along', () => {
  const page = testPage([
    testView('quote', { hydrate: 'never', scrollId: 'words' }),
    testView('carousel', { hydrate: 'visible', data: [1, 2] }),
    { status: 'failed', id: 'f', template: 'news', scrollId: '' },
  ]);
  const { blocks, ...rest } = forBrowser(page);
  expect(blocks).toEqual([
    { status: 'static', id: 'quote-1', template: 'quote', scrollId: 'words' },
    page.blocks[1],
    page.blocks[2],
  ]);
  expect(rest).toEqual({ id: page.id, attributes: page.attributes });
  expect(JSON.stringify(blocks[0])).not.toContain('content');
});

test.each(['visible', 'idle', 'load'] as const)('a block that is hydrated at "%s" stays as it is', (hydrate) => {
  const view = testView('quote', { hydrate });
  expect(forBrowserBlock(view)).toBe(view);
});

test('blocks are found in a page and in a list of exhibits, and nowhere else', () => {
  const view = testView('quote');
  expect(blockViewsOf(testPage([view]))).toEqual([view]);
  expect(blockViewsOf([{ label: 'Quote', view }, { label: 'none' }, null])).toEqual([view]);
  for (const other of [undefined, null, 'text', {}, { blocks: [view] }]) expect(blockViewsOf(other)).toEqual([]);
});

test.each([
  [testPage([]), true],
  [{ blocks: [] }, false],
  [null, false],
  ['page', false],
])('%j as page data: %s', (value, expected) => expect(isPageData(value)).toBe(expected));
