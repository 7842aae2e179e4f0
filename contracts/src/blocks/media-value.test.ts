import { isMediaValue, mediaIdsIn } from './media-value';

test.each([
  [{ media: 'a1' }, true],
  [{ media: 'a1', alt: 'A car', decorative: false }, true],
  [{ src: '/media/heroes/a/b/c', alt: '' }, false],
  [{ media: '../a' }, false],
  [{ media: '' }, false],
  [{ media: 'a1', alt: 3 }, false],
  [{ media: 'a1', decorative: 'yes' }, false],
  ['a1', false],
  [null, false],
])('%j is a picture of the library: %s', (value, expected) => {
  expect(isMediaValue(value)).toBe(expected);
});

test('pictures are found wherever they stand, each once', () => {
  const content = {
    values: { image_id: { media: 'a' } },
    blocks: [{ values: {}, texts: { ar: { image: { media: 'b' } } }, groups: [{ values: { image: { media: 'a' } } }] }],
  };
  expect([...mediaIdsIn(content)].toSorted()).toEqual(['a', 'b']);
});
