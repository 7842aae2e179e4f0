/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MARKET_CODES } from '@showroom/contracts/markets';
import type { Composition } from '@showroom/contracts/remotes/release';
import { CompositionPoller, type Compositions, earlierSiteMap } from './compositions';
import { testComposition, testCompositions, testRelease } from './compositions.testing';

let server: Server;
let registryUrl: string;
let folder: string;
let keptAt: string;
/** What the registry answers; a market without an entry gets a 500. */
let served: Record<string, unknown>;
let answers: { market: string; status: number }[];
let logged: string[];
let poller: CompositionPoller | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compositions-'));
  keptAt = join(folder, 'deep/compositions.json');
  served = testCompositions('one');
  answers = [];
  logged = [];
  server = createServer((request, response) => {
    const market = request.url?.split('/')[2] ?? '';
    const made = served[market];
    const etag = `"${JSON.stringify(made)?.length}-${made && Reflect.get(Object(made), 'id')}"`;
    const status = made === undefined ? 500 : request.headers['if-none-match'] === etag ? 304 : 200;
    answers.push({ market, status });
    response.writeHead(status, { etag, 'content-type': 'application/json' });
    response.end(status === 200 ? JSON.stringify(made) : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = JSON.parse(JSON.stringify(server.address()));
  registryUrl = `http://127.0.0.1:${port}`;
});
afterEach(async () => {
  poller?.stop();
  poller = undefined;
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

function create(onChange: (compositions: Compositions) => Promise<void> = async () => undefined, url = registryUrl) {
  poller = new CompositionPoller({
    registryUrl: url,
    keptAt,
    every: 20,
    onChange,
    log: (message) => void logged.push(message),
  });
  return poller;
}

const ids = (compositions: Compositions) => Object.values(compositions).map(({ id }) => id);
async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries += 1) {
    if (tries > 2000) throw new Error('It never came to hold');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

test("the registry's compositions are the first ones, and are kept", async () => {
  const first = await create().first();
  expect(ids(first)).toEqual(MARKET_CODES.map((market) => `one-${market}`));
  expect(JSON.parse(await readFile(keptAt, 'utf8'))).toEqual(first);
});

test('a change is told once, with all markets', async () => {
  const told: Compositions[] = [];
  const started = create(async (compositions) => void told.push(compositions));
  await started.first();
  started.start();
  served = { ...served, au: testComposition('two-au', 'au') };
  await until(() => told.length > 0);
  const asked = answers.length;
  await until(() => answers.length > asked + 2 * MARKET_CODES.length);
  expect(told).toHaveLength(1);
  expect(told[0]?.['au']?.id).toBe('two-au');
  expect(told[0]?.['jp']?.id).toBe('one-jp');
  expect(JSON.parse(await readFile(keptAt, 'utf8')).au.id).toBe('two-au');
});

test('files that moved to another place are a change', async () => {
  await create().first();
  served = { ...served, au: { ...testComposition('one-au', 'au'), origin: 'http://cdn.test' } };
  expect((await create().first())['au']?.origin).toBe('http://cdn.test');
});

test('what did not change does not travel again', async () => {
  const started = create();
  await started.first();
  started.start();
  await until(() => answers.length >= 3 * MARKET_CODES.length);
  expect(new Set(answers.slice(MARKET_CODES.length).map(({ status }) => status))).toEqual(new Set([304]));
});

describe('without the registry', () => {
  const AWAY = 'http://127.0.0.1:9';

  test('a start takes the kept compositions, and the registry’s once it is back', async () => {
    await create().first();
    const told: Compositions[] = [];
    poller?.stop();
    served = { ...testCompositions('one'), jp: testComposition('two-jp', 'jp') };
    const broken = { ...served };
    served = {};
    const started = create(async (compositions) => void told.push(compositions));
    expect(ids(await started.first())).toEqual(MARKET_CODES.map((market) => `one-${market}`));
    served = broken;
    started.start();
    await until(() => told.length > 0);
    expect(told[0]?.['jp']?.id).toBe('two-jp');
  });

  test('one market that fails takes its kept composition and leaves the others alone', async () => {
    await create().first();
    served = { ...testCompositions('two'), au: undefined };
    const { au, jp } = await create().first();
    expect([au?.id, jp?.id]).toEqual(['one-au', 'two-jp']);
    expect(logged).toEqual(['The composition of au could not be read: answered 500']);
  });

  test.each([
    ['nothing is kept', undefined],
    ['the kept file is cut off', '{"au": {"id": "x'],
    ['the kept file is of another time', '{"au": {"name": "x"}}'],
  ])('a first start goes on when %s', async (_, content) => {
    if (content) {
      keptAt = join(folder, 'compositions.json');
      await writeFile(keptAt, content);
    }
    expect(await create(undefined, AWAY).first()).toEqual({});
  });
});

test.each<[string, unknown]>([
  ['of another shape', { id: 'x' }],
  ['that is no object', 'down for maintenance'],
])('an answer %s changes nothing', async (_, answer) => {
  const told = jest.fn(async () => undefined);
  const started = create(told);
  const first = ids(await started.first());
  served = { ...served, au: answer };
  started.start();
  await until(() => logged.length > 1);
  expect(told).not.toHaveBeenCalled();
  expect(ids(await started.first())).toEqual(first);
});

test('compositions that did not serve are tried again', async () => {
  const outcomes = [Promise.reject(new Error('no worker got ready')), Promise.resolve()];
  for (const outcome of outcomes) outcome.catch(() => undefined);
  const told: string[][] = [];
  const started = create((compositions) => {
    told.push(ids(compositions));
    return outcomes[told.length - 1] ?? Promise.resolve();
  });
  await started.first();
  served = testCompositions('two');
  started.start();
  await until(() => told.length >= 2);
  expect(told[1]).toEqual(MARKET_CODES.map((market) => `two-${market}`));
  expect(logged.join()).toContain('no worker got ready');
  const asked = answers.length;
  await until(() => answers.length > asked + 2 * MARKET_CODES.length);
  expect(told).toHaveLength(2);
});

test('a disk that takes nothing does not keep a change from being served', async () => {
  const told: Compositions[] = [];
  const started = create(async (compositions) => void told.push(compositions));
  await started.first();
  await rm(join(folder, 'deep'), { recursive: true });
  await writeFile(join(folder, 'deep'), 'in the way');
  served = testCompositions('two');
  started.start();
  await until(() => told.length > 0);
  expect(logged.join()).toContain('could not be kept');
});

test('nothing is asked any more after a stop', async () => {
  const started = create();
  await started.first();
  started.start();
  started.stop();
  const asked = answers.length;
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(answers).toHaveLength(asked);
});

describe('the map of an earlier composition', () => {
  test('comes from the history of its market', async () => {
    const release = testRelease({ mounts: [{ path: '/showroom', expose: './routes' }] });
    const earlier: Composition = testComposition('earlier', 'au', [release]);
    served = { au: earlier };
    const map = await earlierSiteMap({ registryUrl }, 'au', 'earlier');
    expect(map).toMatchObject({ id: 'earlier', mounts: [{ path: '/showroom', remote: 'mf-one' }] });
  });

  test('is unknown when the registry does not know it, or is away', async () => {
    expect(await earlierSiteMap({ registryUrl }, 'nowhere', '../secret')).toBeUndefined();
    expect(await earlierSiteMap({ registryUrl: 'http://127.0.0.1:9' }, 'au', 'x')).toBeUndefined();
  });
});
