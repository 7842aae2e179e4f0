/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Composition } from '@showroom/contracts/remotes/release';
import type { RemoteEvent } from '../federation/remote-events';
import type { Compositions } from '../render/protocol';
import { testComposition, testRelease } from './compositions.testing';
import { testLimits } from './config.testing';
import { Renderer } from './renderer';

/**
 * A worker that answers with the version of its market's composition; ids say what is wrong with
 * it.
 */
const WORKER = `
const send = (message) => process.send(message);
const allOf = (compositions) => Object.values(compositions).flatMap(({ stable, canary }) => (canary ? [stable, canary] : [stable]));
const standing = (lastGood) => ({ market, channel, id, remotes }) => remotes.map(({ remote, version }) => ({
  market, channel, remote, wanted: version, breaker: 'closed', failure: undefined,
  served: id.includes('stand-in') ? lastGood[market][remote].version : version,
}));
let compositions, lastGood;
function begin(start) {
  ({ compositions, lastGood } = start);
  const all = allOf(compositions);
  if (all.some(({ id }) => id.includes('no-start'))) process.exit(9);
  send({ type: 'standing', remotes: all.flatMap(standing(lastGood)) });
  send({ type: 'remote', market: 'au', channel: 'stable', composition: all[0].id, remote: 'mf-one', version: '1', outcome: 'loaded',
    reason: '', message: '', count: 1, ms: 1, times: [1] });
  send({ type: 'ready' });
}
let broken = 0;
process.on('disconnect', () => process.exit());
process.on('message', (message) => {
  if (message.type === 'start') begin(message.start);
  if (message.type === 'ping') send({ type: 'pong', heap: { used: 1, limit: 100 } });
  if (message.type !== 'render') return;
  const { id, market, channel, url } = message.request;
  const composition = compositions[market][channel] ?? compositions[market].stable;
  const former = Object.values(lastGood[market] ?? {}).map(({ version }) => version);
  const isPartly = composition.id.includes('partly') && broken++ < 3;
  send({ type: 'piece', id, head: {
    status: composition.id.includes('unable') ? 500 : 200,
    headers: composition.id.includes('stand-in') ? { 'x-degraded': 'mf-one' } : {},
    private: false, tags: [], degraded: false,
  } });
  const text = [composition.id, former, isPartly ? 'partly' : 'whole'].join(' ');
  send({ type: 'piece', id, bytes: new TextEncoder().encode(text) });
  if (!url.includes('hold')) send({ type: 'piece', id, isWhole: !isPartly });
});
`;

const folder = mkdtempSync(join(tmpdir(), 'renderer-'));
const file = join(folder, 'worker.cjs');
writeFileSync(file, WORKER);
afterAll(() => rmSync(folder, { recursive: true }));

let renderer: Renderer;
beforeEach(() => {
  renderer = new Renderer({
    file,
    apiUrl: 'http://api.test',
    siteOrigin: 'http://showroom.test',
    entry: { scripts: [], style: { url: '', text: '' }, federation: [], languages: {} },
    size: 1,
    limits: testLimits(),
    entryDeadline: 30_000,
    memory: 128,
    log: () => undefined,
  });
});
afterEach(() => renderer.close());

/** A port that is closed everywhere; a name would have to be looked up first. */
const NOBODY = 'http://127.0.0.1:9';

function made(id: string, market = 'au', version = id): Composition {
  return { ...testComposition(id, market, [testRelease({ version: `1.0.0-${version}` })]), origin: NOBODY };
}
const au = (id: string): Compositions => ({ au: { stable: made(id) } });

interface Page {
  readonly text: Promise<string>;
  readonly abort: () => void;
}

