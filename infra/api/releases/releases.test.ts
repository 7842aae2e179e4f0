import { getReleases } from '@showroom/contracts/calls/releases';
import { MARKET_CODES } from '@showroom/contracts/markets';
import { operationsPart } from '../../registry/operations/part';
import { RegistryError } from '../../registry/registry-error';
import { dropTestBuilds, type TestRegistry, TOKEN, testBuild, testRegistry } from '../../registry/testing';
import { type TestApi, type TestIssuer, testApi, testIssuer } from '../testing/harness';
import { releases } from './releases';

let registry: TestRegistry;
let issuer: TestIssuer;
let api: TestApi;

beforeAll(async () => {
  issuer = await testIssuer();
  const gate = {
    async assertPromotable(_world: unknown, { version }: { readonly version: string }) {
      if (version === '1.2.0') throw new RegistryError(409, 'page /offers breaks\npage /stock breaks');
    },
  };
  registry = await testRegistry(undefined, { parts: [operationsPart, gate] });
  api = await testApi([releases], {
    OIDC_ISSUER: issuer.issuer,
    REGISTRY_URL: registry.url,
    REGISTRY_TOKEN: TOKEN,
  });
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    const { manifest, folder } = testBuild('mf-a', version);
    await registry.client.publish(manifest, folder);
  }
  await registry.client.pin('au', 'mf-a', '1.0.0', 'first');
});
afterAll(async () => {
  await api.close();
  await registry.close();
  issuer.close();
  dropTestBuilds();
});

type Role = 'editor' | 'market_manager' | 'admin';

async function ask(role: Role | undefined, method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) {
  const headers = role ? await issuer.bearer([role], { markets: MARKET_CODES }) : {};
  return api.server.inject({ method, url, headers, ...(payload && { payload }) });
}

const CHANGES = [
  ['PUT', '/releases/au/pins/mf-a', { version: '1.1.0', why: 'go on' }],
  ['PUT', '/releases/au/canary', { remote: 'mf-a', version: '1.1.0', share: 10, why: 'try' }],
  ['POST', '/releases/au/canary/end', { why: 'enough' }],
  ['POST', '/releases/au/promote', { why: 'good' }],
  ['POST', '/releases/au/rollback', { why: 'back' }],
  ['PUT', '/release-budgets/mf-a', { budget: {}, why: 'as usual' }],
] as const;

test.each(CHANGES)('%s %s is closed to visitors and editors, and changes nothing', async (method, url, payload) => {
  const before = (await registry.client.current('au')).id;
  expect((await ask(undefined, method, url, payload)).statusCode).toBe(401);
  expect((await ask('editor', method, url, payload)).statusCode).toBe(403);
  expect((await registry.client.current('au')).id).toBe(before);
});

test('an editor may look, a visitor may not', async () => {
  expect((await ask(undefined, 'GET', '/releases/au')).statusCode).toBe(401);
  expect((await ask('editor', 'GET', '/release-audit?market=au')).statusCode).toBe(200);
  const answer = await ask('editor', 'GET', '/releases/au');
  const { data } = getReleases.answer.parse(answer.json());
  expect(data.attributes).toMatchObject({ market: 'au', stable: { remotes: { 'mf-a': '1.0.0' } }, canary: null });
});

test('a market manager tries a version, makes it stable and goes back, and the log names the person and why', async () => {
  const canary = await ask('market_manager', ...CHANGES[1]);
  expect(canary.json().data.attributes.canary).toMatchObject({ remote: 'mf-a', version: '1.1.0', share: 10 });
  const promoted = await ask('admin', 'POST', '/releases/au/promote', { why: 'good' });
  expect(promoted.json().data.attributes).toMatchObject({ canary: null, stable: { remotes: { 'mf-a': '1.1.0' } } });
  const back = await ask('market_manager', 'POST', '/releases/au/rollback', { why: 'a mistake' });
  expect(back.json().data.attributes.stable.remotes).toEqual({ 'mf-a': '1.0.0' });
  const log = (await ask('editor', 'GET', '/release-audit?market=au&items=2')).json();
  expect(log.data[0].attributes).toMatchObject({ what: 'rollback', who: 'somebody', why: 'a mistake', market: 'au' });
  expect(log.meta.items).toBe(2);
});

