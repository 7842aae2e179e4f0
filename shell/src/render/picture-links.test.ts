import { parsePictureLinks, pictureLinkHeader } from './picture-links';

const LINK =
  '<link rel="preload" as="image" fetchPriority="high" imageSrcSet="/a-640.webp 640w, /a-960.webp?x=1&amp;y=2 960w" imageSizes="(min-width: 700px) 45vw, 92vw"/>';

test('links that HTML begins with are taken from it, as they are meant', () => {
  expect(parsePictureLinks(`${LINK}<p>Text</p>${LINK}`)).toEqual({
    links: [
      {
        fetchPriority: 'high',
        imageSrcSet: '/a-640.webp 640w, /a-960.webp?x=1&y=2 960w',
        imageSizes: '(min-width: 700px) 45vw, 92vw',
      },
    ],
    rest: `<p>Text</p>${LINK}`,
  });
});

test('a page says in its header which picture its head asks for', () => {
  const html = `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${LINK}<style>p{}</style>`;
  expect(pictureLinkHeader(html)).toBe(
    '</a-640.webp>; rel=preload; as=image; imagesrcset="/a-640.webp 640w, /a-960.webp?x=1&y=2 960w"; ' +
      'imagesizes="(min-width: 700px) 45vw, 92vw"; fetchpriority="high"',
  );
  const single = '<link rel="preload" as="image" href="/b.webp"/>';
  expect(pictureLinkHeader(`<head>${single}${LINK}`)).toMatch(/^<\/b\.webp>; rel=preload; as=image, <\/a-640\.webp>;/);
});

test('without such a picture, or with an address that no header can have, there is none', () => {
  expect(pictureLinkHeader('<head><link rel="icon" href="/favicon.svg"/>')).toBeUndefined();
  expect(pictureLinkHeader('<head><link rel="preload" as="image" href="/é.webp"/>')).toBeUndefined();
  expect(pictureLinkHeader('<head><link rel="preload" as="image" href="/a\r\nset-cookie: b=c"/>')).toBeUndefined();
});
