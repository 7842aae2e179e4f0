import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { MARKET_CODES } from '@showroom/contracts/markets';
import type { Composition } from '@showroom/contracts/remotes/release';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { Compositions } from './compositions';
import { FolderReleases } from './folder-releases';
import { RegistryStore } from './store';
import { dropTestBuilds, ORIGIN, type TestRegistry, TOKEN, testBuild, testRegistry } from './testing';

const REMOTES = ['mf-one', 'mf-two'];
const CHANGE = { who: 'a test', why: 'test' };
const VERSIONS = ['1.0.0-a', '1.0.0-b', '1.0.0-c'];
let published: TestRegistry;
let registry: TestRegistry;
let client: TestRegistry['client'];

beforeAll(async () => {
  published = await testRegistry();
  for (const remote of REMOTES) {
    for (const version of VERSIONS) {
      const { manifest, folder } = testBuild(remote, version);
      await published.client.publish(manifest, folder);
    }
  }
  dropTestBuilds();
});
afterAll(() => published.close());

beforeEach(async () => {
  registry = await testRegistry();
  for (const part of ['releases', 'keys']) {
    cpSync(join(published.folder, part), join(registry.folder, part), { recursive: true });
  }
  client = registry.client;
});
afterEach(() => registry.close());

const headers = { authorization: `Bearer ${TOKEN}` };
const send = (options: InjectOptions) => registry.app.inject({ headers, ...options });
const pinsOf = ({ remotes }: Composition) =>
  Object.fromEntries(remotes.map(({ remote, version }) => [remote, version]));
const pin = (remote: string, version: string | null, market = 'au') => client.pin(market, remote, version, 'test');
const rollback = (market = 'au') => client.rollback(market, 'test');

test('a market is empty until something is pinned, and no other market sees it', async () => {
  expect(pinsOf(await client.current('au'))).toEqual({});
  await pin('mf-two', '1.0.0-a');
  const made = await pin('mf-one', '1.0.0-b');
  expect(pinsOf(made)).toEqual({ 'mf-one': '1.0.0-b', 'mf-two': '1.0.0-a' });
  expect(await client.current('au')).toEqual(made);
  expect(made).toMatchObject({ market: 'au', channel: 'stable', origin: 'https://cdn.showroom.test', reason: 'test' });
  expect(made.remotes.map(({ remote }) => remote)).toEqual(['mf-one', 'mf-two']);
  for (const market of MARKET_CODES.filter((code) => code !== 'au')) {
    expect(pinsOf(await client.current(market))).toEqual({});
  }
});

test('another version takes the place of the former, and a remote can be taken out', async () => {
  await pin('mf-one', '1.0.0-a');
  await pin('mf-one', '1.0.0-b');
  expect(pinsOf(await pin('mf-two', '1.0.0-a'))).toEqual({ 'mf-one': '1.0.0-b', 'mf-two': '1.0.0-a' });
  expect(pinsOf(await pin('mf-one', null))).toEqual({ 'mf-two': '1.0.0-a' });
});

test('a pin that changes nothing is no change', async () => {
  const first = await pin('mf-one', '1.0.0-a');
  expect(await pin('mf-one', '1.0.0-a')).toEqual(first);
  expect(await pin('mf-two', null)).toEqual(first);
  const { data } = (await send({ url: '/compositions/au/history' })).json();
  expect(data).toHaveLength(1);
});

test('the same pins are the same composition, whatever led to them', async () => {
  const first = await pin('mf-one', '1.0.0-a');
  await pin('mf-one', '1.0.0-b');
  expect((await pin('mf-one', '1.0.0-a')).id).toBe(first.id);
  expect((await pin('mf-one', '1.0.0-a', 'jp')).id).not.toBe(first.id);
});

