/** @jest-environment node */
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { mergeSettings, type Settings } from '@showroom/contracts/settings/settings';
import fastify, { type FastifyInstance } from 'fastify';
import { LoginWall } from './login-wall';
import { registerRobots } from './robots';

const settings = new Map<MarketCode, Settings>();
let app: FastifyInstance;

beforeAll(() => {
  app = fastify();
  const wall = new LoginWall({ settings, signedIn: async () => undefined });
  registerRobots(app, { config: { siteOrigin: 'https://showroom.test' }, settings, wall });
});
afterAll(() => app.close());
beforeEach(() => settings.clear());

function store(market: MarketCode, stored: Readonly<Record<string, unknown>> = {}): void {
  const values = Object.entries(stored).map(([key, value]) => ({ key, value }));
  settings.set(market, mergeSettings(values).settings);
}
const ask = (market: MarketCode) =>
  app.inject({ url: '/robots.txt', headers: { host: `${MARKETS[market].hostLabel}.showroom.test` } });
const linesOf = async (market: MarketCode) => (await ask(market)).body.trimEnd().split('\n');

test('robots are told which sitemap is that of the market', async () => {
  for (const market of ['ae', 'au'] as const) {
    store(market);
    expect((await linesOf(market)).at(-1)).toBe(`Sitemap: https://${market}.showroom.test/sitemap.xml`);
  }
  expect((await ask('au')).headers['content-type']).toBe('text/plain; charset=utf-8');
});

/** As RFC 9309 compares: by its beginning, or as a whole where it ends with `$`. */
const isAllowed = (lines: readonly string[], path: string) =>
  !lines
    .flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
    .some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));

test.each([
  ['/', true],
  ['/stock?models=Defender+110', true],
  ['/showroom/defender-110-1', true],
  ['/ar/offers', true],
  ['/media/heroes/a-640x360.webp', true],
  ['/cms-news', true],
  ['/searching', true],
  ['/cms', false],
  ['/admin/settings', false],
  ['/platform/public_api/listing/ae', false],
  ['/disabled-preview/offers?preview=x', false],
  ['/search?q=defender', false],
  ['/ar/search?q=defender', false],
  ['/showroom/saved', false],
  ['/showroom-order-online/checkout?vehicleId=1', false],
  ['/ar/showroom-order-online/vehicle/1', false],
])('whether robots are welcome at %s: %s', async (path, isWelcome) => {
  store('ae');
  expect(isAllowed(await linesOf('ae'), path)).toBe(isWelcome);
});

test('the paths of pages that robots leave alone are a setting', async () => {
  store('au', { 'robots.disallowed_paths': ['/secret'] });
  const lines = await linesOf('au');
  expect([isAllowed(lines, '/secret/plan'), isAllowed(lines, '/search'), isAllowed(lines, '/cms')]).toEqual([
    false,
    true,
    false,
  ]);
});

test.each(['/search\nAllow: /', 'search', '/', '/a b'])('"%s" is no path to leave alone', async (path) => {
  store('au', { 'robots.disallowed_paths': [path] });
  expect((await linesOf('au')).filter((line) => line.startsWith('Disallow: /search'))).toHaveLength(3);
});

test.each([{ 'robots.indexed': false }, { 'login.required': true }])(
  'a market with %j is closed to robots',
  async (closed) => {
    store('au', closed);
    expect((await ask('au')).body).toBe('User-agent: *\nDisallow: /\n');
  },
);

test('robots come again where nobody knows the settings yet', async () => {
  const answer = await ask('au');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
});
