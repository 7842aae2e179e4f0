import { releases } from '../../api/releases/releases';
import { site } from '../../api/site/site';
import { type TestApi, type TestIssuer, testApi, testIssuer } from '../../api/testing/harness';
import { addPage, blockAt } from '../../database/pages.testing';
import { RefusedChange } from '../client';
import { operationsPart } from '../operations/part';
import { dropTestBuilds, SITE_TOKEN, type TestRegistry, TOKEN, testBuild, testRegistry } from '../testing';
import { lossesPart } from './part';

let content: TestApi;
let api: TestApi;
let issuer: TestIssuer;
let registry: TestRegistry;

const contentWith = (...templates: readonly string[]) => ({
  values: { title: 'A page' },
  texts: {},
  blocks: templates.map((template, index) => blockAt(index + 1, { id: template, template })),
});

beforeAll(async () => {
  issuer = await testIssuer();
  content = await testApi([site], { SITE_TOKEN });
  const { db } = content.database;
  await addPage(db, { market: 'au', path: '/', content: contentWith('carousel', 'text') });
  await addPage(db, { market: 'au', path: '/offers', content: contentWith('carousel') });
  await addPage(db, { market: 'au', path: '/draft', content: contentWith('never-shown'), isPublished: false });
  await addPage(db, { market: 'jp', path: '/', content: contentWith('only-in-japan') });
  await content.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await content.close();
  issuer.close();
  dropTestBuilds();
});

const templates = (...keys: string[]) => keys.map((key) => ({ key }));
const VERSIONS = {
  '1.0.0': {
    templates: templates('carousel', 'text', 'never-shown', 'only-in-japan'),
    slots: [{ slot: 'navigation', expose: './navigation' }],
    mounts: [{ path: '/stock', expose: './routes' }],
  },
  '1.1.0': { templates: templates('text'), slots: [{ slot: 'navigation', expose: './navigation' }] },
  '1.2.0': {
    templates: templates('carousel', 'text'),
    slots: [{ slot: 'navigation', expose: './navigation' }],
    mounts: [{ path: '/stock', expose: './routes' }],
  },
} as const;

async function start(apiUrl?: string): Promise<void> {
  registry = await testRegistry(undefined, { parts: [operationsPart, lossesPart], ...(apiUrl && { apiUrl }) });
  api = await testApi([releases], {
    OIDC_ISSUER: issuer.issuer,
    REGISTRY_URL: registry.url,
    REGISTRY_TOKEN: TOKEN,
  });
  for (const [version, { templates: own, slots, ...rest }] of Object.entries(VERSIONS)) {
    const mounts = 'mounts' in rest ? [...rest.mounts] : [];
    const { manifest, folder } = testBuild('mf-a', version, {}, { templates: [...own], slots: [...slots], mounts });
    await registry.client.publish(manifest, folder);
  }
  await registry.client.pin('au', 'mf-a', '1.0.0', 'first');
}
const addressOf = () => content.server.listeningOrigin;
afterEach(async () => {
  await api.close();
  await registry.close();
});

async function ask(method: 'PUT' | 'POST', url: string, payload: object) {
  const headers = await issuer.bearer(['market_manager'], { markets: ['au'] });
  return api.server.inject({ method, url, headers, payload });
}
const pinned = async () => (await registry.client.current('au')).remotes.map(({ version }) => version);
const EVERYTHING = [
  'The template carousel is gone from /, /offers.',
  'The template text is gone from /.',
  'The slot navigation stays empty on every page.',
  'Nothing is served at /stock and below.',
];
const messagesOf = (answer: { json(): { errors: { message: string }[] } }) =>
  answer.json().errors.map(({ message }) => message);

