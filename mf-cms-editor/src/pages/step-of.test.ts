import type { PageContent } from '@showroom/contracts/content/page-content';
import { exampleContent } from '../examples';
import { stepOf } from './step-of';

const start = exampleContent;
const typed = (symbol: string, value: unknown): PageContent => ({
  ...start,
  blocks: start.blocks.map((block, index) =>
    index === 0
      ? { ...block, texts: { ...block.texts, 'en-GB': { ...block.texts['en-GB'], [symbol]: value } } }
      : block,
  ),
});
const names = { block: (template: string) => `name of ${template}`, blocks: 'the blocks', page: 'the page' };
const step = (before: PageContent, after: PageContent) => stepOf(before, after, names);
const block = `name of ${start.blocks[0]?.template}`;

test('texts of one field are of one key, and say in which block they are', () => {
  const [first, second] = [step(start, typed('title', 'N')), step(typed('title', 'N'), typed('title', 'New'))];
  expect(first).toEqual({ name: block, key: 'blocks.0.texts.en-GB.title' });
  expect(second).toEqual(first);
  expect(step(start, typed('subtitle', 'N')).key).toBe('blocks.0.texts.en-GB.subtitle');
});

test('what is no text is a step each time', () => {
  expect(step(start, typed('image', { src: '/media/a', alt: '' })).key).toBeUndefined();
  expect(step(start, typed('columns', 3))).toEqual({ name: block, key: undefined });
});

test('blocks that come and go are named as such, and so is the page', () => {
  expect(step(start, { ...start, blocks: [] })).toEqual({ name: 'the blocks', key: undefined });
  expect(step(start, { ...start, values: { ...start.values, theme: 'dark-theme' } }).name).toBe('the page');
});
