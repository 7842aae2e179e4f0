import { foreignOrigins, isAllowedSource, type SourceKind } from './foreign-origins';

const ORIGINS = foreignOrigins({
  'content.picture_origins': ['https://PICTURES.test:443', 'https://pictures.test'],
  'content.film_origins': ['https://films.test:8443'],
  'content.frame_origins': ['https://frames.test', 'https://wrong.test:99999'],
  'stock_locator.photo_origins': ['https://photos.test'],
});

test('origins are written as browsers compare them, each once, and what is none is left out', () => {
  expect(ORIGINS).toEqual({
    picture: ['https://pictures.test', 'https://photos.test'],
    film: ['https://films.test:8443'],
    frame: ['https://frames.test'],
  });
  expect(foreignOrigins(undefined)).toEqual({ picture: [], film: [], frame: [] });
});

test.each<[SourceKind, string, boolean]>([
  ['picture', '/media/a.jpg', true],
  ['picture', 'https://pictures.test/a.jpg', true],
  ['picture', '//pictures.test/a.jpg', true],
  ['picture', ' https://photos.test/a.jpg', true],
  ['picture', 'http://pictures.test/a.jpg', false],
  ['picture', 'https://pictures.test:8443/a.jpg', false],
  ['picture', 'https://sub.pictures.test/a.jpg', false],
  ['picture', 'https://pictures.test@evil.test/a.jpg', false],
  ['picture', '\\\\evil.test/a.jpg', false],
  ['picture', 'data:image/png;base64,AA', false],
  ['picture', 'blob:https://site.invalid/1', false],
  ['picture', 'https://frames.test/a.jpg', false],
  ['film', 'https://films.test:8443/a.mp4', true],
  ['film', 'https://films.test/a.mp4', false],
  ['frame', 'https://frames.test/embed', true],
  ['frame', '/stock', false],
  ['frame', 'https://', false],
])('a %s from %s: %p', (kind, address, isAllowed) => {
  expect(isAllowedSource(kind, address, ORIGINS)).toBe(isAllowed);
});
