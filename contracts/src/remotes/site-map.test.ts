import { siteMap, slotsNow } from './site-map';

const map = {
  id: 'c1',
  origin: 'http://127.0.0.1:4100',
  mounts: [{ path: '/showroom', remote: 'mf-one', expose: './routes' }],
  slots: { footer: { remote: 'mf-two', expose: './footer', instead: [{ remote: 'mf-one', expose: './footer' }] } },
  blocks: {
    intro: { remote: 'mf-one', hydrate: 'never', template: { fields: [{ field_type: 'Newer' }], version: 2 } },
    outro: { remote: 'mf-one', hydrate: 'visible' },
  },
  pins: [
    {
      remote: 'mf-one',
      version: '1.0.0',
      container: 'mf_one_1',
      entry: 'http://127.0.0.1:4100/releases/mf-one/1.0.0/web/entry.js',
      integrity: 'sha384-a',
      exposes: { './routes': { scripts: [], styles: [], integrity: {} } },
    },
  ],
};

test('a map is taken as it was sent, with a template that has newer fields', () => {
  expect(siteMap.parse(map)).toEqual(map);
});

test.each([
  ['no pins', { ...map, pins: undefined }],
  ['a pin without an entry', { ...map, pins: [{ ...map.pins[0], entry: undefined }] }],
  ['a block that says nothing of its code', { ...map, blocks: { intro: { remote: 'mf-one' } } }],
  ['a template without fields', { ...map, blocks: { intro: { ...map.blocks.intro, template: {} } } }],
  ['an error document', { status: 503, title: 'The site is starting' }],
])('a map with %s is refused', (_what, sent) => {
  expect(siteMap.safeParse(sent).success).toBe(false);
});

test('what fills the slots now is the part of the map that it needs', () => {
  const { id, origin, slots, pins } = map;
  expect(slotsNow.parse({ id, origin, slots, pins })).toEqual({ id, origin, slots, pins });
});
