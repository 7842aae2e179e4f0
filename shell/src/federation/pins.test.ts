import { testTemplate } from '../page/context.testing';
import { testComposition, testRelease } from '../site/compositions.testing';
import { mountOf, NO_FILE, pinForPage, siteMapForBrowser, siteMapIn, siteMapOf } from './pins';

const asset = (path: string) => ({ path, integrity: `sha384-of-${path}`, bytes: 1 });
const stock = testRelease({
  web: { entry: 'web/remoteEntry.js', assets: ['web/remoteEntry.js', 'web/routes.js', 'web/routes.css'].map(asset) },
  remote: 'mf-stock-locator',
  version: '1.0.0-aaaaaaaa',
  exposes: [
    { name: './routes', kind: 'routes', contract: 1, scripts: ['web/routes.js'], styles: ['web/routes.css'] },
    { name: './block/stock', kind: 'block', contract: 1, scripts: [], styles: [] },
  ],
  mounts: [{ path: '/showroom', expose: './routes' }],
  templates: [{ ...testTemplate('stock') }],
});
const order = testRelease({
  remote: 'mf-order-online',
  version: '1.0.0-bbbbbbbb',
  mounts: [{ path: '/showroom-order-online', expose: './routes' }],
  templates: [{ ...testTemplate('stock', { name: 'second' }) }, { ...testTemplate('order') }],
  slots: [{ slot: 'footer', expose: './footer' }],
});
const navigation = testRelease({
  remote: 'mf-navigation',
  slots: [
    { slot: 'footer', expose: './other-footer' },
    { slot: 'navigation', expose: './navigation' },
  ],
});

const map = siteMapOf(testComposition('abc', 'international', [stock, order, navigation]));

test('a browser gets templates only of blocks that govern or whose modules bring none, and nothing for editors', () => {
  const contracts = { stock: 1, order: 2, tabs: 2 };
  const release = testRelease({
    exposes: Object.entries(contracts).map(([key, contract]) => {
      return { name: `./block/${key}`, kind: 'block' as const, contract, scripts: [], styles: [] };
    }),
    templates: [
      { ...testTemplate('stock') },
      { ...testTemplate('order') },
      { ...testTemplate('tabs', { governs: { by: 'count', field: 'count', label: 'title' } }) },
    ],
  });
  const { blocks } = siteMapForBrowser(siteMapOf(testComposition('abc', 'au', [release])), 'en-AU');
  expect(Object.keys(blocks['order'] ?? {})).toEqual(['remote', 'hydrate']);
  expect(Object.keys(blocks['stock']?.template ?? {})).toEqual(['version', 'fields']);
  expect(blocks['tabs']?.template?.governs).toEqual({ by: 'count', field: 'count', label: 'title' });
});

test('a mount is found by whole segments', () => {
  const remoteOf = (path: string) => mountOf(map, path)?.remote;
  expect(remoteOf('/showroom')).toBe('mf-stock-locator');
  expect(remoteOf('/showroom/vehicle/1')).toBe('mf-stock-locator');
  expect(remoteOf('/showroom-order-online')).toBe('mf-order-online');
  expect(remoteOf('/showroom-order-online/1/checkout')).toBe('mf-order-online');
  expect(remoteOf('/showroom-new')).toBeUndefined();
  expect(remoteOf('/showrooms')).toBeUndefined();
  expect(remoteOf('/')).toBeUndefined();
});

test('of two mounts the longer one serves', () => {
  const mounts = [
    { path: '/cms', expose: './routes' },
    { path: '/cms/media', expose: './media' },
  ];
  const nested = siteMapOf(testComposition('abc', 'au', [testRelease({ mounts })]));
  expect(mountOf(nested, '/cms/media/1')?.expose).toBe('./media');
  expect(mountOf(nested, '/cms/pages')?.expose).toBe('./routes');
});

test('of two remotes with the same slot or template the first one fills it', () => {
  expect(map.slots).toEqual({
    footer: {
      remote: 'mf-order-online',
      expose: './footer',
      instead: [{ remote: 'mf-navigation', expose: './other-footer' }],
    },
    navigation: { remote: 'mf-navigation', expose: './navigation' },
  });
  expect(map.blocks['stock']).toMatchObject({ remote: 'mf-stock-locator', template: { name: 'stock' } });
  expect(map.blocks['order']?.remote).toBe('mf-order-online');
});

test.each([
  { key: 'x' },
  { key: 'x', fields: [] },
  { key: 'x', fields: 'none', hydrate: 'load' },
  { key: 'x', fields: [], hydrate: 'sometimes' },
])('a template such as %j is left out, and the page stands without it', (template) => {
  const broken = siteMapOf(testComposition('abc', 'au', [testRelease({ templates: [template] })]));
  expect(broken.blocks).toEqual({});
});

test('a page carries of a pin what its browser asks for by itself: the entry and the style sheets of what it uses', () => {
  const [pin] = map.pins;
  if (!pin) throw new Error('There is no pin');
  const style = 'http://registry.test/releases/mf-stock-locator/1.0.0-aaaaaaaa/web/routes.css';
  expect(pinForPage(pin, ['./routes'])).toEqual({
    ...pin,
    exposes: { './routes': { scripts: [], styles: [style], integrity: { [style]: 'sha384-of-web/routes.css' } } },
  });
});

test('a style sheet that stands in the page is not named a second time', () => {
  const [pin] = map.pins;
  if (!pin) throw new Error('There is no pin');
  const style = 'http://registry.test/releases/mf-stock-locator/1.0.0-aaaaaaaa/web/routes.css';
  expect(pinForPage(pin, ['./routes'], [style]).exposes).toEqual({
    './routes': { scripts: [], styles: [], integrity: {} },
  });
});

