/** @jest-environment node */
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { mergeSettings, type Settings } from '@showroom/contracts/settings/settings';
import fastify, { type FastifyInstance } from 'fastify';
import { LoginWall } from './login-wall';
import { NavigationChanges } from './navigation-changes';
import { registerSettingsNow } from './settings-now';

const settings = new Map<MarketCode, Settings>();
let app: FastifyInstance;
let clock = 1000;
const navigation = new NavigationChanges(() => clock);

beforeAll(() => {
  app = fastify();
  const wall = new LoginWall({ settings, signedIn: async () => undefined });
  registerSettingsNow(app, { settings, wall, navigation });
});
afterAll(() => app.close());
beforeEach(() => settings.clear());

function store(market: MarketCode, key: string, value: unknown): void {
  settings.set(market, mergeSettings([{ key, value }]).settings);
}

const ask = (market: MarketCode, etag?: string) =>
  app.inject({
    url: '/site-map/settings.json',
    headers: { host: `${MARKETS[market].hostLabel}.showroom.test`, ...(etag && { 'if-none-match': etag }) },
  });

test('an open page gets the public settings of its market, and nothing while they are the same', async () => {
  store('au', 'app.name', 'Cars');
  store('jp', 'app.name', 'Others');
  const { statusCode, headers, body } = await ask('au');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'private, max-age=10']);
  expect(JSON.parse(body)).toMatchObject({ 'app.name': 'Cars' });
  expect(JSON.parse(body)).not.toHaveProperty('company_config.api_base_url');
  const again = await ask('au', String(headers['etag']));
  expect([again.statusCode, again.body]).toEqual([304, '']);
  store('au', 'app.name', 'Motors');
  expect((await ask('au', String(headers['etag']))).statusCode).toBe(200);
});

test('how long the navigation is as it is comes along, when nothing else is new too', async () => {
  const ageIn = async (market: MarketCode) => (await ask(market)).headers['x-navigation-age'];
  for (const market of ['au', 'jp'] as const) store(market, 'app.name', 'Cars');
  expect(await ageIn('au')).toBeUndefined();
  navigation.record({ tags: ['navigation:au', 'settings:jp'] });
  clock += 70;
  expect([await ageIn('au'), await ageIn('jp')]).toEqual(['70', undefined]);
  const { etag } = (await ask('au')).headers;
  expect((await ask('au', String(etag))).headers['x-navigation-age']).toBe('70');
  navigation.record();
  expect([await ageIn('au'), await ageIn('jp')]).toEqual(['0', '0']);
});

test('a market that was closed meanwhile says so instead', async () => {
  store('au', 'login.required', true);
  expect((await ask('au')).json()).toMatchObject({ status: 401, code: 'access.login-required' });
});

test('a site that has not read them yet is asked again later', async () => {
  expect((await ask('au')).statusCode).toBe(503);
});
