import type { ContentBlock, PageContent } from '@showroom/contracts/content/page-content';
import { changedBlocks } from './changed-blocks';

const block = (id: string, rest: Partial<ContentBlock> = {}): ContentBlock => ({
  id,
  template: 'snippet',
  template_version: 1,
  positions: [{ id: `at-${id}`, sequence: 1 }],
  active_positions: [`at-${id}`],
  values: {},
  texts: {},
  groups: [],
  ...rest,
});
const [one, two] = [block('one'), block('two')];
const page: PageContent = { values: {}, texts: {}, blocks: [one, two] };
const withBlocks = (...blocks: readonly ContentBlock[]): PageContent => ({ ...page, blocks: [...blocks] });

test('a block with another text is the only one that changed', () => {
  const typed = { ...two, texts: { 'en-GB': { title: 'New' } } };
  expect(changedBlocks(page, withBlocks(one, typed))).toEqual([typed]);
  expect(changedBlocks(page, page)).toEqual([]);
});

test.each([
  ['added', withBlocks(one, two, block('three'))],
  ['removed', withBlocks(one)],
  ['moved', withBlocks(two, one)],
  ['hidden', withBlocks(one, { ...two, active_positions: [] })],
  ['shown to one language alone', withBlocks(one, { ...two, languages: ['fr-FR'] })],
])('a block that is %s changes the whole page', (_what, after) => {
  expect(changedBlocks(page, after)).toBeUndefined();
});

test("a page's own texts change the whole page", () => {
  expect(changedBlocks(page, { ...page, texts: { 'en-GB': { title: 'New' } } })).toBeUndefined();
});
