import type { PageContent } from '@showroom/contracts/content/page-content';
import { exampleContent, examplePage } from '../examples';
import { NO_HISTORY, recorded, redone, undone } from './edit-history';
import { restoreEdit, storeEdit } from './stored-edit';

const start = exampleContent;
/** The content with a text in its first block. */
const typed = (text: string, index = 0): PageContent => ({
  ...start,
  blocks: start.blocks.map((block, at) =>
    at === index ? { ...block, texts: { ...block.texts, 'en-GB': { title: text } } } : block,
  ),
});
const withoutBlocks: PageContent = { ...start, blocks: [] };

test('what is typed into one block without a pause is undone at once, and done again', () => {
  const first = recorded(NO_HISTORY, { before: start, after: typed('N'), now: 0 });
  const second = recorded(first, { before: typed('N'), after: typed('New'), now: 500 });
  const back = undone(second, typed('New'));
  expect(back?.content).toBe(start);
  expect(back && redone(back.history, back.content)?.content).toEqual(typed('New'));
  expect(back && undone(back.history, back.content)).toBeUndefined();
});

test('after a pause, and with every other change, a new step begins', () => {
  const first = recorded(NO_HISTORY, { before: start, after: typed('N'), now: 0 });
  const paused = recorded(first, { before: typed('N'), after: typed('New'), now: 5000 });
  expect(paused.past).toHaveLength(2);
  const removed = recorded(paused, { before: typed('New'), after: withoutBlocks, now: 5100 });
  expect(undone(removed, withoutBlocks)?.content).toEqual(typed('New'));
});

test('a change after one that was undone leaves nothing to do again', () => {
  const first = recorded(NO_HISTORY, { before: start, after: typed('N'), now: 0 });
  const back = undone(first, typed('N'));
  const next = back && recorded(back.history, { before: start, after: typed('Other'), now: 9000 });
  expect(next && redone(next, typed('Other'))).toBeUndefined();
});

test('a tab that is loaded anew finds what was written, on the revision that it was written on', () => {
  const page = examplePage({ content: start });
  storeEdit({ page, content: typed('New'), history: { past: [start], future: [] } });
  const found = restoreEdit(page.id, page.attributes.revision);
  expect([found?.present, found?.past]).toEqual([typed('New'), [start]]);
  expect(restoreEdit(page.id, page.attributes.revision + 1)).toBeUndefined();
  storeEdit({ page, content: page.attributes.content, history: NO_HISTORY });
  expect(restoreEdit(page.id, page.attributes.revision)).toBeUndefined();
});

test('of a large page the latest steps are stored', () => {
  const large = typed('x'.repeat(400_000));
  const page = examplePage({ content: start });
  storeEdit({ page, content: large, history: { past: [typed('1'), typed('2'), large, large], future: [] } });
  const found = restoreEdit(page.id, page.attributes.revision);
  expect(found?.past).toEqual([large, large]);
});
