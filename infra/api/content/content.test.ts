import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { template } from '@showroom/contracts/blocks/template';
import type { PageBlock } from '@showroom/contracts/entities/page';
import { MARKET_CODES } from '@showroom/contracts/markets';
import type { ReleaseManifest } from '@showroom/contracts/remotes/release';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database';
import { navEntries, pages, redirects, settings } from '../../database/schema/content';
import { testDatabase } from '../../database/testing';
import { KeyFolder } from '../../registry/keys/key-folder';
import { createRegistry } from '../../registry/server';
import { signText } from '../../registry/signing';
import { type TestApi, type TestIssuer, testApi, testIssuer } from '../testing/harness';
import { content } from './content';

const snippet = template({
  key: 'snippet',
  name: 'Snippet',
  description: '',
  short_description: '',
  group: 'Content',
  list_priority: 1,
  hydrate: 'never',
  fields: [
    { symbol: 'title', label: 'Title', field_type: 'String', required: true },
    { symbol: 'text', label: 'Text', field_type: 'Markdown', attrs: { language: 'html' } },
    { symbol: 'data', label: 'Data', field_type: 'Markdown', attrs: { language: 'json' } },
    { symbol: 'link', label: 'Link', field_type: 'Link' },
  ],
  field_groups_template: [
    { symbol: 'body', label: 'Body', field_type: 'Markdown', attrs: { language: 'html' } },
    { symbol: 'image', label: 'Image', field_type: 'Image' },
  ],
  max_field_groups: 2,
  version: 1,
});

const FILE = Buffer.from(';');
const asset = (path: string) => ({
  path,
  integrity: `sha384-${createHash('sha384').update(FILE).digest('base64')}`,
  bytes: FILE.length,
});

const release: ReleaseManifest = {
  remote: 'mf-test',
  version: '1.0.0',
  container: 'mf_test_1',
  contracts: '1.0.0',
  shared: [],
  uses: { events: [], settings: [] },
  web: { entry: 'web/entry.js', assets: [asset('web/entry.js')] },
  node: { entry: 'node/entry.js', assets: [asset('node/entry.js')] },
  exposes: [],
  mounts: [],
  slots: [],
  templates: [JSON.parse(JSON.stringify(snippet))],
  examples: [],
};

let api: TestApi;
let issuer: TestIssuer;
let registry: FastifyInstance;
let registryDatabase: Database;
const folder = mkdtempSync(join(tmpdir(), 'registry-'));
const OLD: PageBlock = { id: 'old', template: 'long-gone', content: { anything: 1 } };

beforeAll(async () => {
  registryDatabase = await testDatabase();
  registry = await startRegistry();
  issuer = await testIssuer();
  const address = registry.listeningOrigin;
  api = await testApi([content], { OIDC_ISSUER: issuer.issuer, REGISTRY_URL: address });
  await fill();
});
afterAll(async () => {
  await api.close();
  await registry.close();
  await registryDatabase.close();
  issuer.close();
  rmSync(folder, { recursive: true });
});