describe('what fills a slot', () => {
  beforeEach(async () => {
    for (const remote of ['mf-first', 'mf-second']) {
      const { manifest, folder } = testBuild(remote, '1.0.0-a');
      const slots = [{ slot: 'navigation', expose: './navigation' }];
      await client.publish({ ...manifest, slots }, folder);
      await pin(remote, '1.0.0-a');
    }
    await pin('mf-one', '1.0.0-a');
    dropTestBuilds();
  });
  const fill = (remote: string | null) => client.fill('au', 'navigation', remote, 'test');

  test('is said by the composition, stays with every pin, and makes another composition', async () => {
    const before = await client.current('au');
    const filled = await fill('mf-second');
    expect(filled.slots).toEqual({ navigation: 'mf-second' });
    expect(filled.id).not.toBe(before.id);
    expect((await pin('mf-one', '1.0.0-b')).slots).toEqual({ navigation: 'mf-second' });
    const open = await fill(null);
    expect(open).not.toHaveProperty('slots');
    expect((await fill('mf-second')).sequence).toBe(open.sequence + 1);
    expect((await fill('mf-second')).sequence).toBe(open.sequence + 1);
  });

  test('is taken back by a rollback', async () => {
    await fill('mf-first');
    await fill('mf-second');
    expect((await rollback()).slots).toEqual({ navigation: 'mf-first' });
    expect(await rollback()).not.toHaveProperty('slots');
  });

  test('cannot be a remote that does not offer it, or one that nobody knows', async () => {
    await expect(fill('mf-one')).rejects.toThrow('au has no mf-one that fills navigation');
    await expect(fill('mf-gone')).rejects.toThrow('There is no remote mf-gone. Known: mf-first, ');
  });

  test('is signed with the rest', async () => {
    await fill('mf-second');
    const { body } = await registry.app.inject('/compositions/au/signed');
    const [, payload = ''] = body.split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      slots: { navigation: 'mf-second' },
    });
  });
});

describe('a rollback', () => {
  test('takes back the last change, and the next one that before it', async () => {
    await pin('mf-one', '1.0.0-a');
    await pin('mf-one', '1.0.0-b');
    await pin('mf-one', '1.0.0-c');
    expect(pinsOf(await rollback())).toEqual({ 'mf-one': '1.0.0-b' });
    expect(pinsOf(await rollback())).toEqual({ 'mf-one': '1.0.0-a' });
    await expect(rollback()).rejects.toThrow('The registry refused: au has no earlier composition');
    expect(pinsOf(await client.current('au'))).toEqual({ 'mf-one': '1.0.0-a' });
  });

  test('never brings back what was rolled back before', async () => {
    await pin('mf-one', '1.0.0-a');
    await pin('mf-one', '1.0.0-b');
    await rollback();
    await pin('mf-one', '1.0.0-c');
    expect(pinsOf(await rollback())).toEqual({ 'mf-one': '1.0.0-a' });
  });

  test('leaves the other markets alone', async () => {
    for (const market of ['au', 'jp']) {
      await pin('mf-one', '1.0.0-a', market);
      await pin('mf-one', '1.0.0-b', market);
    }
    await rollback('jp');
    expect([pinsOf(await client.current('au')), pinsOf(await client.current('jp'))]).toEqual([
      { 'mf-one': '1.0.0-b' },
      { 'mf-one': '1.0.0-a' },
    ]);
  });

  test('survives a restart', async () => {
    await pin('mf-one', '1.0.0-a');
    await pin('mf-one', '1.0.0-b');
    await rollback();
    await registry.app.close();
    const again = await testRegistry(registry.folder, { database: registry.database });
    expect(pinsOf(await again.client.current('au'))).toEqual({ 'mf-one': '1.0.0-a' });
    await expect(again.client.rollback('au', 'test')).rejects.toThrow('no earlier composition');
    await again.close();
  });
});

test('any pins and rollbacks are those of a stack', async () => {
  const step = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ remote: fc.constantFrom(...REMOTES), version: fc.constantFrom(null, ...VERSIONS) }),
    },
    { weight: 2, arbitrary: fc.constant('rollback' as const) },
  );
  const storage = new FolderReleases(registry.folder);
  const store = new RegistryStore(registry.database);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      await registry.database.rows(sql`delete from registry_compositions`);
      const compositions = new Compositions({ store, origin: ORIGIN, storage });
      const stack: Record<string, string>[] = [];
      for (const one of steps) {
        const { [one === 'rollback' ? '' : one.remote]: former, ...others } = stack.at(-1) ?? {};
        if (one !== 'rollback') {
          await compositions.pin('au', one.remote, one.version, CHANGE);
          if (one.version !== null && one.version !== former) stack.push({ ...others, [one.remote]: one.version });
          if (one.version === null && former !== undefined) stack.push(others);
        } else if (stack.length > 1) {
          await compositions.rollback('au', CHANGE);
          stack.pop();
        } else {
          await expect(compositions.rollback('au', CHANGE)).rejects.toThrow('no earlier composition');
        }
        expect(pinsOf(await compositions.current('au'))).toEqual(stack.at(-1) ?? {});
      }
    }),
    { numRuns: 40 },
  );
});

