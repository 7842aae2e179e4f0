import { testRemotes, testTemplate } from '../page/context.testing';
import type { LoadNote } from './notebook';
import { regionsOf } from './regions';

const { siteMap } = testRemotes(
  {},
  {
    templates: [testTemplate('quote', { hydrate: 'never' }), testTemplate('gallery', { hydrate: 'visible' })],
    mounts: [{ path: '/showroom', remote: 'mf-stock', expose: './routes' }],
    slots: { navigation: { remote: 'mf-navigation', expose: './navigation' } },
    pins: [
      { remote: 'mf-test', version: '1.0.0-a', container: 'a', entry: '', integrity: '', exposes: {} },
      { remote: 'mf-navigation', version: '1.0.0-b', container: 'b', entry: '', integrity: '', exposes: {} },
    ],
  },
);

function regionsIn(html: string, path = '/', loads: readonly LoadNote[] = [], waiting: readonly string[] = []) {
  document.body.innerHTML = html;
  return regionsOf({
    root: document,
    map: siteMap,
    path,
    notes: { loads: new Map(loads.map((load) => [`${load.remote} ${load.expose}`, load])), bus: [] },
    isWaiting: ({ id }) => waiting.includes(id),
  });
}

test('slots and blocks are named with the remote and version that drew them, from top to bottom', () => {
  const regions = regionsIn(
    '<div id="slot-navigation"></div><main id="content"><div id="a" data-block="quote"></div></main>',
  );
  expect(regions).toMatchObject([
    { kind: 'slot', name: 'navigation', remote: 'mf-navigation', version: '1.0.0-b', hydrate: 'interaction' },
    { kind: 'block', name: 'quote', remote: 'mf-test', version: '1.0.0-a', hydrate: 'never', state: 'static' },
  ]);
});

test('the content of a mounted path belongs to its remote', () => {
  expect(regionsIn('<main id="content"></main>', '/showroom/42')).toMatchObject([
    { kind: 'mount', name: '/showroom', remote: 'mf-stock', state: 'alive' },
  ]);
  expect(regionsIn('<main id="content"></main>', '/offers')).toEqual([]);
});

test.each([
  ['waits for its moment', '<div id="a" data-block="gallery"></div>', [], ['a'], { state: 'waiting', ms: undefined }],
  [
    'was taken over',
    '<div id="a" data-block="gallery"></div>',
    [{ remote: 'mf-test', expose: './block/gallery', ms: 12 }],
    [],
    { state: 'alive', ms: 12 },
  ],
  [
    'could not be had',
    '<div id="a" data-block="gallery"></div>',
    [{ remote: 'mf-test', expose: './block/gallery', ms: 12, failure: 'gone' }],
    [],
    { state: 'fallback', ms: undefined, failure: 'gone' },
  ],
  [
    'broke on the server',
    '<div id="a" data-block="quote"><div data-block-failed></div></div>',
    [],
    [],
    { state: 'fallback' },
  ],
])('a block that %s says so', (_case, html, loads, waiting, expected) => {
  expect(regionsIn(html, '/', loads, waiting)).toMatchObject([expected]);
});

test('a block that nobody of the site map has is left out', () => {
  expect(regionsIn('<div id="a" data-block="gone"></div>')).toEqual([]);
});
