import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { operationsPart } from './operations/part';
import { dropTestBuilds, type TestRegistry, TOKEN, testBuild, testRegistry } from './testing';

const PARTS = { parts: [operationsPart] };
const BEARER = { authorization: `Bearer ${TOKEN}` };
const ADA = { who: 'Ada', why: 'because' };

describe('two registries that share folder and database', () => {
  let one: TestRegistry;
  let other: TestRegistry;
  beforeEach(async () => {
    one = await testRegistry(undefined, PARTS);
    other = await testRegistry(one.folder, { ...PARTS, database: one.database });
    for (const remote of ['mf-a', 'mf-b', 'mf-c']) {
      for (const version of ['1.0.0', '1.1.0']) {
        const { manifest, folder } = testBuild(remote, version);
        await one.client.publish(manifest, folder);
      }
    }
  });
  afterEach(async () => {
    await other.close();
    await one.close();
  });
  afterAll(dropTestBuilds);

  test('see each other’s changes at once', async () => {
    expect((await other.client.current('au')).sequence).toBe(0);
    const made = await one.client.pin('au', 'mf-a', '1.0.0', 'test');
    expect(await other.client.current('au')).toMatchObject({ id: made.id, sequence: 1 });
    await other.client.pin('au', 'mf-a', '1.1.0', 'test');
    expect((await one.client.rollback('au', 'test')).id).toBe(made.id);
    expect((await other.app.inject('/compositions/au/signed')).headers['etag']).toBeDefined();
  });

  test('make changes one after the other: all stay, with a number each', async () => {
    const remotes = ['mf-a', 'mf-b', 'mf-c'];
    await Promise.all(
      remotes.flatMap((remote, index) => [
        (index % 2 ? one : other).client.pin('au', remote, '1.0.0', 'test'),
        (index % 2 ? other : one).client.pin('jp', remote, '1.1.0', 'test'),
      ]),
    );
    for (const market of ['au', 'jp']) {
      const made = await one.client.current(market);
      expect([made.sequence, made.remotes.map(({ remote }) => remote)]).toEqual([3, remotes]);
    }
    const verified = await one.app.inject({ url: '/audit/verify', headers: BEARER });
    expect(verified.json()).toEqual({ entries: 6, problems: [] });
  });

  test('take one version at once: it is published once, and whole; other bytes are refused', async () => {
    const publish = ({ client }: TestRegistry, text: string) => {
      const { manifest, folder } = testBuild('mf-d', '1.0.0', { 'web/d.js': text });
      return client.publish(manifest, folder);
    };
    expect((await Promise.all([publish(one, 'same'), publish(other, 'same')])).sort()).toEqual(['known', 'published']);
    await expect(publish(other, 'different')).rejects.toThrow('published already, with other files');
  });

  test('sign with what the other one was given last', async () => {
    const { manifest, folder } = testBuild('mf-a', '1.0.0');
    await one.client.pin('au', 'mf-a', '1.0.0', 'test');
    const signed = async ({ app }: TestRegistry) => (await app.inject('/compositions/au/signed')).body.split('.')[1];
    await signed(other);
    await one.keys.rotate('release');
    expect(await one.client.publish(manifest, folder)).toBe('known');
    const remotes = (text = '') => JSON.parse(Buffer.from(text, 'base64url').toString()).remotes;
    expect(remotes(await signed(other))).toEqual(remotes(await signed(one)));
  });

  test('a canary that one starts is ended by the other', async () => {
    await one.client.pin('au', 'mf-a', '1.0.0', 'test');
    const payload = { remote: 'mf-a', version: '1.1.0', share: 20, ...ADA };
    await one.app.inject({ method: 'PUT', url: '/compositions/au/canary', headers: BEARER, payload });
    const url = '/compositions/au/signed?channel=canary';
    expect((await other.app.inject(url)).statusCode).toBe(200);
    await other.app.inject({ method: 'POST', url: '/compositions/au/canary/end', headers: BEARER, payload: ADA });
    expect((await one.app.inject(url)).statusCode).toBe(404);
  });
});

test('a change that its line in the log cannot follow is not made', async () => {
  const registry = await testRegistry(undefined, PARTS);
  const { manifest, folder } = testBuild('mf-a', '1.0.0');
  await registry.client.publish(manifest, folder);
  await registry.database.rows(sql`alter table registry_audit add constraint full_log check (number > 1)`);
  await expect(registry.client.pin('au', 'mf-a', '1.0.0', 'test')).rejects.toThrow();
  expect((await registry.client.current('au')).sequence).toBe(0);
  await registry.database.rows(sql`alter table registry_audit drop constraint full_log`);
  expect((await registry.client.pin('au', 'mf-a', '1.0.0', 'test')).sequence).toBe(1);
  await registry.close();
});

test('what a registry of before stored in files is taken over once', async () => {
  const before = await testRegistry(undefined, PARTS);
  const { manifest, folder } = testBuild('mf-a', '1.0.0');
  await before.client.publish(manifest, folder);
  const first = await before.client.pin('au', 'mf-a', '1.0.0', 'first');
  const empty = await before.client.pin('au', 'mf-a', null, 'second');
  const audit = await before.database.rows(sql`select line from registry_audit order by number`);
  const [head] = await before.database.rows(sql`select number, hash from registry_audit_head`);
  const files = mkdtempSync(join(tmpdir(), 'registry-files-'));
  const store = (path: string, content: string) => {
    mkdirSync(dirname(join(files, path)), { recursive: true });
    writeFileSync(join(files, path), content);
  };
  const number = (sequence: number, id: string) => `compositions/au/history/00000${sequence}-${id}.json`;
  store(number(1, first.id), JSON.stringify(first));
  store(number(2, empty.id), JSON.stringify(empty));
  store(number(3, first.id), JSON.stringify({ ...first, restores: `000001-${first.id}.json` }));
  store('operations/audit.jsonl', audit.map(({ line }) => `${line}\n`).join(''));
  store('operations/audit-head.json', JSON.stringify(head));
  store('operations/budgets.json', JSON.stringify({ 'mf-a': { minimum_loads: 77 } }));
  store('operations/burnt.json', JSON.stringify({ 'mf-a@0.9.0': { at: '2026-01-01', market: 'au', why: 'slow' } }));
  store('reports/mf-a/1.0.0/abc.jws', 'signed');

  const after = await testRegistry(files, PARTS);
  expect(await after.client.current('au')).toMatchObject({ id: first.id, sequence: 3 });
  await expect(after.client.rollback('au', 'test')).rejects.toThrow('no earlier composition');
  const verified = await after.app.inject({ url: '/audit/verify', headers: BEARER });
  expect(verified.json()).toEqual({ entries: 2, problems: [] });
  expect(await after.database.rows(sql`select * from registry_burnt`)).toEqual([
    { remote: 'mf-a', version: '0.9.0', mark: { at: '2026-01-01', market: 'au', why: 'slow' } },
  ]);
  expect(await after.database.rows(sql`select remote, budget from registry_budgets`)).toEqual([
    { remote: 'mf-a', budget: { minimum_loads: 77 } },
  ]);
  expect(await after.database.rows(sql`select remote, version, hash, signed from registry_reports`)).toHaveLength(1);
  const again = await testRegistry(files, { ...PARTS, database: after.database });
  expect((await again.client.current('au')).sequence).toBe(3);
  await again.close();
  await after.close();
  await before.close();
  rmSync(files, { recursive: true, force: true });
});
