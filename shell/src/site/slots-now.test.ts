/** @jest-environment node */
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { siteMapOf } from '../federation/pins';
import { testComposition, testRelease } from './compositions.testing';
import { registerSlotsNow } from './slots-now';

const expose = (name: string) => ({ name, kind: 'slot' as const, contract: 1, scripts: [`web${name}.js`], styles: [] });
const standard = testRelease({
  remote: 'mf-navigation',
  exposes: [expose('./navigation'), expose('./other')],
  slots: [{ slot: 'navigation', expose: './navigation' }],
});
const foreign = testRelease({
  remote: 'mf-naas',
  exposes: [expose('./navigation')],
  slots: [{ slot: 'navigation', expose: './navigation' }],
});
const blocks = testRelease({ remote: 'mf-blocks' });
const stable = testComposition('stable', 'ae', [foreign, standard, blocks]);
const canary = { ...stable, id: 'canary', channel: 'canary', share: 50, slots: { navigation: 'mf-navigation' } };

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  await app.register(cookie);
  registerSlotsNow(
    app,
    { production: false },
    {
      served: (market) => (market === 'ae' ? { stable, canary } : undefined),
      servedMap: (id) => siteMapOf(id === 'canary' ? canary : stable),
    },
  );
});
afterAll(() => app.close());

const ask = (host: string, bucket?: string) =>
  app.inject({
    url: '/site-map/slots.json',
    headers: { host, 'user-agent': 'Chrome' },
    cookies: bucket ? { 'release-channel': bucket } : {},
  });

test('an open page hears which remote fills a slot, and where that one is, without all the others', async () => {
  const answer = await ask('ae.localhost', '80');
  const { id, slots, pins } = answer.json();
  expect(id).toBe('stable');
  expect(slots.navigation).toMatchObject({ remote: 'mf-naas', expose: './navigation' });
  expect(pins.map((pin: { remote: string }) => pin.remote)).toEqual(['mf-naas']);
  expect(answer.headers['cache-control']).toMatch(/^private, max-age=\d+$/);
});

test('a visitor of the canary hears what the canary says', async () => {
  const { id, slots, pins } = (await ask('ae.localhost', '20')).json();
  expect([id, slots.navigation.remote]).toEqual(['canary', 'mf-navigation']);
  expect(Object.keys(pins[0].exposes)).toEqual(['./navigation']);
});

test('a market that is not served yet says so', async () => {
  expect((await ask('au.localhost')).statusCode).toBe(503);
});