test('a file without a hash, or with an empty one, has the hash of no file', () => {
  const nothing = { path: 'web/remoteEntry.js', integrity: '', bytes: 1 };
  const release = testRelease({
    web: { entry: 'web/remoteEntry.js', assets: [nothing] },
    exposes: [{ name: './routes', kind: 'routes', contract: 1, scripts: ['web/a.js'], styles: ['web/a.css'] }],
  });
  const [pin] = siteMapOf(testComposition('abc', 'au', [release])).pins;
  expect(pin?.integrity).toBe(NO_FILE);
  expect(Object.values(pin?.exposes['./routes']?.integrity ?? {})).toEqual([NO_FILE, NO_FILE]);
  expect(pin && Object.values(pinForPage(pin, ['./routes']).exposes['./routes']?.integrity ?? {})).toEqual([NO_FILE]);
});

test('a release whose files leave its folder by dots is refused with the address', () => {
  const release = testRelease({
    web: { entry: 'web/remoteEntry.js', assets: [] },
    exposes: [{ name: './routes', kind: 'routes', contract: 1, scripts: ['../../mf-other/1/a.js'], styles: [] }],
  });
  const [pin] = siteMapOf(testComposition('abc', 'au', [release])).pins;
  expect(pin?.exposes['./routes']?.refused).toMatch(/is not used: .*mf-other\/1\/a\.js lies outside of/);
});

test('a pin has absolute addresses and the hash of its entry', () => {
  const base = 'http://registry.test/releases/mf-stock-locator/1.0.0-aaaaaaaa';
  expect(map.pins[0]).toEqual({
    remote: 'mf-stock-locator',
    version: '1.0.0-aaaaaaaa',
    container: 'mf_stock_locator_aaaaaaaa',
    entry: `${base}/web/remoteEntry.js`,
    integrity: 'sha384-of-web/remoteEntry.js',
    exposes: {
      './routes': {
        scripts: [`${base}/web/routes.js`],
        styles: [`${base}/web/routes.css`],
        integrity: {
          [`${base}/web/routes.js`]: 'sha384-of-web/routes.js',
          [`${base}/web/routes.css`]: 'sha384-of-web/routes.css',
        },
      },
      './block/stock': { scripts: [], styles: [], integrity: {} },
    },
  });
});

test('the composition says which of several remotes fills a slot', () => {
  const chosen = siteMapOf({
    ...testComposition('abc', 'ae', [stock, order, navigation]),
    slots: { footer: 'mf-navigation', navigation: 'mf-gone' },
  });
  expect(chosen.slots).toEqual({
    footer: {
      remote: 'mf-navigation',
      expose: './other-footer',
      instead: [{ remote: 'mf-order-online', expose: './footer' }],
    },
    navigation: { remote: 'mf-navigation', expose: './navigation' },
  });
});

test('an expose of a contract that nobody serves any more says so, and those beside it are as they were', () => {
  const exposes = stock.exposes.map((expose) => ({ ...expose, contract: expose.kind === 'block' ? 0 : 1 }));
  const [pin] = siteMapOf(testComposition('abc', 'au', [{ ...stock, exposes }])).pins;
  expect(pin?.exposes['./block/stock']?.refused).toBe(
    'mf-stock-locator ./block/stock is built for version 0 of the block contract; supported: 1 and 2',
  );
  expect(pin?.exposes['./routes']?.refused).toBeUndefined();
});

const spoken = testRelease({
  remote: 'mf-stock-locator',
  version: '1.0.0-aaaaaaaa',
  web: {
    entry: 'web/remoteEntry.0a.js',
    assets: [
      'remoteEntry.0a.js',
      'remoteEntry.0a_ar.js',
      'remoteEntry.0a_en.js',
      'a.1b.js',
      'a.1b_ar.js',
      'b.2c.js',
    ].map((file) => asset(`web/${file}`)),
  },
  exposes: [
    { name: './routes', kind: 'routes', contract: 1, scripts: ['web/a.1b.js', 'web/b.2c.js'], styles: ['web/a.css'] },
  ],
});

test('a page has the entry of its language, and of each script the one with its messages', () => {
  const folder = 'http://registry.test/releases/mf-stock-locator/1.0.0-aaaaaaaa/web';
  const all = siteMapOf(testComposition('abc', 'ae', [spoken]));
  const [pin] = siteMapIn(all, 'ar-AE').pins;
  expect(pin).not.toHaveProperty('languages');
  expect(pin?.entry).toBe(`${folder}/remoteEntry.0a_ar.js`);
  expect(pin?.integrity).toBe('sha384-of-web/remoteEntry.0a_ar.js');
  const { scripts = [], integrity = {} } = pin?.exposes['./routes'] ?? {};
  expect(scripts).toEqual([`${folder}/a.1b_ar.js`, `${folder}/b.2c.js`]);
  expect(scripts.map((url) => integrity[url])).toEqual(['sha384-of-web/a.1b_ar.js', 'sha384-of-web/b.2c.js']);
  expect(siteMapIn(all, 'ar-AE')).toBe(siteMapIn(all, 'ar-AE'));
  // A browser that fetches the map loads the same files.
  const [fetched] = siteMapForBrowser(all, 'ar-AE').pins;
  expect([fetched?.entry, fetched?.integrity]).toEqual([pin?.entry, pin?.integrity]);
});

test('a page in a language that a remote has no files of has the messages of all', () => {
  const all = siteMapOf(testComposition('abc', 'ua', [spoken]));
  const [pin] = siteMapIn(all, 'uk-UA').pins;
  expect(pin?.entry).toMatch(/remoteEntry\.0a\.js$/);
  expect(pin?.exposes['./routes']?.scripts.join()).not.toMatch(/_ar/);
});
