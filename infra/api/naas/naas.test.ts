import { MARKETS } from '@showroom/contracts/markets';
import { settings } from '../../database/schema/content';
import { type Sandbox, startSandbox } from '../../sandbox/server';
import { type TestApi, testApi, until } from '../testing/harness';
import { naas } from './naas';

let sandbox: Sandbox;
let api: TestApi;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, apiUrl: 'http://127.0.0.1:9' });
  api = await testApi([naas]);
});
afterAll(async () => {
  await api.close();
  await sandbox.close();
});

const fault = (name: string, times = 1) =>
  sandbox.app.inject({ method: 'POST', url: '/control/naas/faults', payload: { fault: name, times } });

let configured = 0;

/** A service that was never asked before. */
beforeEach(async () => {
  await sandbox.app.inject({ method: 'DELETE', url: '/control/naas/faults' });
  await sandbox.app.inject({ method: 'PUT', url: '/control/naas/note', payload: { html: '' } });
  configured += 1;
  const url = `${sandbox.url}/naas/nav.locale={locale}?${configured}`;
  const value = { url, origins: [sandbox.url], retailer_name: 'Showroom', retailer_url: '/' };
  const row = { market: 'ae' as const, key: 'naas_navigation.configuration', value };
  const target = [settings.market, settings.key];
  await api.database.db.insert(settings).values(row).onConflictDoUpdate({ target, set: { value } });
});
afterEach(() => jest.restoreAllMocks());

function aMinuteLater(): void {
  const later = Date.now() + 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
}

const ask = (locale: string = MARKETS.ae.locales[0], market = 'ae') =>
  api.server.inject(`/naas/nav.locale=${locale}?market=${market}`);

test('the navigation of the service comes with html, cssLink and javascriptLink', async () => {
  const answer = await ask();
  expect(answer.json()).toEqual({
    html: expect.stringContaining('<a class="naas-logo" href="{retailer_url}"'),
    cssLink: expect.stringMatching(/^\/naas\/style\.locale=en-AE\?v=[0-9a-f]{12}$/),
    javascriptLink: `${sandbox.url}/naas/nav.js`,
    javascriptIntegrity: expect.stringMatching(/^sha384-/),
  });
  expect((await ask('ar-AE')).json().html).toContain('href="/ar/stock');
});

test('its style sheet comes from here, inside the layer of remotes, and may be kept for ever under its name', async () => {
  const { cssLink } = (await ask()).json();
  const answer = await api.server.inject(`${cssLink}&market=ae`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(answer.body).toMatch(/^@layer remotes\{[\s\S]*\.naas-bar[\s\S]*\}\n$/);
  const other = await api.server.inject('/naas/style.locale=en-AE?v=000000000000&market=ae');
  expect(other.headers['cache-control']).toBe('no-cache');
});

test.each([
  ['a market without a service', 'en-GB', 'international'],
  ['a language that the market does not speak', 'ja-JP', 'ae'],
  ['a locale that would leave the address', '..%2F..%2Fetc', 'ae'],
])('%s has none: 404', async (_, locale, market) => {
  expect((await ask(locale, market)).statusCode).toBe(404);
});

test('hostile HTML loses all that runs, restyles or sends', async () => {
  await fault('hostile-html');
  const { html } = (await ask()).json();
  expect(html).toContain('naas-menu');
  expect(html).not.toMatch(/<(script|iframe|style|form)|onerror|javascript:/i);
});

test.each(['error-500', 'garbage', 'foreign-origin', 'wrong-integrity', 'slow'])(
  'a service with the fault %s is unavailable at first, and asked again later',
  async (name) => {
    await fault(name);
    const answer = await ask();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([503, expect.stringContaining('problem+json')]);
  },
);

test('what it gave once serves while it is away', async () => {
  const { html } = (await ask()).json();
  await fault('error-500', 100);
  aMinuteLater();
  for (let times = 0; times < 3; times += 1) expect((await ask()).json().html).toBe(html);
});

test('a change of it is told, so that kept pages are rendered anew', async () => {
  const heard: string[] = [];
  const stop = await api.database.listen('changes', {
    message: (payload) => void heard.push(payload),
    gap: () => undefined,
  });
  await ask();
  await sandbox.app.inject({ method: 'PUT', url: '/control/naas/note', payload: { html: '<p>News</p>' } });
  aMinuteLater();
  await ask();
  await until(() => heard.includes('{"tags":["navigation:ae"]}'));
  expect((await ask()).json().html).toContain('<p>News</p>');
  await stop();
});