function open(market: 'au' | 'jp' = 'au', channel: 'stable' | 'canary' = 'stable', url = 'http://site.test/'): Page {
  let abort: () => void = () => undefined;
  const text = new Promise<string>((resolve) => {
    let text = '';
    const request = { url, market, channel, locale: 'en', basename: '/', nonce: '', apiHeaders: {}, person: undefined };
    abort = renderer.render(request, {
      head: () => undefined,
      chunk(bytes, ack) {
        text += new TextDecoder().decode(bytes);
        ack();
      },
      end: () => resolve(text),
      failed: resolve,
    });
  });
  return { text, abort };
}
const shown = async (...where: Parameters<typeof open>) => (await open(...where).text).split(' ')[0];

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries += 1) {
    if (tries > 1000) throw new Error('It never came to hold');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test('a new composition takes the place of the old one, which ends when its last page has', async () => {
  await renderer.use(au('first'));
  expect([await shown(), renderer.generations]).toEqual(['first', 1]);
  const held = open('au', 'stable', 'http://site.test/hold');
  await renderer.use(au('second'));
  expect([await shown(), renderer.generations]).toEqual(['second', 2]);
  held.abort();
  await until(() => renderer.generations === 1);
});

test('each channel has its own composition, and a market without a canary what is stable', async () => {
  const canary = { ...made('canary'), channel: 'canary' };
  await renderer.use({ au: { stable: made('stable'), canary }, jp: { stable: made('japan', 'jp') } });
  expect([await shown(), await shown('au', 'canary'), await shown('jp', 'canary')]).toEqual([
    'stable',
    'canary',
    'japan',
  ]);
});

describe('a composition that cannot serve', () => {
  test('does not take the place of one that does', async () => {
    await renderer.use(au('first'));
    await expect(renderer.use(au('unable'))).rejects.toThrow('what is new for au cannot serve; the old one goes on');
    expect([await shown(), renderer.generations]).toEqual(['first', 1]);
    // It is left alone for a while, and nothing is started for it.
    await expect(renderer.use(au('unable'))).rejects.toThrow('cannot serve');
    await renderer.use(au('third'));
    expect(await shown()).toBe('third');
  });

  test('holds up no other market', async () => {
    await renderer.use({ ...au('first'), jp: { stable: made('japan', 'jp') } });
    const next = { ...au('unable'), jp: { stable: made('nippon', 'jp') } };
    await expect(renderer.use(next)).rejects.toThrow('what is new for au cannot serve');
    expect([await shown(), await shown('jp')]).toEqual(['first', 'nippon']);
  });

  test('is better than none', async () => {
    await renderer.use(au('unable'));
    expect(renderer.ready).toBe(true);
  });

  test('leaves the old one when its workers do not even start', async () => {
    await renderer.use(au('first'));
    await expect(renderer.use(au('no-start'))).rejects.toThrow('before it was ready');
    expect([await shown(), renderer.generations]).toEqual(['first', 1]);
  });
});

test('what comes in part is looked at before visitors come, until it is whole', async () => {
  await renderer.use(au('first'));
  await renderer.use(au('partly'));
  expect(await open().text).toBe('partly 1.0.0-first whole');
});

test('of many releases at once the newest is taken, and few generations run at a time', async () => {
  await renderer.use(au('release-0'));
  let most = 0;
  const uses: Promise<void>[] = [];
  for (let number = 1; number <= 20; number += 1) {
    uses.push(renderer.use(au(`release-${number}`)));
    await new Promise((resolve) => setTimeout(resolve, 5));
    most = Math.max(most, renderer.generations);
  }
  await Promise.all(uses);
  expect(await shown()).toBe('release-20');
  expect(most).toBeLessThanOrEqual(3);
  await until(() => renderer.generations === 1);
});

test('a renderer that closes while a release gets ready leaves no worker behind', async () => {
  await renderer.use(au('first'));
  const using = renderer.use(au('second')).catch(() => undefined);
  await renderer.close();
  await using;
  await expect(open().text).resolves.toBe('No render worker is ready');
});

describe('a version that served well', () => {
  test('stands by when another takes its place', async () => {
    await renderer.use(au('first'));
    await renderer.use(au('second'));
    expect(await open().text).toBe('second 1.0.0-first whole');
    // Another composition with the same version keeps what stood by.
    await renderer.use({ au: { stable: made('third', 'au', 'second') } });
    expect(await open().text).toBe('third 1.0.0-first whole');
  });

  test('is what browsers go on with while it stands in', async () => {
    await renderer.use(au('first'));
    await renderer.use(au('stand-in'));
    expect(renderer.siteMap('stand-in')?.pins).toMatchObject([{ version: '1.0.0-stand-in' }]);
    expect(renderer.siteMap('stand-in+mf-one@1.0.0-first')?.pins).toMatchObject([{ version: '1.0.0-first' }]);
    expect(renderer.servedMap('stand-in')?.pins).toMatchObject([{ version: '1.0.0-first' }]);
    expect(renderer.health()).toMatchObject([
      {
        market: 'au',
        remote: 'mf-one',
        version_wanted: '1.0.0-stand-in',
        version_served: '1.0.0-first',
        last_error: { reason: 'unreachable', message: 'nobody answered where its files lie' },
      },
    ]);
  });
});

test('whoever wants to hears what becomes of remotes, until they stop', async () => {
  const heard: RemoteEvent[] = [];
  const stop = renderer.subscribe((event) => void heard.push(event));
  await renderer.use(au('first'));
  expect(heard.map(({ outcome }) => outcome)).toContain('loaded');
  stop();
  heard.length = 0;
  await renderer.use(au('second'));
  expect(heard).toEqual([]);
});
