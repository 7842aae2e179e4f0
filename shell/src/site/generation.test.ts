/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mergeSettings } from '@showroom/contracts/settings/settings';
import type { ReleaseCode } from '../federation/hosted-release';
import type { RemoteEvent } from '../federation/remote-events';
import type { RenderRequest } from '../render/protocol';
import { testLimits } from './config.testing';
import { Generation, type GenerationOptions, type WorkerEvents } from './generation';
import { RenderProcess } from './render-process';

/** A worker that does what the path of its request says; `apiUrl` says whether it gets ready. */
const WORKER = `
const send = (message) => process.send(message);
const bytes = (text) => new TextEncoder().encode(text);
const head = { status: 200, headers: {}, private: false, tags: [], degraded: false };
const waiting = new Map();
let name = 'none';
let used = 10;
let isWeak = false;
let invalidations = 0;
const codes = [];
const event = { type: 'remote', market: 'au', channel: 'stable', composition: 'c', remote: 'mf-one', version: '1',
  outcome: 'opened', reason: 'load', message: 'it hangs', count: 1, ms: 5, times: [5] };
const paths = {
  '/page': async (id) => {
    send({ type: 'piece', id, head });
    for (const part of ['one', 'two']) {
      send({ type: 'piece', id, bytes: bytes(part) });
      await new Promise((resolve) => waiting.set(id, resolve));
    }
    send({ type: 'piece', id, isWhole: true });
  },
  '/who': (id) => { send({ type: 'piece', id, bytes: bytes(process.pid + ' ' + name) }); send({ type: 'piece', id, isWhole: true }); },
  '/hold': (id) => send({ type: 'piece', id, bytes: bytes(String(process.pid)) }),
  '/release': () => { for (const held of waiting.keys()) send({ type: 'piece', id: held, isWhole: true }); },
  '/codes': (id) => { send({ type: 'piece', id, bytes: bytes(codes.join(' ')) }); send({ type: 'piece', id, isWhole: true }); },
  '/invalidations': (id) => { send({ type: 'piece', id, bytes: bytes(String(invalidations)) }); send({ type: 'piece', id, isWhole: true }); },
  '/fill': (id) => { used = 90; send({ type: 'piece', id, isWhole: true }); },
  '/report': (id) => { send(event); send({ type: 'piece', id, isWhole: true }); },
  '/failed': (id) => send({ type: 'failed', id, message: 'no such page' }),
  '/exit': () => process.exit(3),
  '/who-is-strong': (id) => (isWeak ? process.exit(3) : paths['/who'](id)),
  '/works-and-exits': () => { send({ type: 'working', remote: 'mf-one', version: '1' }); process.exit(3); },
  '/works-and-is-killed': () => { send({ type: 'working', remote: 'mf-one', version: '1' }); process.kill(process.pid, 'SIGKILL'); },
  '/throw': () => setImmediate(() => { throw new Error('thrown far away'); }),
  '/loop': () => { for (;;); },
};
process.on('disconnect', () => process.exit());
process.on('message', (message) => {
  if (message.type === 'start') {
    const { apiUrl, resting } = message.start;
    if (apiUrl === 'exit') process.exit(9);
    if (apiUrl === 'works' && !resting.includes('mf-one@1')) {
      send({ type: 'working', remote: 'mf-one', version: '1' });
      process.exit(9);
    }
    isWeak = apiUrl === 'weak';
    codes.push(...message.start.code.map(({ version }) => version));
    send({ type: 'ready' });
  }
  if (message.type === 'ping') send({ type: 'pong', heap: { used, limit: 100 } });
  if (message.type === 'forget') invalidations += 1;
  if (message.type === 'code') codes.push(message.code.version);
  if (message.type === 'settings') name = message.settings['app.name'];
  if (message.type === 'ack') waiting.get(message.id)?.();
  if (message.type === 'abort') send({ type: 'piece', id: message.id, isWhole: true });
  if (message.type !== 'render') return;
  const { id, url } = message.request;
  waiting.set(id, () => undefined);
  void paths[new URL(url).pathname](id);
});
`;

