/** @jest-environment node */
import { listNavEntries } from '@showroom/contracts/calls/content';
import type { ReleaseManifest } from '@showroom/contracts/remotes/release';
import type { LoadInput, RoutesModule } from '@showroom/shared-ui/remote-modules';
import { testPlatform } from '@showroom/shared-ui/testing';
import type { FromWorker, RenderRequest, WorkerStart } from '../render/protocol';
import { WorkerRemotes } from '../render/worker-remotes';
import { testComposition, testRelease } from '../site/compositions.testing';
import { testLimits } from '../site/config.testing';
import type { ReleaseCode } from './hosted-release';
import type { RemoteEvent, RemoteStatus } from './remote-events';
import type { ServerRemotes } from './server-remotes';

const WELL =
  'module.exports.CONTAINER = { init() {}, get: async (name) => () => ({ Component: () => "VERSION " + name }) }';
/**
 * Milliseconds until what is broken is tried again: longer than the tests, but for the one that
 * waits for it.
 */
let mockPause = 600_000;
jest.mock('./retry', () => ({ pauseAfter: () => mockPause }));

const STYLE = 'web/a.css';
/** What entries may look at by a function that they are given. */
const outside = { tries: 0, heals: false };
beforeEach(() => {
  Object.assign(outside, { tries: 0, heals: false });
  Reflect.set(globalThis, 'structuredClone', () => outside);
});

function release(version: string, values: Partial<ReleaseManifest> = {}): ReleaseManifest {
  const exposes = [{ name: './block/quote', kind: 'block' as const, contract: 1, scripts: [], styles: [STYLE] }];
  return testRelease({ version: `1.0.0-${version}`, exposes, templates: [], ...values });
}

function codeOf({ remote, version, container }: ReleaseManifest, source = WELL): ReleaseCode {
  const text = source.replaceAll('CONTAINER', container).replaceAll('VERSION', version);
  return { remote, version, entry: text, styles: { [STYLE]: `/* ${version} */` } };
}

