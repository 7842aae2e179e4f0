/** @jest-environment node */
import fastify, { type FastifyInstance } from 'fastify';
import { registerBeacons } from './beacons';

const MAP = {
  id: 'c1',
  origin: 'http://registry.test',
  mounts: [],
  slots: {},
  blocks: {},
  pins: [{ remote: 'mf-a', version: '1.0.0', container: '', entry: '', integrity: '', exposes: {} }],
};
const reported = { remote: 'mf-a', version: '1.0.0', loaded: true, failed: false, troubles: {} };

let app: FastifyInstance;
const addBeacon = jest.fn();
const onOutcome = jest.fn();

beforeEach(async () => {
  jest.clearAllMocks();
  app = fastify();
  const maps = new Map([
    ['c1', MAP],
    ['c1+mf-a@0.9.0', { ...MAP, pins: MAP.pins.map((pin) => ({ ...pin, version: '0.9.0' })) }],
  ]);
  const siteMap = (id: string) => maps.get(id);
  await app.register((scope) => registerBeacons(scope, { counts: { addBeacon }, perMinute: 3, siteMap, onOutcome }));
});
afterEach(() => app.close());

const report = (payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/beacons',
    headers: {
      host: 'au.localhost:3000',
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

test('a report is counted for the market of its host', async () => {
  const beacon = { composition: 'c1', remotes: [reported], vitals: { lcp: 1200.5 } };
  expect((await report(beacon)).statusCode).toBe(204);
  expect(addBeacon).toHaveBeenCalledWith('au', beacon);
  expect(onOutcome).toHaveBeenCalledWith('taken');
});

test('what is not of the composition is left out, and a composition that nobody knows counts nothing', async () => {
  await report({ composition: 'c1', remotes: [reported, { ...reported, version: '6.6.6' }] });
  expect(addBeacon).toHaveBeenCalledWith('au', { composition: 'c1', remotes: [reported] });
  expect((await report({ composition: 'long-gone', remotes: [reported] })).statusCode).toBe(204);
  expect(onOutcome).toHaveBeenLastCalledWith('unknown');
  expect(addBeacon).toHaveBeenCalledTimes(1);
});

test('a version from before that stood in is counted as what it is', async () => {
  const before = { ...reported, version: '0.9.0' };
  await report({ composition: 'c1', map: 'c1+mf-a@0.9.0', remotes: [before] });
  expect(addBeacon).toHaveBeenCalledWith('au', { composition: 'c1', remotes: [before] });
  await report({ composition: 'c2', map: 'c1+mf-a@0.9.0', remotes: [before] });
  expect(onOutcome).toHaveBeenLastCalledWith('unknown');
});

test.each<[string, unknown, Record<string, string>, number]>([
  ['another site', { composition: 'c1', remotes: [reported] }, { 'sec-fetch-site': 'cross-site' }, 403],
  ['no JSON', 'composition', {}, 400],
  ['another shape', { composition: 'c1', remotes: [{ ...reported, troubles: { sabotage: 1 } }] }, {}, 422],
  ['a number that none is', { composition: 'c1', remotes: [], vitals: { lcp: -1 } }, {}, 422],
  ['too much', { composition: 'c1', remotes: [], more: 'x'.repeat(9000) }, {}, 413],
])('a report of %s is refused and counted', async (_, payload, headers, status) => {
  expect((await report(payload, headers)).statusCode).toBe(status);
  expect(onOutcome).toHaveBeenCalledWith('refused');
  expect(addBeacon).not.toHaveBeenCalled();
});

test('one address cannot outvote the others', async () => {
  for (let times = 0; times < 5; times += 1) await report({ composition: 'c1', remotes: [reported] });
  expect(addBeacon).toHaveBeenCalledTimes(3);
  expect(onOutcome).toHaveBeenCalledWith('limited');
});