test('a budget is set for one remote', async () => {
  const answer = await ask('admin', 'PUT', '/release-budgets/mf-a', {
    budget: { minimum_loads: 5 },
    why: 'few visitors',
  });
  expect(answer.json().data.attributes).toMatchObject({ minimum_loads: 5, window_minutes: 30 });
});

test.each([
  [{ errors_per_load: 1 }, 'budget.errors_per_load'],
  [{ errors_per_load: 0 }, 'budget.errors_per_load'],
  [{ minimum_loads: 1_000_000 }, 'budget.minimum_loads'],
  [{ vitals_tolerance: 10 }, 'budget.vitals_tolerance'],
  [{ minimum_vitals: 1 }, 'budget.minimum_vitals'],
  [{ window_minutes: 1 }, 'budget.window_minutes'],
  [{ erors_per_load: 0.1 }, 'budget'],
])('a budget of %j is refused with its place', async (budget, path) => {
  const answer = await ask('admin', 'PUT', '/release-budgets/mf-a', { budget, why: 'x' });
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path]);
});

test.each([
  ['PUT', '/release-budgets/mf-b', { budget: {}, why: 'x' }],
  ['PUT', '/releases/au/pins/mf-b', { version: '1.0.0', why: 'x' }],
  ['PUT', '/releases/au/pins/mf-b', { version: null, why: 'x' }],
  ['PUT', '/releases/au/canary', { remote: 'mf-b', version: '1.0.0', share: 10, why: 'x' }],
] as const)(
  '%s %s names what nobody ever released: 404 with the remotes that there are',
  async (method, url, payload) => {
    const answer = await ask('admin', method, url, payload);
    expect([answer.statusCode, answer.json().detail]).toEqual([404, 'There is no remote mf-b. Known: mf-a']);
  },
);

test('a reason is asked for before a confirmation counts', async () => {
  const answer = await ask('admin', 'PUT', '/releases/au/pins/mf-a', { version: null, why: '', confirm: 'x' });
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, 'why']);
});

test.each([
  [
    'what is not published',
    'PUT',
    '/releases/au/pins/mf-a',
    { version: '9.9.9', why: 'x' },
    404,
    'mf-a 9.9.9 is not published',
  ],
  ['no canary to promote', 'POST', '/releases/jp/promote', { why: 'x' }, 409, 'jp has no canary'],
] as const)(
  'a refusal of the registry goes out with its reason: %s',
  async (_, method, url, payload, status, detail) => {
    const answer = await ask('admin', method, url, payload);
    expect([answer.statusCode, answer.json().detail]).toEqual([status, detail]);
  },
);

test('what a version breaks goes out one by one', async () => {
  const answer = await ask('admin', 'PUT', '/releases/au/pins/mf-a', { version: '1.2.0', why: 'x' });
  expect(answer.statusCode).toBe(409);
  expect(answer.json().errors).toEqual([
    { path: 'version', message: 'page /offers breaks' },
    { path: 'version', message: 'page /stock breaks' },
  ]);
});

test('a change without a reason is refused before anybody is asked', async () => {
  const answer = await ask('admin', 'POST', '/releases/au/rollback', { why: '  ' });
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, 'why']);
});

test('while the registry is away the answer says so', async () => {
  const alone = await testApi([releases], { OIDC_ISSUER: issuer.issuer });
  const headers = await issuer.bearer(['admin']);
  const answer = await alone.server.inject({ url: '/releases/au', headers });
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'api.unreachable']);
  await alone.close();
});
