import type { PageContent } from '@showroom/contracts/content/page-content';
import { exampleBlock } from '../examples';
import { isAnyShown, withBlocksCopied, withBlocksDropped, withBlocksShown, withBlocksStepped } from './blocks-edit';

const content: PageContent = {
  values: {},
  texts: {},
  blocks: ['a', 'b', 'c', 'd'].map((id, index) => exampleBlock(id, index + 1)),
};
const order = ({ blocks }: PageContent) => blocks.map(({ id }) => (id.length === 1 ? id : 'copy')).join(' ');

test.each([
  [['b', 'c'], -1, 'b c a d'],
  [['a', 'c'], -1, 'a c b d'],
  [['b', 'd'], 1, 'a c b d'],
  [['a', 'b'], 1, 'c a b d'],
  [['a', 'b'], -1, 'a b c d'],
] as const)('%j one place by %d', (ids, by, expected) => {
  expect(order(withBlocksStepped(content, ids, by))).toBe(expected);
});

test.each([
  [['a', 'c'], 'd', 'after', 'b d a c'],
  [['b', 'd'], 'a', 'before', 'b d a c'],
  [['a'], 'c', 'before', 'b a c d'],
  [['a', 'c'], 'c', 'after', 'a b c d'],
] as const)('%j let go at %s, %s', (ids, over, half, expected) => {
  const after = withBlocksDropped(content, ids, over, half);
  expect(order(after)).toBe(expected);
  expect(after.blocks.map(({ positions }) => positions[0]?.sequence)).toEqual([1, 2, 3, 4]);
});

test('copies stand together behind the last block', () => {
  expect(order(withBlocksCopied(content, ['a', 'c']))).toBe('a b c copy copy d');
});

test('blocks are hidden together and shown again', () => {
  const hidden = withBlocksShown(content, ['a', 'b'], false);
  expect(isAnyShown(hidden, ['a', 'b'])).toBe(false);
  expect(isAnyShown(hidden, ['b', 'c'])).toBe(true);
  expect(withBlocksShown(hidden, ['a', 'b'], true)).toEqual(content);
});
