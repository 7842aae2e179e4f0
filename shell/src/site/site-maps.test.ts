/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { template } from '@showroom/contracts/blocks/template';
import fastify from 'fastify';
import { siteMapOf } from '../federation/pins';
import { testComposition, testRelease } from './compositions.testing';
import { registerSiteMaps } from './site-maps';

/** Two words each, as blocks are called. */
const FIRST = [
  'hero',
  'section',
  'retailer',
  'vehicle',
  'parallax',
  'gallery',
  'offer',
  'finance',
  'image',
  'service',
  'video',
];
const SECOND = ['banner', 'carousel', 'cards', 'tabs', 'slider', 'list', 'details', 'form', 'calculator'];
const KEYS = FIRST.flatMap((first) => SECOND.map((second) => `${first}-${second}`));

const styleOf = (key: string) => `web/__federation_expose_block__${key.replaceAll('-', '_')}.css`;
const hashed = (path: string, algorithm: string, bytes: number) => ({
  path,
  integrity: `${algorithm}-${randomBytes(bytes).toString('base64')}`,
  bytes: 1,
});

const blocks = testRelease({
  remote: 'mf-blocks',
  version: '1.0.0-0a1b2c3d',
  web: {
    entry: 'web/remoteEntry.js',
    assets: [hashed('web/remoteEntry.js', 'sha384', 48), ...KEYS.map((key) => hashed(styleOf(key), 'sha256', 32))],
  },
  exposes: KEYS.map((key) => ({
    name: `./block/${key}`,
    kind: 'block',
    contract: 2,
    scripts: [],
    styles: [styleOf(key)],
  })),
  templates: KEYS.map((key, index) => ({
    ...template({
      key,
      name: `The block ${key}`,
      description: 'What an editor reads before choosing it.',
      short_description: 'Shown in the list.',
      group: 'Content',
      list_priority: 1,
      hydrate: index % 2 === 0 ? 'never' : 'visible',
      fields: [{ symbol: 'title', label: 'Title', field_type: 'String' }],
      version: 1,
    }),
  })),
});
/** Seven more remotes, as the site has them. */
const others = ['stock-locator', 'order-online', 'cms-editor', 'navigation', 'naas', 'vue-navigation', 'own'].map(
  (name) =>
    testRelease({
      remote: `mf-${name}`,
      version: `1.0.0-${randomBytes(4).toString('hex')}`,
      web: {
        entry: 'web/remoteEntry.js',
        assets: [hashed('web/remoteEntry.js', 'sha384', 48), hashed('web/routes.css', 'sha384', 48)],
      },
      exposes: [{ name: './routes', kind: 'routes', contract: 1, scripts: [], styles: ['web/routes.css'] }],
      mounts: [{ path: `/${name}`, expose: './routes' }],
    }),
);
const map = siteMapOf(testComposition('abc', 'ae', [blocks, ...others]));

async function ask(url: string, host = 'ae.localhost') {
  const app = fastify();
  registerSiteMaps(app, { registryUrl: 'http://127.0.0.1:9', trustedKeys: '' }, (id) =>
    id === 'abc' ? map : undefined,
  );
  const answer = await app.inject({ url, headers: { host } });
  await app.close();
  return answer;
}

test('the map of a site with 99 templates weighs at most 8 kB', async () => {
  expect(KEYS).toHaveLength(99);
  const { body, headers } = await ask('/site-map/ar-AE/abc.json');
  expect(Object.keys(JSON.parse(body).blocks)).toHaveLength(99);
  expect(brotliCompressSync(body).length).toBeLessThanOrEqual(8000);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('a page that was opened before maps were by language still gets whole templates', async () => {
  const { blocks: all } = (await ask('/site-map/abc.json')).json();
  expect(all['hero-banner']).toMatchObject({ remote: 'mf-blocks', template: { key: 'hero-banner', hydrate: 'never' } });
});

test.each([
  ['a composition that never was', '/site-map/ar-AE/never.json'],
  ['a language of another market', '/site-map/ja-JP/abc.json'],
  ['no language', '/site-map/__proto__/abc.json'],
])('%s has no map', async (_what, url) => {
  expect((await ask(url)).statusCode).toBe(404);
});
