import { isFilmReference, isMediaValue, mediaIdsIn } from './media-value';

test.each([
  [{ media: 'a1' }, true],
  [{ media: 'a1', alt: 'A car', decorative: false }, true],
  [{ src: '/media/heroes/a/b/c', alt: '' }, false],
  [{ media: '../a' }, false],
  [{ media: '' }, false],
  [{ media: 'a1', alt: 3 }, false],
  [{ media: 'a1', decorative: 'yes' }, false],
  [{ media: 'a1', kind: 'film' }, false],
  ['a1', false],
  [null, false],
])('%j is a picture of the library: %s', (value, expected) => {
  expect(isMediaValue(value)).toBe(expected);
});

test.each([
  [{ media: 'a1', kind: 'film' }, true],
  [{ media: 'a1' }, false],
  [{ media: '../a', kind: 'film' }, false],
  [{ media: 'a1', kind: 'captions' }, false],
  ['/a.mp4', false],
  [undefined, false],
])('%j is a film of the library: %s', (value, expected) => {
  expect(isFilmReference(value)).toBe(expected);
});

test('pictures and films are found wherever they stand, each once', () => {
  const content = {
    values: { image_id: { media: 'a' } },
    blocks: [
      {
        values: {},
        texts: { ar: { image: { media: 'b' } } },
        groups: [{ values: { image: { media: 'a' }, film: { media: 'c', kind: 'film' } } }],
      },
    ],
  };
  const { image, film } = mediaIdsIn(content);
  expect([[...image].toSorted(), [...film]]).toEqual([['a', 'b'], ['c']]);
});