test('two changes at once both stay', async () => {
  await Promise.all([pin('mf-one', '1.0.0-a'), pin('mf-two', '1.0.0-b'), pin('mf-one', '1.0.0-c', 'jp')]);
  expect(pinsOf(await client.current('au'))).toEqual({ 'mf-one': '1.0.0-a', 'mf-two': '1.0.0-b' });
  expect(pinsOf(await client.current('jp'))).toEqual({ 'mf-one': '1.0.0-c' });
  const { data } = (await send({ url: '/compositions/au/history' })).json();
  expect(data).toHaveLength(2);
});

test('a refused change holds up nobody', async () => {
  const [refused, pinned] = await Promise.allSettled([pin('mf-one', '9.9.9-z'), pin('mf-two', '1.0.0-b')]);
  expect([refused.status, pinned.status]).toEqual(['rejected', 'fulfilled']);
});

test('the history says what was made of what, and why, newest first', async () => {
  await client.pin('au', 'mf-one', '1.0.0-a', 'first release');
  const second = await client.pin('au', 'mf-one', '1.0.0-b', 'second release');
  await client.rollback('au', 'prices were wrong');
  const { data } = (await send({ url: '/compositions/au/history' })).json();
  expect(data).toMatchObject([
    { reason: 'prices were wrong', remotes: { 'mf-one': '1.0.0-a' } },
    { id: second.id, reason: 'second release', remotes: { 'mf-one': '1.0.0-b' } },
    { reason: 'first release', remotes: { 'mf-one': '1.0.0-a' } },
  ]);
  const earlier = await send({ url: `/compositions/au/history/${second.id}` });
  expect(earlier.json()).toEqual(second);
  expect((await send({ url: '/compositions/au/history/never' })).statusCode).toBe(404);
});

test('who changed what and why is for people with the token, neither public nor signed', async () => {
  await client.pin('au', 'mf-one', '1.0.0-a', 'a secret reason');
  const { id } = await client.current('au');
  const places = ['', '/signed', '/history', `/history/${id}`, `/history/${id}/signed`];
  for (const place of places) {
    const { body, statusCode } = await registry.app.inject(`/compositions/au${place}`);
    const text = place.endsWith('signed') ? Buffer.from(body.split('.')[1] ?? '', 'base64url').toString() : body;
    expect([place, statusCode]).toEqual([place, 200]);
    expect(text).toContain(id);
    expect(text).not.toMatch(/a secret reason|a test|"who"/);
  }
  const { headers: sent } = await registry.app.inject('/compositions/au');
  const forPeople = await send({
    url: '/compositions/au',
    headers: { ...headers, 'if-none-match': String(sent.etag) },
  });
  expect(forPeople.json()).toMatchObject({ who: 'a test', reason: 'a secret reason' });
  expect(forPeople.headers).toMatchObject({ vary: 'authorization', 'cache-control': 'private, no-cache' });
});

test('a composition that did not change does not travel again', async () => {
  await pin('mf-one', '1.0.0-a');
  const first = await registry.app.inject('/compositions/au');
  const etag = String(first.headers.etag);
  expect(first.headers['cache-control']).toBe('no-cache');
  const again = await send({ url: '/compositions/au', headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await pin('mf-one', '1.0.0-b');
  const changed = await send({ url: '/compositions/au', headers: { 'if-none-match': etag } });
  expect([changed.statusCode, changed.json().remotes[0].version]).toEqual([200, '1.0.0-b']);
});

describe('what does not exist is refused', () => {
  test.each(['nowhere', 'AU', '..', '..%2f..', 'constructor'])('the market %s', async (market) => {
    const body = { remote: 'mf-one', version: '1.0.0-a', reason: 'test' };
    for (const request of [
      { url: `/compositions/${market}` },
      { url: `/compositions/${market}/history` },
      { method: 'PUT' as const, url: `/compositions/${market}/pins`, payload: body },
      { method: 'POST' as const, url: `/compositions/${market}/rollback`, payload: { reason: 'test' } },
    ]) {
      expect((await send(request)).statusCode).toBe(404);
    }
  });

  test('a version or a remote', async () => {
    await expect(pin('mf-one', '2.0.0-x')).rejects.toThrow('The registry refused: mf-one 2.0.0-x is not published');
    await expect(pin('mf-three', '1.0.0-a')).rejects.toThrow('There is no remote mf-three. Known: mf-one, mf-two');
    expect(pinsOf(await client.current('au'))).toEqual({});
  });

  test.each([{ remote: '../x' }, { version: 'latest' }, { reason: '' }, { version: undefined }])(
    'a pin with %j',
    async (broken) => {
      const payload = { remote: 'mf-one', version: '1.0.0-a', reason: 'test', ...broken };
      expect((await send({ method: 'PUT', url: '/compositions/au/pins', payload })).statusCode).toBe(422);
    },
  );
});
