import type { ContentBlock, PageContent } from '@showroom/contracts/content/page-content';
import { exampleBlock } from '../examples';
import {
  canAddPlace,
  placesOf,
  placesOfBlock,
  withLanguage,
  withoutPlace,
  withPlaceAdded,
  withPlaceMoved,
  withPlaceShown,
} from './block-places';
import { withBlockMoved } from './page-edit';

/** A stands first and last, B and C between. */
const a = exampleBlock('a', 1, {
  positions: [
    { id: 'a1', sequence: 1 },
    { id: 'a2', sequence: 4 },
  ],
  active_positions: ['a1'],
});
const page: PageContent = { values: {}, texts: {}, blocks: [a, exampleBlock('b', 2), exampleBlock('c', 3)] };
const order = (content: PageContent) => placesOf(content).map(({ block }) => block);
const inPage = (content: PageContent) => content.blocks.find(({ id }) => id === 'a') ?? a;

test('a block stands at each of its places, seen at some of them', () => {
  expect(placesOfBlock(placesOf(page), a)).toEqual([
    { id: 'a1', index: 0, isShown: true },
    { id: 'a2', index: 3, isShown: false },
  ]);
});

test.each([
  ['one of its places', withPlaceMoved(page, 3, 2), 'abac'],
  ['its first place behind the second', withPlaceMoved(page, 0, 3), 'bcaa'],
  ['the block by its first place', withBlockMoved(page, 0, 1), 'baca'],
  ['nothing beyond the end', withPlaceMoved(page, 3, 4), 'abca'],
])('a move takes %s', (_, content, expected) => {
  expect(order(content).join('')).toBe(expected);
});

test('a place that moves is seen as before', () => {
  const content = withPlaceMoved(page, 0, 3);
  expect(placesOfBlock(placesOf(content), inPage(content))).toEqual([
    { id: 'a2', index: 2, isShown: false },
    { id: 'a1', index: 3, isShown: true },
  ]);
});

test('a block comes once more at the end, and leaves a place without a gap', () => {
  const added = withPlaceAdded(page, a);
  expect([order(added).join(''), inPage(added).active_positions]).toEqual(['abcaa', ['a1', expect.any(String)]]);
  const removed = withoutPlace(page, a, 'a1');
  expect([order(removed).join(''), inPage(removed)]).toEqual([
    'bca',
    { ...a, positions: [{ id: 'a2', sequence: 3 }], active_positions: [] },
  ]);
});

test('a block has as many places as the API takes', () => {
  const positions = Array.from({ length: 20 }, (_, index) => ({ id: `p${index}`, sequence: index + 1 }));
  expect([canAddPlace(a), canAddPlace({ ...a, positions })]).toEqual([true, false]);
});

test('a place is shown and hidden by itself', () => {
  const shown = withPlaceShown(a, 'a2', true);
  expect([shown.active_positions, withPlaceShown(shown, 'a1', false).active_positions]).toEqual([['a1', 'a2'], ['a2']]);
});

test.each<[string, ContentBlock, string, boolean, readonly string[] | undefined]>([
  ['loses a language', a, 'ar-AE', false, ['en-AE']],
  ['has a second one again, which are all', { ...a, languages: ['en-AE'] }, 'ar-AE', true, undefined],
])('a block %s', (_, block, locale, isShown, expected) => {
  expect(withLanguage(block, locale, { isShown, locales: ['en-AE', 'ar-AE'] }).languages).toEqual(expected);
});