let events: RemoteEvent[];
let standings: readonly RemoteStatus[];
beforeEach(() => {
  events = [];
  standings = [];
});
beforeAll(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

function heard(message: FromWorker): void {
  if (message.type === 'remote') events.push(message);
  if (message.type === 'standing') standings = message.remotes;
}

interface Made {
  readonly wanted: ReleaseManifest;
  readonly former?: ReleaseManifest;
  readonly canary?: ReleaseManifest;
  readonly code: readonly ReleaseCode[];
  readonly limits?: Partial<WorkerStart['limits']>;
}

async function started({ wanted, former, canary, code, limits }: Made): Promise<WorkerRemotes> {
  const remotes = new WorkerRemotes(
    {
      compositions: {
        au: {
          stable: testComposition('stable', 'au', [wanted]),
          ...(canary && { canary: { ...testComposition('canary', 'au', [canary]), channel: 'canary' } }),
        },
      },
      lastGood: { au: former ? { [former.remote]: former } : {} },
      code,
      resting: [],
      limits: testLimits({ breaker: { failures: 2, window: 30_000, probeAfter: 60 }, load: 80, route: 80, ...limits }),
      apiUrl: 'http://api.test',
      siteOrigin: 'http://showroom.test',
      entry: { scripts: [], style: { url: '', text: '' }, federation: [], languages: {} },
    },
    heard,
  );
  await remotes.warm();
  return remotes;
}

function requestOf(channel: RenderRequest['channel'] = 'stable'): RenderRequest {
  return {
    id: 1,
    url: 'http://site.test/',
    market: 'au',
    channel,
    locale: 'en-AU',
    basename: '/',
    nonce: '',
    apiHeaders: {},
    person: undefined,
  };
}

const NEVER = new AbortController().signal;
type Work = (page: ServerRemotes) => Promise<unknown>;

/** One page that shows the remote. */
async function page(
  remotes: WorkerRemotes,
  work: Work,
  channel: RenderRequest['channel'] = 'stable',
): Promise<unknown> {
  let answer: unknown;
  await remotes.withRemotes(requestOf(channel), NEVER, async (one) => {
    answer = await work(one).catch((error: Error) => `failed: ${error.message}`);
    return ['mf-one'];
  });
  return answer;
}

const versionOf: Work = async (one) => {
  await one.load('mf-one', './block/quote');
  return one.siteMap.pins[0]?.version;
};
const told = () => events.map(({ version, outcome, reason }) => [version, outcome, reason].join(' ').trim());

async function until(holds: () => unknown): Promise<void> {
  for (let tries = 0; !(await holds()); tries += 1) {
    if (tries > 500) throw new Error('It never came to hold');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test('a remote that stands is served as the composition has it', async () => {
  const wanted = release('new');
  const remotes = await started({ wanted, former: release('old'), code: [codeOf(wanted), codeOf(release('old'))] });
  await page(remotes, async (one) => {
    expect(await one.load('mf-one', './block/quote')).toHaveProperty('Component');
    expect([one.standIns, one.mapName, one.siteMap.pins[0]?.version]).toEqual([[], undefined, '1.0.0-new']);
    expect(one.styleText(one.files('mf-one', './block/quote')?.styles[0] ?? '')).toBe('/* 1.0.0-new */');
  });
  expect(standings).toMatchObject([
    { market: 'au', channel: 'stable', remote: 'mf-one', wanted: '1.0.0-new', served: '1.0.0-new', breaker: 'closed' },
  ]);
});

const old = release('old');
const wanted = release('new');
const FAULTS: readonly [string, ReleaseManifest, ReleaseCode[]][] = [
  ['cannot be had (down, slow, 404, wrong JSON, bad hash)', wanted, []],
  ['throws when it is evaluated', wanted, [codeOf(wanted, 'throw new Error("Broken on purpose")')]],
  [
    'finds another React than it was built for',
    wanted,
    [codeOf(wanted, `${WELL}; module.exports.CONTAINER.init = () => { throw new Error("shared") }`)],
  ],
  ['gives something else than a block', wanted, [codeOf(wanted, WELL.replace('Component', 'Nothing'))]],
  [
    'keeps a contract that nobody serves any more',
    release('new', { exposes: wanted.exposes.map((expose) => ({ ...expose, contract: 0 })) }),
    [codeOf(wanted)],
  ],
];

describe.each(FAULTS)('a version that %s', (_, broken, code) => {
  test('leaves its place to the one that served well before, and the page says so', async () => {
    const remotes = await started({ wanted: broken, former: old, code: [...code, codeOf(old)] });
    await page(remotes, async (one) => {
      expect(await one.load('mf-one', './block/quote')).toHaveProperty('Component');
      expect([one.standIns, one.mapName]).toEqual([['mf-one'], 'stable+mf-one@1.0.0-old']);
      // What travels to the browser is what was rendered.
      expect(one.siteMap.pins).toMatchObject([{ version: '1.0.0-old', container: 'mf_one_old' }]);
      expect(one.styleText(one.files('mf-one', './block/quote')?.styles[0] ?? '')).toBe('/* 1.0.0-old */');
    });
    await until(() => told().includes('1.0.0-old fell-back'));
    expect(standings).toMatchObject([{ wanted: '1.0.0-new', served: '1.0.0-old', breaker: 'closed' }]);
  });

  test('costs its place alone when nothing stands by', async () => {
    const other = testRelease({ remote: 'mf-two', exposes: wanted.exposes });
    const remotes = await started({ wanted: broken, code: [...code, codeOf(other)] });
    expect(await page(remotes, versionOf)).toMatch(/^failed: mf-one 1.0.0-new does not stand/);
    expect(standings[0]).toMatchObject({ wanted: '1.0.0-new', served: undefined });
  });
});

test('code that comes late is in service with the next page', async () => {
  const remotes = await started({ wanted, former: old, code: [codeOf(old)] });
  expect(await page(remotes, versionOf)).toBe('1.0.0-old');
  await remotes.provide(codeOf(wanted));
  expect(await page(remotes, versionOf)).toBe('1.0.0-new');
});

test('what threw when it was evaluated is tried again until it stands', async () => {
  mockPause = 50;
  const source = `const outside = structuredClone(); outside.tries += 1; if (outside.tries < 2) throw new Error('not yet'); ${WELL}`;
  const remotes = await started({ wanted, former: old, code: [codeOf(old), codeOf(wanted, source)] });
  expect(await page(remotes, versionOf)).toBe('1.0.0-old');
  await until(async () => (await page(remotes, versionOf)) === '1.0.0-new');
  mockPause = 600_000;
});

test('two versions of one remote live side by side: what is stable and its canary', async () => {
  const remotes = await started({ wanted: old, canary: wanted, code: [codeOf(old), codeOf(wanted)] });
  const drawn: Work = async (one) => {
    const module = await one.load('mf-one', './block/quote');
    const Component: unknown = typeof module === 'object' && module && Reflect.get(module, 'Component');
    return typeof Component === 'function' ? Component() : undefined;
  };
  const both = [await page(remotes, drawn), await page(remotes, drawn, 'canary'), await page(remotes, drawn)];
  expect(both).toEqual(['1.0.0-old ./block/quote', '1.0.0-new ./block/quote', '1.0.0-old ./block/quote']);
});

test('what is stable stands in for a canary that fails', async () => {
  const remotes = await started({ wanted: old, canary: wanted, code: [codeOf(old), codeOf(wanted, 'throw 1')] });
  expect(await page(remotes, versionOf, 'canary')).toBe('1.0.0-old');
  expect(await page(remotes, async (one) => one.mapName, 'canary')).toBe('canary+mf-one@1.0.0-old');
});

test('a market without a canary answers with what is stable', async () => {
  const remotes = await started({ wanted, code: [codeOf(wanted)] });
  expect(await page(remotes, versionOf, 'canary')).toBe('1.0.0-new');
});

const input: LoadInput = {
  platform: testPlatform(),
  url: new URL('http://site.test/'),
  content: {},
  signal: NEVER,
};

/** Loads the block's data as a page does. */
const data: Work = async (one) => {
  const module = await one.load('mf-one', './block/quote');
  const load: unknown = typeof module === 'object' && module && Reflect.get(module, 'load');
  return typeof load === 'function' ? load(input) : undefined;
};
const withLoad = (load: string) => WELL.replace('({ Component', `({ load: async (input) => ${load}, Component`);
const HANGS = withLoad('structuredClone().heals ? "data" : new Promise(() => undefined)');

describe('a load that hangs', () => {
  test('ends with its deadline, opens the breaker, and then costs nobody anything', async () => {
    const remotes = await started({ wanted, code: [codeOf(wanted, HANGS)], limits: { load: 60 } });
    expect(await page(remotes, data)).toMatch(/took longer than 60 ms/);
    expect(await page(remotes, data)).toMatch(/took longer than 60 ms/);
    const from = performance.now();
    expect(await page(remotes, data)).toMatch(/rests/);
    expect(performance.now() - from).toBeLessThan(60);
    await until(() => told().includes('1.0.0-new opened'));
    expect(events.find(({ outcome }) => outcome === 'late')).toMatchObject({ reason: 'load', count: 2 });
    expect(standings).toMatchObject([{ breaker: 'open', served: '1.0.0-new' }]);
  });

  test('leaves the pages to the version of before, until a probe beside them went well', async () => {
    const limits = { load: 60, breaker: { failures: 2, window: 30_000, probeAfter: 100 } };
    const code = [codeOf(wanted, HANGS), codeOf(old, withLoad('"data of before"'))];
    const remotes = await started({ wanted, former: old, code, limits });
    let probes = 0;
    remotes.onProbeDue = (request) => {
      probes += 1;
      void remotes.withProbe(request, async (one) => {
        await data(one);
        return ['mf-one'];
      });
    };
    await page(remotes, data);
    await page(remotes, data);
    expect(await page(remotes, data)).toBe('data of before');
    await until(async () => {
      expect(await page(remotes, data)).toBe('data of before');
      return probes > 0;
    });
    outside.heals = true;
    await until(async () => (await page(remotes, data)) === 'data');
    await until(() => told().includes('1.0.0-new closed'));
  });

  test('is not the remote’s own when it waits for the API', async () => {
    const limits = { load: 60, breaker: { failures: 1, window: 30_000, probeAfter: 100 } };
    const remotes = await started({ wanted, code: [codeOf(wanted, HANGS)], limits });
    const asking: Work = async (one) => {
      const client = one.watched({ send: () => new Promise(() => undefined) });
      void client.send(listNavEntries, { query: { market: 'au', locale: 'en-AU' } });
      return data(one);
    };
    await page(remotes, asking);
    expect(await page(remotes, asking)).toMatch(/took longer/);
  });
});

test('a load that fails often rests as well, and only that expose of it', async () => {
  const exposes = ['./block/quote', './block/other'].map((name) => ({
    name,
    kind: 'block' as const,
    contract: 1,
    scripts: [],
    styles: [],
  }));
  const both = release('new', { exposes });
  const remotes = await started({
    wanted: both,
    code: [codeOf(both, withLoad('{ throw new Error("no data") }'))],
  });
  expect(await page(remotes, data)).toBe('failed: no data');
  expect(await page(remotes, data)).toBe('failed: no data');
  expect(await page(remotes, data)).toMatch(/rests/);
  expect(await page(remotes, (one) => one.load('mf-one', './block/other'))).toHaveProperty('Component');
});

test.each([
  ['throws', '{ throw new Error("no moment") }', 'failed: no moment'],
  ['names no moment', '"sometimes"', 'failed: mf-one ./block/quote hydrates at no known moment'],
])('a block that %s when it is asked when it hydrates rests', async (_, answer, failure) => {
  const code = WELL.replace('({ Component', `({ hydrate: () => ${answer}, Component`);
  const remotes = await started({ wanted, code: [codeOf(wanted, code)] });
  const ask: Work = async (one) => {
    const module = await one.load('mf-one', './block/quote');
    const hydrate: unknown = typeof module === 'object' && module && Reflect.get(module, 'hydrate');
    return typeof hydrate === 'function' ? hydrate({}) : undefined;
  };
  expect(await page(remotes, ask)).toBe(failure);
  expect(await page(remotes, ask)).toBe(failure);
  expect(await page(remotes, ask)).toMatch(/rests/);
});

test('a version that throws while it is rendered leaves the next pages to the one of before', async () => {
  const remotes = await started({ wanted, former: old, code: [codeOf(wanted), codeOf(old)] });
  const breaks: Work = async (one) => {
    await one.load('mf-one', './block/quote');
    one.drawing?.('mf-one', './block/quote');
    if (one.standIns.length > 0) return 'whole';
    const error = new Error('Broken on purpose');
    error.stack =
      'Error: Broken on purpose\n at x (http://registry.test/releases/mf-one/1.0.0-new/node/remoteEntry.js:1:1)';
    one.broke(error, '', false);
    return 'broken';
  };
  expect([await page(remotes, breaks), await page(remotes, breaks), await page(remotes, breaks)]).toEqual([
    'broken',
    'broken',
    'whole',
  ]);
  await until(() => told().includes('1.0.0-new failed render'));
});

describe('the routes of a remote', () => {
  const exposes = [{ name: './routes', kind: 'routes' as const, contract: 1, scripts: [], styles: [] }];
  const routed = release('new', { exposes });
  const source = (loader: string) =>
    `module.exports.CONTAINER = { init() {}, get: async () => () => ({ createRoutes: () => [{ id: 'one', path: 'x', children: [{ index: true, loader: ${loader} }] }] }) }`;
  const run: Work = async (one) => {
    const module = await one.load('mf-one', './routes');
    const isRoutes = (value: unknown): value is RoutesModule =>
      typeof value === 'object' && value !== null && 'createRoutes' in value;
    if (!isRoutes(module)) return undefined;
    const loader: unknown = module.createRoutes(testPlatform())[0]?.children?.[0]?.loader;
    try {
      return typeof loader === 'function' ? await loader({}) : undefined;
    } catch (thrown) {
      return thrown;
    }
  };

  test('answer 504 when a loader is late, and rest when it stays late', async () => {
    const remotes = await started({
      wanted: routed,
      code: [codeOf(routed, source('() => new Promise(() => undefined)'))],
    });
    expect(await page(remotes, run)).toMatchObject({ init: { status: 504 } });
    expect(await page(remotes, run)).toMatchObject({ init: { status: 504 } });
    expect(await page(remotes, run)).toMatch(/rests/);
  });

  test('may redirect and answer 404 as often as they like', async () => {
    const remotes = await started({
      wanted: routed,
      code: [codeOf(routed, source('() => { throw new Response(null, { status: 404 }) }'))],
    });
    for (let count = 0; count < 5; count += 1) expect(await page(remotes, run)).toHaveProperty('status', 404);
  });
});