const folder = mkdtempSync(join(tmpdir(), 'generation-'));
const file = join(folder, 'worker.cjs');
writeFileSync(file, WORKER);
afterAll(() => rmSync(folder, { recursive: true }));

let logged: string[];
let reported: RemoteEvent[];
let gone: number[];
let fallen: string[];
let openReleases: string[];
const events: WorkerEvents = {
  remote: (event) => void reported.push(event),
  statuses: () => undefined,
  heap: () => undefined,
  fell({ remote, version }, isSure) {
    fallen.push(`${remote}@${version}${isSure ? '' : '?'}`);
    if (isSure) openReleases.push(`${remote}@${version}`);
  },
  gone: (worker) => void gone.push(worker),
};
let present: Generation | undefined;
beforeEach(() => {
  logged = [];
  reported = [];
  gone = [];
  fallen = [];
  openReleases = [];
});
afterEach(async () => {
  await present?.drain(0);
  jest.restoreAllMocks();
});

type Start = 'ready' | 'exit' | 'weak' | 'works';

/**
 * `nextStart` is asked by each worker that starts: those that are to `exit` never get ready, those
 * that `works` fall by the code of a release.
 */
async function start(
  options: Partial<GenerationOptions> = {},
  nextStart: () => Start = () => 'ready',
): Promise<Generation> {
  present = await Generation.start({
    file,
    start: {
      compositions: {},
      lastGood: {},
      code: [],
      limits: testLimits(),
      get apiUrl() {
        return nextStart();
      },
      siteOrigin: 'http://showroom.test',
      entry: { scripts: [], style: { url: '', text: '' }, federation: [], languages: {} },
    },
    openReleases: () => [...openReleases],
    size: 1,
    settings: new Map(),
    log: (message) => void logged.push(message),
    events,
    ...options,
  });
  return present;
}

let lastId = 0;
function requestFor(path: string): RenderRequest {
  lastId += 1;
  return {
    id: lastId,
    url: `http://site.test${path}`,
    market: 'au',
    channel: 'stable',
    locale: 'en-AU',
    basename: '/',
    nonce: 'nonce',
    apiHeaders: {},
    person: undefined,
  };
}

interface Page {
  readonly text: () => string;
  readonly abort: () => void;
  /** `end`, or why it failed. */
  readonly outcome: Promise<string>;
  readonly first: Promise<void>;
}

function open(generation: Generation, path: string, ackAtOnce = true): Page & { readonly acks: (() => void)[] } {
  let text = '';
  let abort: () => void = () => undefined;
  const acks: (() => void)[] = [];
  let onFirst: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    onFirst = resolve;
  });
  const outcome = new Promise<string>((resolve) => {
    abort = generation.render(requestFor(path), {
      head: ({ status }) => {
        text += `${status} `;
      },
      chunk(bytes, ack) {
        text += `${new TextDecoder().decode(bytes)} `;
        if (ackAtOnce) ack();
        else acks.push(ack);
        onFirst();
      },
      end: () => resolve('end'),
      failed: resolve,
    });
  });
  return { text: () => text, abort, outcome, first, acks };
}

async function who(generation: Generation): Promise<string> {
  const page = open(generation, '/who');
  return (await page.outcome) === 'end' ? page.text().trim() : 'failed';
}

