/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MARKET_CODES } from '@showroom/contracts/markets';
import type { Composition } from '@showroom/contracts/remotes/release';
import type { Compositions } from '../render/protocol';
import { CompositionPoller, earlierSiteMap } from './compositions';
import { testComposition, testCompositions, testRelease } from './compositions.testing';
import { TestSigner } from './signer.testing';

let server: Server;
let registryUrl: string;
let folder: string;
let storedAt: string;
let trustedKeys: string;
let signer: TestSigner;
/**
 * What the registry answers, by market or by market and channel; what is not there gets a 500, a
 * canary a 404.
 */
let served: Record<string, string>;
let answers: { place: string; status: number }[];
let logged: string[];
let now: number;
let poller: CompositionPoller | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compositions-'));
  storedAt = join(folder, 'deep/compositions.json');
  trustedKeys = join(folder, 'trusted.json');
  signer = new TestSigner(trustedKeys);
  await signer.rotate('release');
  await signer.rotate('composition');
  await serve(testCompositions('one'));
  answers = [];
  logged = [];
  now = Date.now();
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://registry.test');
    const [, , market = '', ...rest] = pathname.split('/');
    const place =
      searchParams.get('channel') === 'canary' ? `${market} canary` : [market, ...rest.slice(0, -1)].join(' ');
    const made = served[place];
    const etag = `"${made?.length}-${made?.slice(-20)}"`;
    const missing = place.endsWith('canary') ? 404 : 500;
    const status = made === undefined ? missing : request.headers['if-none-match'] === etag ? 304 : 200;
    answers.push({ place, status });
    response.writeHead(status, {
      etag,
      'content-type': 'application/jose',
      'x-release-origin': 'http://elsewhere.test',
    });
    response.end(status === 200 ? made : undefined);
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

/** Serves these compositions instead of those before, signed. */
async function serve(compositions: Record<string, Composition>): Promise<void> {
  const signed = Object.entries(compositions).map(async ([place, made]) => [place, await signer.composition(made)]);
  served = Object.fromEntries(await Promise.all(signed));
}

/** The same remote everywhere, under the next number. */
function nextOf(id: string, market: string, sequence = 2): Composition {
  return { ...testComposition(id, market, [testRelease()]), sequence };
}

function create(onChange: (compositions: Compositions) => Promise<void> = async () => undefined, url = registryUrl) {
  poller?.stop();
  poller = new CompositionPoller({
    registryUrl: url,
    trustedKeys,
    storedAt,
    every: 20,
    host: '1.0.0-aaaaaaaa',
    onChange,
    log: (message) => void logged.push(message),
    now: () => now,
  });
  return poller;
}