describe('what would leave a place of the published site without a remote', () => {
  beforeEach(() => start(addressOf()));

  test('is refused with what is lost, and made once exactly that is confirmed, with the reason in the log', async () => {
    const change = { version: null, why: 'the remote moves out' };
    const refused = await ask('PUT', '/releases/au/pins/mf-a', change);
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([
      409,
      expect.stringContaining('application/problem+json'),
    ]);
    expect(messagesOf(refused)).toEqual(EVERYTHING);
    expect(await pinned()).toEqual(['1.0.0']);

    const { confirm } = refused.json();
    expect((await ask('PUT', '/releases/au/pins/mf-a', { ...change, why: ' ', confirm })).statusCode).toBe(422);
    expect((await ask('PUT', '/releases/au/pins/mf-a', { ...change, confirm })).statusCode).toBe(200);
    expect(await pinned()).toEqual([]);
    const headers = { authorization: `Bearer ${TOKEN}` };
    const { data } = (await registry.app.inject({ url: '/audit', headers })).json();
    expect(data[0]).toMatchObject({
      what: 'pin',
      who: 'somebody',
      why: expect.stringMatching(/^the remote moves out \(confirmed: without template carousel, .*address \/stock\)$/),
    });
  });

  test('a pin that loses some of it names these, and a yes to one change is none to another', async () => {
    const refused = await ask('PUT', '/releases/au/pins/mf-a', { version: '1.1.0', why: 'smaller' });
    expect(messagesOf(refused)).toEqual([EVERYTHING[0], EVERYTHING[3]]);
    const { confirm } = refused.json();
    const other = await ask('PUT', '/releases/au/pins/mf-a', { version: null, why: 'smaller', confirm });
    expect([other.statusCode, other.json().detail]).toEqual([
      409,
      'What was confirmed is another change. This change takes from au what its published site shows.',
    ]);
    await registry.client.pin('au', 'mf-a', '1.2.0', 'somebody was faster');
    expect((await ask('PUT', '/releases/au/pins/mf-a', { version: '1.1.0', why: 'smaller', confirm })).statusCode).toBe(
      409,
    );
    expect(await pinned()).toEqual(['1.2.0']);
  });

  test('a rollback asks too', async () => {
    const { confirm } = (await ask('PUT', '/releases/au/pins/mf-a', { version: '1.1.0', why: 'smaller' })).json();
    await ask('PUT', '/releases/au/pins/mf-a', { version: '1.1.0', why: 'smaller', confirm });
    await registry.client.pin('au', 'mf-a', '1.2.0', 'whole again');
    const refused = await ask('POST', '/releases/au/rollback', { why: 'back' });
    expect(messagesOf(refused)).toEqual([EVERYTHING[0], EVERYTHING[3]]);
    expect(await pinned()).toEqual(['1.2.0']);
    const again = { why: 'back', confirm: refused.json().confirm };
    expect((await ask('POST', '/releases/au/rollback', again)).statusCode).toBe(200);
    expect(await pinned()).toEqual(['1.1.0']);
  });

  test('a canary asks too', async () => {
    const canary = { remote: 'mf-a', version: '1.1.0', share: 10, why: 'try' };
    const refused = await ask('PUT', '/releases/au/canary', canary);
    expect(messagesOf(refused)).toEqual([EVERYTHING[0], EVERYTHING[3]]);
    const { confirm } = refused.json();
    expect((await ask('PUT', '/releases/au/canary', { ...canary, confirm })).statusCode).toBe(200);
  });

  test('templates that only drafts and other markets use are no loss', async () => {
    await registry.client.pin('au', 'mf-a', '1.2.0', 'fewer templates');
    expect(await pinned()).toEqual(['1.2.0']);
  });

  test('the command line says what would be lost and how to do it all the same', async () => {
    const refused = await registry.client.pin('au', 'mf-a', null, 'out').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RefusedChange);
    expect(String(refused)).toContain(`  ${EVERYTHING[0]}\n`);
    expect(String(refused)).toMatch(/--confirm [0-9a-f]{16} --why/);
  });
});

test('while the API is away every template counts as used', async () => {
  await start('http://127.0.0.1:9');
  const refused = await ask('PUT', '/releases/au/pins/mf-a', { version: '1.2.0', why: 'fewer templates' });
  expect(messagesOf(refused)).toEqual([
    'The template never-shown is gone; which published pages use it could not be asked.',
    'The template only-in-japan is gone; which published pages use it could not be asked.',
  ]);
  const again = { version: '1.2.0', why: 'fewer templates', confirm: refused.json().confirm };
  expect((await ask('PUT', '/releases/au/pins/mf-a', again)).statusCode).toBe(200);
});