async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  for (let tries = 0; !(await holds()); tries += 1) {
    if (tries > 1000) throw new Error('It never came to hold');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test('a page comes in order: its head, its bytes, its end', async () => {
  const page = open(await start(), '/page');
  expect(await page.outcome).toBe('end');
  expect(page.text()).toBe('200 one two ');
  expect(present?.running).toBe(0);
});

test('the next bytes come when the former were taken', async () => {
  const generation = await start();
  const page = open(generation, '/page', false);
  await page.first;
  expect(await who(generation)).not.toBe('failed');
  expect(page.text()).toBe('200 one ');
  page.acks[0]?.();
  await until(() => page.acks.length === 2);
  page.acks[1]?.();
  expect(await page.outcome).toBe('end');
});

test('a page that cannot be rendered says why', async () => {
  expect(await open(await start(), '/failed').outcome).toBe('no such page');
});

test('work goes to the worker with the fewest pages under way', async () => {
  const generation = await start({ size: 2 });
  const held = [open(generation, '/hold'), open(generation, '/hold')];
  await Promise.all(held.map(({ first }) => first));
  expect(new Set(held.map(({ text }) => text())).size).toBe(2);
  expect(generation.running).toBe(2);
});

test('a page that nobody waits for is ended, and is heard of no more', async () => {
  const generation = await start();
  const page = open(generation, '/hold');
  await page.first;
  page.abort();
  expect(generation.running).toBe(0);
  await who(generation);
  expect(await Promise.race([page.outcome, Promise.resolve('silence')])).toBe('silence');
});

test('every worker knows the settings: those of the start, later ones, and the replacements too', async () => {
  const named = (name: string) => mergeSettings([{ key: 'app.name', value: name }]).settings;
  const settings = new Map([['au' as const, named('first')]]);
  const generation = await start({ settings });
  expect(await who(generation)).toMatch(/ first$/);
  settings.set('au', named('second'));
  generation.setSettings('au', named('second'));
  expect(await who(generation)).toMatch(/ second$/);
  await open(generation, '/exit').outcome;
  await until(async () => / second$/.test(await who(generation)));
});

test('what a replacement asked for while it got ready is stale: it may have changed meanwhile', async () => {
  const generation = await start();
  await open(generation, '/exit').outcome;
  await until(async () => (await who(generation)) !== 'failed');
  const page = open(generation, '/invalidations');
  await page.outcome;
  expect(page.text()).toBe('1 ');
});

test.each(['/exit', '/throw'])(
  'a worker that falls (%s) is replaced, and who waited for it gets a failure',
  async (path) => {
    const generation = await start();
    const before = await who(generation);
    const other = open(generation, '/hold');
    await other.first;
    expect(await open(generation, path).outcome).toBe('The render worker ended');
    expect(await other.outcome).toBe('The render worker ended');
    await until(async () => (await who(generation)) !== 'failed');
    expect(await who(generation)).not.toBe(before);
  },
);

test.each([1, 2])('a page that has not begun when its worker falls comes from another: %d at first', async (size) => {
  const starts: Start[] = ['weak'];
  const generation = await start({ size }, () => starts.pop() ?? 'ready');
  const pages = Array.from({ length: 2 }, () => open(generation, '/who-is-strong'));
  expect(await Promise.all(pages.map(({ outcome }) => outcome))).toEqual(['end', 'end']);
});

describe('a worker that falls while code of a release runs', () => {
  test('names it, and the same is asked once more and not for ever', async () => {
    const generation = await start();
    expect(await open(generation, '/works-and-exits').outcome).toBe('The render worker ended');
    expect(fallen).toEqual(['mf-one@1', 'mf-one@1']);
  });

  test('names it as a guess when it may have been ended from outside', async () => {
    const generation = await start();
    await open(generation, '/works-and-is-killed').outcome;
    expect(fallen[0]).toBe('mf-one@1?');
  });

  test('at its start is followed by one that leaves the release alone', async () => {
    const generation = await start({ size: 2 }, () => 'works');
    expect(await who(generation)).not.toBe('failed');
    expect(new Set(fallen)).toEqual(new Set(['mf-one@1']));
  });
});

test('the other workers go on while one is replaced', async () => {
  const generation = await start({ size: 2 });
  await open(generation, '/exit').outcome;
  expect(await who(generation)).not.toBe('failed');
});

test('an endless loop costs a worker, not the site', async () => {
  const generation = await start({ pingEvery: 150 });
  expect(await open(generation, '/loop').outcome).toBe('The render worker ended');
  expect(logged).toContain('A render worker does not answer and is replaced');
  await until(async () => (await who(generation)) !== 'failed');
});

test('a worker that cannot be replaced at once is replaced later', async () => {
  let next: Start = 'ready';
  const generation = await start({}, () => next);
  next = 'exit';
  const page = open(generation, '/exit');
  await until(() => logged.some((message) => message.includes('before it was ready')));
  next = 'ready';
  expect(await page.outcome).toBe('The render worker ended');
  await until(async () => (await who(generation)) !== 'failed');
});

test('workers that do not get ready are an error', async () => {
  await expect(start({ size: 2 }, () => 'exit')).rejects.toThrow('ended with code 9 before it was ready');
});

test('when one worker does not get ready, none of them stays', async () => {
  const terminate = jest.spyOn(RenderProcess.prototype, 'terminate');
  const starts: Start[] = ['ready', 'exit'];
  await expect(start({ size: 2 }, () => starts.pop() ?? 'exit')).rejects.toThrow('before it was ready');
  expect(terminate).toHaveBeenCalledTimes(1);
});

test('what workers report of remotes is handed on, and who ended is named', async () => {
  const generation = await start();
  await open(generation, '/report').outcome;
  expect(reported).toMatchObject([{ remote: 'mf-one', outcome: 'opened', message: 'it hangs' }]);
  const before = Number((await who(generation)).split(' ')[0]);
  await open(generation, '/exit').outcome;
  expect(gone[0]).toBe(before);
});

test('code that comes late reaches every worker, also those that replace others', async () => {
  const code = (version: string): ReleaseCode => ({
    remote: 'mf-one',
    version,
    entry: '',
    styles: {},
  });
  const codes = async (generation: Generation) => {
    const page = open(generation, '/codes');
    await page.outcome;
    return page.text().trim();
  };
  const generation = await start();
  generation.provide(code('1'));
  expect(await codes(generation)).toBe('1');
  await open(generation, '/exit').outcome;
  generation.provide(code('2'));
  await until(async () => (await who(generation)) !== 'failed');
  expect(await codes(generation)).toBe('1 2');
});

describe('a worker whose heap is nearly full', () => {
  test('goes when a fresh one is warm and its own pages have ended', async () => {
    const generation = await start({ pingEvery: 30 });
    const before = await who(generation);
    const held = open(generation, '/hold');
    await held.first;
    await open(generation, '/fill').outcome;
    await until(async () => {
      const now = await who(generation);
      expect(now).not.toBe('failed');
      return now !== before;
    });
    expect(generation.running).toBe(1);
    expect(gone).toEqual([]);
    held.abort();
    await until(() => gone.length === 1);
    expect(gone).toEqual([Number(before.split(' ')[0])]);
    expect(await who(generation)).not.toBe('failed');
  });

  test('makes room for one at a time', async () => {
    const generation = await start({ pingEvery: 30, size: 2 });
    await Promise.all([open(generation, '/fill').outcome, open(generation, '/fill').outcome]);
    await until(() => gone.length === 2);
    expect(logged.filter((message) => message.includes('full'))).toHaveLength(2);
    expect(await who(generation)).not.toBe('failed');
  });
});

describe('a drain', () => {
  test('waits for pages under way', async () => {
    const generation = await start();
    const page = open(generation, '/hold');
    await page.first;
    let drained = false;
    const draining = generation.drain(10_000).then(() => {
      drained = true;
    });
    expect(await who(generation)).not.toBe('failed');
    expect(drained).toBe(false);
    open(generation, '/release');
    await draining;
    expect(await page.outcome).toBe('end');
    expect(await who(generation)).toBe('failed');
  });

  test('ends with its deadline, and starts no new worker', async () => {
    const generation = await start();
    const page = open(generation, '/hold');
    await page.first;
    await generation.drain(100);
    expect(await page.outcome).toBe('The render worker ended');
    expect(await who(generation)).toBe('failed');
    expect(logged).toEqual([]);
  });
});