const ids = (compositions: Compositions) => Object.values(compositions).map(({ stable }) => stable.id);
const idsOf = (name: string) => MARKET_CODES.map((market) => `${name}-${market}`);
const stored = async (market: string) => JSON.parse(await readFile(storedAt, 'utf8'))[market]?.stable?.jws;
const stateOf = (market: string) => poller?.states().find((state) => state.market === market);

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries += 1) {
    if (tries > 2000) throw new Error('It never came to hold');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
/** Two more looks at everything. */
async function untilLookedAgain(): Promise<void> {
  const asked = answers.length;
  await until(() => answers.length > asked + 4 * MARKET_CODES.length);
}

test("the registry's compositions are the first ones, and are stored as they were signed", async () => {
  expect(ids(await create().first())).toEqual(idsOf('one'));
  expect(await stored('au')).toBe(served['au']);
  expect(stateOf('au')).toMatchObject({ id: 'one-au', channel: 'stable', sequence: 1, status: 'current', leftOut: [] });
});

test('a change is reported once, with all markets', async () => {
  const reported: Compositions[] = [];
  const started = create(async (compositions) => void reported.push(compositions));
  await started.first();
  started.start();
  served = { ...served, au: await signer.composition(nextOf('two-au', 'au')) };
  await until(() => reported.length > 0);
  await untilLookedAgain();
  expect(reported).toHaveLength(1);
  expect(reported[0]?.['au']?.stable).toMatchObject({ id: 'two-au', remotes: [{ remote: 'mf-one' }] });
  expect(reported[0]?.['jp']?.stable.id).toBe('one-jp');
  expect(await stored('au')).toBe(served['au']);
});

test('a canary is reported while it is active, and when it ends', async () => {
  const reported: Compositions[] = [];
  const started = create(async (compositions) => void reported.push(compositions));
  expect((await started.first())['au']?.canary).toBeUndefined();
  started.start();
  const canary = { ...nextOf('canary-au', 'au'), channel: 'canary', share: 10 };
  served = { ...served, 'au canary': await signer.composition(canary) };
  await until(() => reported.length === 1);
  expect(reported[0]?.['au']).toMatchObject({ stable: { id: 'one-au' }, canary: { id: 'canary-au', share: 10 } });
  const { 'au canary': _, ...ended } = served;
  served = ended;
  await until(() => reported.length === 2);
  expect(reported[1]?.['au']?.canary).toBeUndefined();
});

test('a composition that was checked against another build of the shell serves, and that is said', async () => {
  const host = { version: '1.0.0-bbbbbbbb', integrity: 'sha384-x' };
  served = { au: await signer.composition({ ...nextOf('two-au', 'au'), host }) };
  expect(ids(await create().first())).toEqual(['two-au']);
  expect(logged).toContain(
    'The composition two-au of au was checked against shell 1.0.0-bbbbbbbb, here runs 1.0.0-aaaaaaaa',
  );
  expect(stateOf('au')?.host).toBe('1.0.0-bbbbbbbb');
});

test('files that moved to another place are a change', async () => {
  await create().first();
  served = {
    ...served,
    au: await signer.composition({ ...testComposition('one-au', 'au'), origin: 'http://cdn.test/deep/' }),
  };
  expect((await create().first())['au']?.stable.origin).toBe('http://cdn.test/deep');
});

test.each(['javascript:alert(1)', "https://x.test'; script-src *", 'nowhere'])(
  'an origin such as %s gets nowhere',
  async (place) => {
    served = { ...served, au: await signer.composition({ ...testComposition('one-au', 'au'), origin: place }) };
    const { au } = await create().first();
    expect(au?.stable.origin ?? '').not.toMatch(/[ ';]|javascript/);
  },
);

test('where files lie is as it was signed, whatever is beside the signature', async () => {
  const { au } = await create().first();
  expect(au?.stable.origin).toBe('http://registry.test');
});

test('what did not change does not travel again', async () => {
  const started = create();
  await started.first();
  const before = answers.length;
  started.start();
  await untilLookedAgain();
  const later = answers.slice(before).filter(({ place }) => !place.endsWith('canary'));
  expect(new Set(later.map(({ status }) => status))).toEqual(new Set([304]));
});

test('a signature that was renewed is stored, and is no change', async () => {
  const reported = jest.fn(async () => undefined);
  const started = create(reported);
  await started.first();
  started.start();
  const renewed = await signer.composition(testComposition('one-au', 'au'), {
    expires_at: new Date(now + 7_200_000).toISOString(),
  });
  served = { ...served, au: renewed };
  await untilLookedAgain();
  expect(await stored('au')).toBe(renewed);
  expect(reported).not.toHaveBeenCalled();
});

describe('what is wrong never takes the place of what is good', () => {
  const changed = (jws: string, part: 0 | 1 | 2) => {
    const parts = jws.split('.');
    const text = Buffer.from(parts[part] ?? '', 'base64url');
    const at = Math.floor(text.length / 2);
    text.writeUInt8(text.readUInt8(at) ^ 1, at);
    return parts.map((one, index) => (index === part ? text.toString('base64url') : one)).join('.');
  };
  const isoIn = (milliseconds: number) => new Date(now + milliseconds).toISOString();
  const next = () => nextOf('two-au', 'au');
  async function moved(made: Composition): Promise<string> {
    const [header, payload = '', signature] = (await signer.composition(made)).split('.');
    const text = Buffer.from(payload, 'base64url').toString().replace('http://registry.test', 'http://moved.test');
    return [header, Buffer.from(text).toString('base64url'), signature].join('.');
  }
  function withoutOrigin({ origin: _, ...made }: Composition): Promise<string> {
    return signer.sign(
      'composition',
      JSON.stringify({ ...made, remotes: [], issued_at: isoIn(0), expires_at: isoIn(1000) }),
    );
  }

  test.each<[string, string, () => Promise<string>]>([
    ['a changed byte of the text', 'does not fit', async () => changed(await signer.composition(next()), 1)],
    ['a changed byte of the signature', 'does not fit', async () => changed(await signer.composition(next()), 2)],
    ['a changed header', '', async () => changed(await signer.composition(next()), 0)],
    ['a key for releases', 'not a composition+jws', () => signer.sign('release', JSON.stringify(next()))],
    ['no signature', 'no signed text', async () => JSON.stringify(next())],
    ['a page instead', 'no signed text', async () => '<!doctype html><title>Sign in to the network</title>'],
    ['another shape', '', () => signer.sign('composition', '{"id":"x"}')],
    ['another market', 'one of jp', () => signer.composition(nextOf('two-jp', 'jp'))],
    ['another channel', 'canary', () => signer.composition({ ...next(), channel: 'canary' })],
    ['a smaller number', 'older (0)', () => signer.composition({ ...next(), sequence: 0 })],
    ['the same number', 'number 1', () => signer.composition({ ...next(), sequence: 1 })],
    ['a time that is over', 'expired', () => signer.composition(next(), { expires_at: isoIn(-360_000) })],
    ['files that were moved by another hand', 'the signature of the composition does not fit', () => moved(next())],
    ['one signed without where its files lie', 'renew the registry first', () => withoutOrigin(next())],
    ['a time that is to come', 'from the future', () => signer.composition(next(), { issued_at: isoIn(360_000) })],
    [
      'a release with a changed byte',
      'mf-one 1.0.0-aaaaaaaa: the signature of the release does not fit',
      async () => signer.composition(next(), { releases: [changed(await signer.release(testRelease()), 2)] }),
    ],
    [
      'a release that nobody trusted signed',
      'is not trusted for a release',
      async () => {
        const stranger = new TestSigner(join(folder, 'stranger.json'));
        for (let made = 0; made < 9; made += 1) await stranger.rotate('release');
        return signer.composition(next(), { releases: [await stranger.release(testRelease())] });
      },
    ],
  ])('%s', async (_, reason, made) => {
    const reported = jest.fn(async () => undefined);
    const started = create(reported);
    await started.first();
    started.start();
    const good = served['au'];
    served = { ...served, au: await made() };
    await until(() => logged.length > 0);
    await untilLookedAgain();
    expect(logged).toEqual([expect.stringContaining('The composition of au (stable) could not be taken: ')]);
    expect(logged[0]).toContain(reason);
    expect(reported).not.toHaveBeenCalled();
    expect(stateOf('au')).toMatchObject({ id: 'one-au', status: 'stored', problem: expect.stringContaining(reason) });
    expect(await stored('au')).toBe(good);

    served = { ...served, au: await signer.composition(nextOf('three-au', 'au', 3)) };
    await until(() => reported.mock.calls.length > 0);
    expect(stateOf('au')).toMatchObject({ id: 'three-au', status: 'current' });
  });

  test('clocks may differ by less than five minutes', async () => {
    const started = create();
    served = {
      au: await signer.composition(next(), { issued_at: isoIn(240_000) }),
      jp: await signer.composition(nextOf('two-jp', 'jp'), { expires_at: isoIn(-240_000) }),
    };
    expect(ids(await started.first())).toEqual(['two-au', 'two-jp']);
    expect(logged.filter((line) => /\b(au|jp)\b/.test(line))).toEqual([]);
  });

  test('rather late than nothing: one that is out of time serves while there is no other, and says so', async () => {
    served = {
      au: await signer.composition(next(), { expires_at: isoIn(-360_000) }),
      jp: await signer.composition(nextOf('two-jp', 'jp'), { issued_at: isoIn(360_000) }),
    };
    expect(ids(await create().first())).toEqual(['two-au', 'two-jp']);
    expect(logged.join()).toMatch(/two-au of au serves although it expired/);
    expect(logged.join()).toMatch(/two-jp of jp serves although it is from the future/);
    expect(stateOf('au')?.status).toBe('expired');
  });

  test('rather less than nothing: a release that cannot be trusted is left out while there is no other composition', async () => {
    const two = testRelease({ remote: 'mf-two' });
    const releases = [changed(await signer.release(testRelease()), 2), await signer.release(two)];
    served = { au: await signer.composition(next(), { releases }) };
    const { au } = await create().first();
    expect(au?.stable.remotes.map(({ remote }) => remote)).toEqual(['mf-two']);
    expect(logged.join()).toContain('mf-one 1.0.0-aaaaaaaa is left out of the composition two-au of au');
    expect(stateOf('au')?.leftOut).toEqual(['mf-one 1.0.0-aaaaaaaa']);
  });
});

describe('keys', () => {
  test('rotate without a restart, and old signatures hold until their key is revoked', async () => {
    const reported: Compositions[] = [];
    const started = create(async (compositions) => void reported.push(compositions));
    await started.first();
    started.start();
    await signer.rotate('composition');
    await signer.rotate('release');
    served = { ...served, au: await signer.composition(nextOf('two-au', 'au')) };
    await until(() => reported.length === 1);
    expect(reported[0]?.['au']?.stable.id).toBe('two-au');
    expect(reported[0]?.['jp']?.stable.id).toBe('one-jp');
    expect(logged).toEqual([]);
  });

  test('what a revoked key signed serves no longer than until there is something that holds', async () => {
    const reported: Compositions[] = [];
    served = { ...served, au: await signer.composition(nextOf('two-au', 'au')) };
    const started = create(async (compositions) => void reported.push(compositions));
    await started.first();
    started.start();
    signer.revoke('release-1');
    await until(() => reported.length === 1);
    expect(reported[0]?.['au']?.stable.remotes).toEqual([]);
    await signer.rotate('release');
    served = { ...served, au: await signer.composition(nextOf('two-au', 'au')) };
    await until(() => reported.length === 2);
    expect(reported[1]?.['au']?.stable.remotes).toHaveLength(1);
  });

  test('that cannot be read let nothing new in', async () => {
    const started = create();
    await started.first();
    await writeFile(trustedKeys, 'nothing');
    served = { ...served, au: await signer.composition(nextOf('two-au', 'au')) };
    started.start();
    await until(() => logged.length > 0);
    expect(stateOf('au')).toMatchObject({ id: 'one-au', status: 'stored' });
  });
});

describe('without the registry', () => {
  const AWAY = 'http://127.0.0.1:9';

  test('a start takes the stored compositions, and the registry’s once it is back', async () => {
    await create().first();
    const reported: Compositions[] = [];
    const back = { ...served, jp: await signer.composition(nextOf('two-jp', 'jp')) };
    served = {};
    const started = create(async (compositions) => void reported.push(compositions));
    expect(ids(await started.first())).toEqual(idsOf('one'));
    expect(stateOf('jp')).toMatchObject({ status: 'stored', problem: 'The registry answered 500' });
    served = back;
    started.start();
    await until(() => reported.length > 0);
    expect(reported[0]?.['jp']?.stable.id).toBe('two-jp');
    expect(stateOf('jp')?.status).toBe('current');
  });

  test('later, what serves goes on, also beyond its time, and says that it expired', async () => {
    const started = create();
    await started.first();
    served = {};
    now += 7_200_000;
    started.start();
    await until(() => logged.length >= MARKET_CODES.length);
    await untilLookedAgain();
    expect(poller?.states().map(({ id }) => id)).toEqual(idsOf('one'));
    expect(stateOf('au')).toMatchObject({ status: 'expired', problem: 'The registry answered 500' });
    expect(logged).toHaveLength(MARKET_CODES.length);
  });

  test('a start with stored compositions that expired serves them', async () => {
    await create().first();
    now += 7_200_000;
    expect(ids(await create(undefined, AWAY).first())).toEqual(idsOf('one'));
    expect(stateOf('au')?.status).toBe('expired');
  });

  test('one market that fails takes its stored composition and leaves the others alone', async () => {
    await create().first();
    const two = Object.fromEntries(MARKET_CODES.map((market) => [market, nextOf(`two-${market}`, market)]));
    await serve(two);
    const { au: _, ...others } = served;
    served = others;
    const { au, jp } = await create().first();
    expect([au?.stable.id, jp?.stable.id]).toEqual(['one-au', 'two-jp']);
    expect(logged).toEqual(['The composition of au (stable) could not be taken: The registry answered 500']);
  });

  test('a stored file that somebody changed is not trusted', async () => {
    await create().first();
    const text = await readFile(storedAt, 'utf8');
    const { jws } = JSON.parse(text).au.stable;
    await writeFile(storedAt, text.replace(jws, `${jws.slice(0, -4)}AAAA`));
    const first = await create(undefined, AWAY).first();
    expect(first['au']).toBeUndefined();
    expect(first['jp']?.stable.id).toBe('one-jp');
    expect(logged.join()).toContain('The composition of au (stable) could not be taken: the signature');
  });

  test.each([
    ['nothing is stored', undefined],
    ['the stored file is cut off', '{"au": {"id": "x'],
    ['the stored file is of another time', '{"au": {"name": "x"}}'],
  ])('a first start goes on when %s', async (_, content) => {
    if (content) {
      storedAt = join(folder, 'compositions.json');
      await writeFile(storedAt, content);
    }
    expect(await create(undefined, AWAY).first()).toEqual({});
  });
});

test('compositions that did not serve are tried again', async () => {
  const outcomes = [Promise.reject(new Error('no worker got ready')), Promise.resolve()];
  for (const outcome of outcomes) outcome.catch(() => undefined);
  const reported: string[][] = [];
  const started = create((compositions) => {
    reported.push(ids(compositions));
    return outcomes[reported.length - 1] ?? Promise.resolve();
  });
  await started.first();
  await serve(Object.fromEntries(MARKET_CODES.map((market) => [market, nextOf(`two-${market}`, market)])));
  started.start();
  await until(() => reported.length >= 2);
  expect(reported[1]).toEqual(idsOf('two'));
  expect(logged.join()).toContain('no worker got ready');
  await untilLookedAgain();
  expect(reported).toHaveLength(2);
});

test('a disk that takes nothing does not keep a change from being served', async () => {
  const reported: Compositions[] = [];
  const started = create(async (compositions) => void reported.push(compositions));
  await started.first();
  await rm(join(folder, 'deep'), { recursive: true });
  await writeFile(join(folder, 'deep'), 'in the way');
  served = { ...served, au: await signer.composition(nextOf('two-au', 'au')) };
  started.start();
  await until(() => reported.length > 0);
  expect(logged.join()).toContain('could not be stored');
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
  test('comes from the history of its market, if its signature holds', async () => {
    const release = testRelease({ mounts: [{ path: '/showroom', expose: './routes' }] });
    const earlier = await signer.composition(testComposition('earlier', 'au', [release]));
    served = { 'au history earlier': earlier, 'au history forged': `${earlier.slice(0, -4)}AAAA` };
    const map = await earlierSiteMap({ registryUrl, trustedKeys }, 'au', 'earlier');
    expect(map).toMatchObject({ id: 'earlier', mounts: [{ path: '/showroom', remote: 'mf-one' }] });
    expect(await earlierSiteMap({ registryUrl, trustedKeys }, 'au', 'forged')).toBeUndefined();
  });

  test('is unknown when the registry does not know it, or is away', async () => {
    expect(await earlierSiteMap({ registryUrl, trustedKeys }, 'nowhere', '../secret')).toBeUndefined();
    expect(await earlierSiteMap({ registryUrl: 'http://127.0.0.1:9', trustedKeys }, 'au', 'x')).toBeUndefined();
  });
});