async function startRegistry(): Promise<FastifyInstance> {
  const token = 'a-token-of-this-test';
  const keysFolder = join(folder, 'keys');
  const keys = new KeyFolder(keysFolder);
  await keys.ensure();
  const places = { port: 0, url: 'http://127.0.0.1', token, siteToken: token, folder, keysFolder };
  const started = await createRegistry(
    { ...places, lifetime: 3600, production: false },
    { database: registryDatabase, logger: false },
  );
  const headers = { authorization: `Bearer ${token}` };
  for (const path of ['web/entry.js', 'node/entry.js']) {
    await started.inject({
      method: 'PUT',
      url: `/uploads/mf-test/1.0.0/${path}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: FILE,
    });
  }
  const signed = await signText('release', JSON.stringify(release), await keys.signing('release'));
  await started.inject({ method: 'POST', url: '/releases', headers, payload: { signed } });
  const pin = { remote: 'mf-test', version: '1.0.0', reason: 'test' };
  const pinned = await started.inject({ method: 'PUT', url: '/compositions/ae/pins', headers, payload: pin });
  expect([pinned.statusCode, pinned.body]).toEqual([200, expect.stringContaining('snippet')]);
  await started.listen({ port: 0, host: '127.0.0.1' });
  return started;
}

async function fill(): Promise<void> {
  const { db } = api.database;
  const page = { market: 'ae', locale: 'en-AE', blocks: [] };
  await db.insert(pages).values([
    { ...page, path: '/', title: 'Home' },
    { ...page, path: '/offers/summer', title: 'Summer' },
    { ...page, path: '/offers/summer', locale: 'ar-AE', title: 'صيف' },
    { ...page, path: '/draft', title: 'Draft', published: false },
    { ...page, id: 'edited', path: '/edited', title: 'Edited', blocks: [OLD] },
  ]);
  await db.insert(redirects).values({ market: 'ae', path: '/sale', to: '/offers', http_code: 302 });
  const entry = { market: 'ae', place: 'main', label: 'Stock' } as const;
  await db.insert(navEntries).values([
    { ...entry, locale: 'en-AE', sequence: 2, label: 'Offers' },
    {
      ...entry,
      locale: 'en-AE',
      sequence: 1,
      children: [{ label: 'New', url: '/stock', target: '_self', type: 'link' }],
    },
  ]);
  await db.insert(settings).values([
    { market: 'ae', key: 'app.name', value: 'Showroom UAE' },
    { market: 'ae', key: 'some.secret', value: 'hush' },
  ]);
}

async function byPath(path: string, locale = 'en-AE') {
  const url = `/public_api/pages/by_path/${encodeURIComponent(path)}?market=ae&locale=${locale}`;
  return (await api.server.inject(url)).json();
}

test('a page is found by its path, the home page as ~home, and slashes at the end do not matter', async () => {
  expect((await byPath('~home')).data.attributes.title).toBe('Home');
  expect((await byPath('offers/summer/')).data.attributes).toEqual(
    expect.objectContaining({ title: 'Summer', path: '/offers/summer' }),
  );
});

test("a page in the asked locale wins, and the market's first locale stands in for it", async () => {
  expect((await byPath('offers/summer', 'ar-AE')).data.attributes.title).toBe('صيف');
  expect((await byPath('~home', 'ar-AE')).data.attributes.title).toBe('Home');
  expect((await byPath('~home', 'xx')).data.attributes.title).toBe('Home');
});

test('a redirect is answered with its own code; drafts and unknown paths are not found', async () => {
  expect((await byPath('sale')).data).toEqual(
    expect.objectContaining({ type: 'redirect', attributes: { to: '/offers', http_code: 302, link_type: 'internal' } }),
  );
  for (const path of ['draft', 'nowhere'])
    expect(await byPath(path)).toEqual(expect.objectContaining({ status: 404, code: 'page.not-found' }));
});

describe('a redirect', () => {
  const add = (path: string, to: string, more: Partial<typeof redirects.$inferInsert> = {}) =>
    api.database.db.insert(redirects).values({ market: 'ae', path, to, ...more });

  /** As a row that an older version let in, or somebody wrote past the database's rule. */
  async function addPastTheRule(path: string, to: string, more: Partial<typeof redirects.$inferInsert> = {}) {
    await api.database.rows(sql`alter table redirects drop constraint if exists redirects_target`);
    await add(path, to, more);
  }

  test.each([
    ['javascript:alert(1)', 'external'],
    ['//evil.test', 'internal'],
    ['/\\evil.test', 'internal'],
    ['/a b', 'internal'],
    ['https://partner.test', 'internal'],
    ['/itself', 'internal'],
  ] as const)('to %s (%s) cannot be stored', async (to, link_type) => {
    await expect(add('/itself', to, { link_type })).rejects.toThrow();
  });

  test('with a status that sends nobody anywhere cannot be stored', async () => {
    await expect(add('/teapot', '/offers', { http_code: 200 })).rejects.toThrow();
  });

  test('to an address elsewhere or a file is answered as it is', async () => {
    await add('/partner', 'https://partner.test/a?b=c', { link_type: 'external' });
    await add('/brochure', '/files/brochure.pdf', { link_type: 'file' });
    expect((await byPath('partner')).data.attributes.to).toBe('https://partner.test/a?b=c');
    expect((await byPath('brochure')).data.attributes).toMatchObject({ to: '/files/brochure.pdf', link_type: 'file' });
  });

  test('to another redirect leads to its end at once, in every language of the market', async () => {
    await add('/one', '/two/');
    await add('/two', '/ar/three?a=b');
    await add('/three', '/end#top', { http_code: 308 });
    expect((await byPath('one')).data.attributes).toMatchObject({ to: '/end#top', http_code: 308 });
  });

  test.each(['around', 'there', 'back'])('that comes back to itself counts as none (%s)', async (path) => {
    await add('/around', '/there').catch(() => undefined);
    await add('/there', '/ar/back').catch(() => undefined);
    await add('/back', '/around').catch(() => undefined);
    expect(await byPath(path)).toMatchObject({ status: 404 });
    expect(api.logs.join('')).toContain('leads back to itself');
  });

  test.each([
    ['javascript:alert(1)', 'external'],
    ['//evil.test', 'internal'],
    ['/\\evil.test', 'external'],
  ] as const)('to %s that is stored all the same is not served, and reported', async (to, link_type) => {
    const path = `/unsafe-${to.replaceAll(/\W/g, '').length}-${link_type}`;
    await addPastTheRule(path, to, { link_type });
    expect(await byPath(path.slice(1))).toMatchObject({ status: 404 });
    expect(api.logs.join('')).toContain('unsafe target');
  });
});

test('navigation is in order, and falls back to the first locale', async () => {
  const { data } = (await api.server.inject('/nav_entries?market=ae&locale=ar-AE')).json();
  expect(data.map(({ attributes }: { attributes: { label: string } }) => attributes.label)).toEqual([
    'Stock',
    'Offers',
  ]);
  expect(data[0].attributes.children).toHaveLength(1);
});

test('only declared public settings leave the house; the site gets all', async () => {
  const keys = async (headers: Record<string, string>) => {
    const { data } = (await api.server.inject({ url: '/settings?market=ae', headers })).json();
    return data.map(({ id }: { id: string }) => id);
  };
  expect(await keys({})).toEqual(['app.name']);
  expect(await keys({ 'x-site-token': api.config.SITE_TOKEN })).toEqual(['app.name', 'some.secret']);
});

describe('saving a page', () => {
  const block = (fields: Record<string, unknown>, id = 'b1'): PageBlock => ({
    id,
    template: 'snippet',
    content: { title: 'Title', ...fields },
  });

  async function save(blocks: PageBlock[], version?: number) {
    const headers = await issuer.bearer(['editor'], { markets: MARKET_CODES });
    const stored = (await api.server.inject({ url: '/pages/edited', headers })).json().data.attributes;
    const payload = {
      version: version ?? stored.version,
      title: 'Edited',
      meta_title: '',
      meta_description: '',
      blocks,
    };
    const answer = await api.server.inject({ method: 'PUT', url: '/pages/edited', headers, payload });
    return { status: answer.statusCode, ...answer.json() };
  }

  test('makes it visible at once, with its HTML cleaned, as a new version', async () => {
    const text = '<p onclick="x()">Text<script>x()</script></p>';
    const { status, data } = await save([block({ text, groups: [{ body: text }] })]);
    expect(status).toBe(200);
    const { blocks, version } = (await byPath('edited')).data.attributes;
    expect(version).toBe(data.attributes.version);
    expect(blocks[0].content).toEqual({ title: 'Title', text: '<p>Text</p>', groups: [{ body: '<p>Text</p>' }] });
  });

  test('is refused when somebody else saved meanwhile', async () => {
    expect(await save([], 0)).toEqual(expect.objectContaining({ status: 409, code: 'page.changed' }));
  });

  test.each([
    [block({ title: '' }), 'blocks.0.content.title'],
    [block({ wheels: 4 }), 'blocks.0.content.wheels'],
    [block({ data: '{' }), 'blocks.0.content.data'],
    [block({ link: { link_text: 'x', url: 'javascript:alert(1)' } }), 'blocks.0.content.link.url'],
    [block({ link: { link_text: 'x', url: ' JaVa\tScript:alert(1)' } }), 'blocks.0.content.link.url'],
    [
      block({ groups: [{}, { image: { src: 'data:image/svg+xml,x', alt: '' } }] }),
      'blocks.0.content.groups.1.image.src',
    ],
    [block({ groups: [{}, {}, {}] }), 'blocks.0.content.groups'],
    [block({ block_scroll_id: 'page-state' }), 'blocks.0.content.block_scroll_id'],
    [block({ block_scroll_id: 'a"><b' }), 'blocks.0.content.block_scroll_id'],
    [{ id: 'b1', template: 'unheard-of', content: {} }, 'blocks.0.template'],
  ])('%j is refused with the path %s', async (wrong, path) => {
    const { status, errors } = await save([wrong]);
    expect([status, errors]).toEqual([422, [{ path, message: expect.any(String) }]]);
  });

  test('is refused when two blocks have one id', async () => {
    expect((await save([block({}), block({})])).errors[0].path).toBe('blocks.1.id');
    const named = block({ block_scroll_id: 'models' });
    expect((await save([named, { ...named, id: 'b2' }])).errors[0].path).toBe('blocks.1.content.block_scroll_id');
  });

  test('keeps links of its HTML that lead to its own blocks', async () => {
    const text = '<a href="#models">Models</a><a href="#sizes">Sizes</a>';
    const { data } = await save([block({ text }), block({ block_scroll_id: 'models' }, 'b2')]);
    expect(data.attributes.blocks[0].content.text).toBe(text.replace('#sizes', '#html-sizes'));
  });

  test('takes no page without a block for one that had some', async () => {
    expect((await save([block({})])).status).toBe(200);
    const { status, errors } = await save([]);
    expect([status, errors[0].path]).toEqual([422, 'blocks']);
    expect((await byPath('edited')).data.attributes.blocks).toHaveLength(1);
  });

  test('leaves a block whose template is gone as it is, but takes no changed one', async () => {
    await api.database.db.update(pages).set({ blocks: [OLD] });
    expect((await save([OLD, block({})])).status).toBe(200);
    expect((await save([{ ...OLD, content: { anything: 2 } }])).errors[0].path).toBe('blocks.0.template');
  });

  test('loses nothing when the registry cannot be reached', async () => {
    const alone = await testApi([content], { OIDC_ISSUER: issuer.issuer, REGISTRY_URL: 'http://127.0.0.1:9' });
    await alone.database.db.insert(pages).values({ id: 'p', market: 'ae', locale: 'en-AE', path: '/p', title: 'P' });
    const payload = { version: 1, title: 'Q', meta_title: '', meta_description: '', blocks: [] };
    const headers = await issuer.bearer(['admin']);
    const answer = await alone.server.inject({ method: 'PUT', url: '/pages/p', headers, payload });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'api.unreachable']);
    expect((await alone.server.inject({ url: '/pages/p', headers })).json().data.attributes.title).toBe('P');
    await alone.close();
  });

  test('editors see all pages of a market, drafts included', async () => {
    const headers = await issuer.bearer(['editor'], { markets: MARKET_CODES });
    const { data } = (await api.server.inject({ url: '/pages?market=ae', headers })).json();
    expect(data).toHaveLength(5);
  });

  test('editors see the templates of their market, visitors do not', async () => {
    const headers = await issuer.bearer(['editor'], { markets: MARKET_CODES });
    const { data } = (await api.server.inject({ url: '/templates?market=ae', headers })).json();
    expect(data).toEqual([{ id: 'snippet', type: 'template', attributes: snippet }]);
    expect((await api.server.inject({ url: '/templates?market=ae' })).statusCode).toBe(401);
  });
});
