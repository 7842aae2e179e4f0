import { randomUUID } from 'node:crypto';
import { auditEntry } from '@showroom/contracts/entities/release-audit';
import type { ReleaseBudget } from '@showroom/contracts/entities/release-budget';
import type { Observation } from '@showroom/contracts/entities/release-health';
import { releaseOverview } from '@showroom/contracts/entities/release-overview';
import { composition } from '@showroom/contracts/remotes/release';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { dropTestBuilds, SITE_TOKEN, type TestRegistry, TOKEN, testBuild, testRegistry } from '../testing';
import { operationsPart } from './part';

let registry: TestRegistry;
beforeEach(async () => {
  registry = await testRegistry(undefined, { parts: [operationsPart] });
  for (const remote of ['mf-a', 'mf-b']) {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      const { manifest, folder } = testBuild(remote, version);
      await registry.client.publish(manifest, folder);
    }
  }
  await registry.client.pin('au', 'mf-a', '1.0.0', 'first');
  await registry.client.pin('au', 'mf-b', '1.0.0', 'first');
});
afterEach(() => registry.close());
afterAll(dropTestBuilds);

const BEARER = { authorization: `Bearer ${TOKEN}` };
const ADA = { who: 'Ada', why: 'because' };

function ask(method: 'GET' | 'PUT' | 'POST', url: string, payload?: object, headers: Record<string, string> = BEARER) {
  return registry.app.inject({ method, url, headers, ...(payload && { payload }) });
}

const startCanary = (version: string, share: number, more: object = {}) =>
  ask('PUT', '/compositions/au/canary', { remote: 'mf-a', version, share, ...ADA, ...more });
const overview = async () => releaseOverview.parse((await ask('GET', '/operations/au')).json());
const audit = async () =>
  z.object({ data: z.array(auditEntry) }).parse((await ask('GET', '/audit?items=100')).json()).data;
const whats = async () => (await audit()).map(({ what, remote, version }) => [what, remote, version].join(' '));
const versionOf = async (remote: string) => (await overview()).stable.remotes[remote];
const signedCanary = () => ask('GET', '/compositions/au/signed?channel=canary');

const setBudget = (remote: string, budget: Partial<ReleaseBudget>) =>
  ask('PUT', `/budgets/${remote}`, { budget, ...ADA });

test('a budget of before there were bounds counts as the nearest one that there is', async () => {
  const budget = JSON.stringify({ errors_per_load: 1, minimum_loads: 1_000_000, window_minutes: 30 });
  await registry.database.rows(sql`insert into registry_budgets (remote, budget) values ('mf-a', ${budget}::jsonb)`);
  const { remotes } = await overview();
  expect(remotes.find(({ remote }) => remote === 'mf-a')?.budget).toMatchObject({
    errors_per_load: 0.5,
    minimum_loads: 10_000,
    window_minutes: 30,
  });
});

test.each(['mf-z', 'shell'])('there is no budget for %s', async (remote) => {
  const answer = await setBudget(remote, { minimum_loads: 10 });
  expect([answer.statusCode, answer.json().title]).toEqual([404, `There is no remote ${remote}. Known: mf-a, mf-b`]);
});

/** Reports to the registry what pages said of a version, and waits until it has looked. */
async function observe(version: string, loads: number, failed: number, more: Partial<Observation> = {}) {
  const one = { market: 'au', composition: 'any', remote: 'mf-a', version, loads, failed, troubles: {}, vitals: {} };
  const payload = { batch: randomUUID(), observations: [{ ...one, ...more }] };
  const answer = await ask('POST', '/observations', payload, { 'x-site-token': SITE_TOKEN });
  expect(answer.statusCode).toBe(202);
  return payload;
}

async function until(condition: () => Promise<boolean>) {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('a canary', () => {
  test('is a signed composition of its own beside what is stable', async () => {
    expect((await signedCanary()).statusCode).toBe(404);
    const made = composition.parse((await startCanary('1.1.0', 20)).json());
    expect(made).toMatchObject({ channel: 'canary', share: 20, who: 'Ada' });
    expect(made.remotes.map(({ remote, version }) => `${remote} ${version}`)).toEqual(['mf-a 1.1.0', 'mf-b 1.0.0']);
    expect((await signedCanary()).statusCode).toBe(200);
    expect(await overview()).toMatchObject({
      stable: { remotes: { 'mf-a': '1.0.0' } },
      canary: { share: 20, remote: 'mf-a', version: '1.1.0' },
    });
  });

  test('changes its share under the same id and a higher number', async () => {
    const first = composition.parse((await startCanary('1.1.0', 20)).json());
    const second = composition.parse((await startCanary('1.1.0', 60)).json());
    expect(second.id).toBe(first.id);
    expect(second.sequence).toBeGreaterThan(first.sequence);
    expect((await whats()).slice(0, 2)).toEqual(['canary-share mf-a 1.1.0', 'canary-start mf-a 1.1.0']);
  });

  test('follows what is stable', async () => {
    await startCanary('1.1.0', 20);
    await registry.client.pin('au', 'mf-b', '1.2.0', 'another team goes on');
    expect((await overview()).canary?.remotes).toEqual({ 'mf-a': '1.1.0', 'mf-b': '1.2.0' });
  });

  test('becomes stable in one step, and ends', async () => {
    await startCanary('1.1.0', 20);
    expect((await ask('POST', '/compositions/au/promote', ADA)).statusCode).toBe(200);
    expect(await overview()).toMatchObject({ stable: { remotes: { 'mf-a': '1.1.0' } }, canary: null });
    expect((await signedCanary()).statusCode).toBe(404);
    expect((await whats()).slice(0, 2)).toEqual(['canary-end mf-a 1.1.0', 'promote mf-a 1.1.0']);
  });

  test('ends, and stays ended after a restart', async () => {
    await startCanary('1.1.0', 20);
    expect((await ask('POST', '/compositions/au/canary/end', ADA)).statusCode).toBe(204);
    expect((await signedCanary()).statusCode).toBe(404);
    const again = await testRegistry(registry.folder, { parts: [operationsPart], database: registry.database });
    expect((await again.app.inject('/compositions/au/signed?channel=canary')).statusCode).toBe(404);
    await again.app.close();
  });

  test.each<[string, object, number]>([
    ['a version that is not published', { version: '9.9.9' }, 404],
    ['what is stable already', { version: '1.0.0' }, 409],
    ['a share of nobody', { share: 0 }, 422],
    ['a share of more than all', { share: 101 }, 422],
    ['no reason', { why: ' ' }, 422],
  ])('is refused for %s', async (_, values, status) => {
    expect((await startCanary('1.1.0', 10, values)).statusCode).toBe(status);
    expect((await overview()).canary).toBeNull();
  });

  test('that is none can be neither promoted nor ended', async () => {
    expect((await ask('POST', '/compositions/au/promote', ADA)).statusCode).toBe(409);
    expect((await ask('POST', '/compositions/au/canary/end', ADA)).statusCode).toBe(409);
  });
});

describe('a version that burns its budget', () => {
  beforeEach(() => setBudget('mf-a', { minimum_loads: 10, errors_per_load: 0.2, minimum_vitals: 10 }));

  test('as a canary is ended by the registry itself', async () => {
    await startCanary('1.1.0', 50);
    await observe('1.0.0', 100, 0);
    await observe('1.1.0', 9, 9);
    expect((await overview()).canary).not.toBeNull();
    await observe('1.1.0', 1, 1);
    await until(async () => (await whats())[0] === 'canary-end mf-a 1.1.0');
    expect(await overview()).toMatchObject({ canary: null, stable: { remotes: { 'mf-a': '1.0.0' } } });
    const [end, burn] = await audit();
    expect(end).toMatchObject({ what: 'canary-end', who: 'registry', version: '1.1.0' });
    expect(burn).toMatchObject({ what: 'burn', why: '10 of 10 loads had errors (100 %, budget 20 %)' });
  });

  test('as what is stable goes back to the good version before, in its market alone', async () => {
    await registry.client.pin('jp', 'mf-a', '1.1.0', 'first');
    await registry.client.pin('au', 'mf-a', '1.1.0', 'new');
    await observe('1.1.0', 10, 3);
    await until(async () => (await whats())[0] === 'pin mf-a 1.0.0');
    expect(await versionOf('mf-a')).toBe('1.0.0');
    expect((await registry.client.current('jp')).remotes[0]?.version).toBe('1.1.0');
    expect((await whats()).slice(0, 2)).toEqual(['pin mf-a 1.0.0', 'burn mf-a 1.1.0']);
  });

  test('comes back by force and with a reason only, by a rollback neither', async () => {
    await registry.client.pin('au', 'mf-a', '1.1.0', 'new');
    await observe('1.1.0', 10, 10);
    await until(async () => (await versionOf('mf-a')) === '1.0.0');
    const refused = await startCanary('1.1.0', 5);
    expect([refused.statusCode, refused.json().title]).toEqual([
      409,
      expect.stringContaining('burnt its budget in au'),
    ]);
    const pin = { remote: 'mf-a', version: '1.1.0', reason: 'mended on the server', who: 'Ada' };
    expect((await ask('PUT', '/compositions/au/pins', pin)).statusCode).toBe(409);
    expect((await ask('POST', '/compositions/au/rollback', { reason: 'back', who: 'Ada' })).statusCode).toBe(409);
    expect((await ask('PUT', '/compositions/au/pins', { ...pin, force: true })).statusCode).toBe(200);
    expect(await versionOf('mf-a')).toBe('1.1.0');
  });

  test('goes back once; then people decide', async () => {
    await registry.client.pin('au', 'mf-a', '1.1.0', 'new');
    await registry.client.pin('au', 'mf-a', '1.2.0', 'newer');
    await observe('1.2.0', 10, 10);
    await until(async () => (await versionOf('mf-a')) === '1.1.0');
    await observe('1.1.0', 20, 20);
    await until(async () => (await whats())[0] === 'exceeded mf-a 1.1.0');
    expect(await versionOf('mf-a')).toBe('1.1.0');
    await observe('1.1.0', 20, 20);
    expect((await whats()).filter((what) => what.startsWith('exceeded'))).toHaveLength(1);
  });

  test('stays while most of the others fail as well: something else is broken', async () => {
    const { manifest, folder } = testBuild('mf-c', '1.0.0');
    await registry.client.publish(manifest, folder);
    await registry.client.pin('au', 'mf-c', '1.0.0', 'first');
    await setBudget('mf-b', { minimum_loads: 10 });
    await setBudget('mf-c', { minimum_loads: 10 });
    await registry.client.pin('au', 'mf-a', '1.1.0', 'new');
    for (const remote of ['mf-b', 'mf-c']) await observe('1.0.0', 50, 40, { remote });
    await observe('1.1.0', 50, 40);
    await until(async () => (await whats()).includes('exceeded mf-a 1.1.0'));
    expect(await versionOf('mf-a')).toBe('1.1.0');
  });

  test('without a version before it stays, and the log says so', async () => {
    await observe('1.0.0', 50, 50);
    await until(async () => (await whats())[0] === 'exceeded mf-a 1.0.0');
    expect(await versionOf('mf-a')).toBe('1.0.0');
  });

  test('by web vitals goes back as well', async () => {
    await observe('1.0.0', 0, 0, { vitals: { lcp: { 70: 20 } } });
    await registry.client.pin('au', 'mf-a', '1.1.0', 'new');
    await observe('1.1.0', 0, 0, { vitals: { lcp: { 80: 20 } } });
    await until(async () => (await whats())[0] === 'pin mf-a 1.0.0');
    expect((await audit())[1]?.why).toMatch(/^LCP at the 75th percentile/);
  });
});

describe('observations', () => {
  test('count once, however often a batch arrives', async () => {
    const payload = await observe('1.0.0', 7, 1);
    const again = await ask('POST', '/observations', payload, { 'x-site-token': SITE_TOKEN });
    expect(again.json()).toEqual({ counted: false });
    const { remotes } = await overview();
    expect(remotes[0]?.versions.find(({ version }) => version === '1.0.0')?.health).toMatchObject({
      loads: 7,
      failed: 1,
    });
  });

  test('that is reported to two registries counts together', async () => {
    await observe('1.0.0', 7, 1);
    const other = await testRegistry(registry.folder, { parts: [operationsPart], database: registry.database });
    const here = registry;
    registry = other;
    await observe('1.0.0', 3, 1);
    registry = here;
    await other.close();
    const { remotes } = await overview();
    expect(remotes[0]?.versions.find(({ health }) => health)?.health).toMatchObject({ loads: 10, failed: 2 });
  });

  test('of what was never published count for nothing', async () => {
    await observe('9.9.9', 7, 1);
    expect(await registry.database.rows(sql`select version from registry_health`)).toEqual([]);
  });

  test('of the latest hundred and twenty minutes of a version are stored', async () => {
    await registry.database.rows(sql`insert into registry_health (market, remote, version, minute, sums)
      select 'au', 'mf-a', '1.0.0', minute, '{"loads": 1, "failed": 0, "troubles": {}, "vitals": {}}' from generate_series(1, 120) minute`);
    await observe('1.0.0', 7, 1);
    const [stored] = await registry.database.rows(
      sql`select count(*)::int as minutes, min(minute) as first from registry_health`,
    );
    expect(stored).toEqual({ minutes: 120, first: 2 });
  });

  test.each<[string, unknown, Record<string, string>, number]>([
    ['nobody', { batch: randomUUID(), observations: [] }, {}, 401],
    ['somebody who guesses', { batch: randomUUID(), observations: [] }, { 'x-site-token': 'a guess' }, 401],
    ['a site that sends something else', { batch: 'x', observations: [] }, { 'x-site-token': SITE_TOKEN }, 422],
    [
      'a site that counts backwards',
      { batch: randomUUID(), observations: [{ loads: -1 }] },
      { 'x-site-token': SITE_TOKEN },
      422,
    ],
  ])('of %s are refused', async (_, payload, headers, status) => {
    expect((await ask('POST', '/observations', Object(payload), headers)).statusCode).toBe(status);
  });
});

test('the overview and the log are for those who hold the token', async () => {
  for (const url of ['/operations/au', '/audit', '/audit/verify'])
    expect((await ask('GET', url, undefined, {})).statusCode).toBe(401);
  expect((await ask('GET', '/operations/nowhere')).statusCode).toBe(404);
});

test('the log has every change with person and reason, page by page, and holds', async () => {
  const answer = await ask('GET', '/audit?market=au&items=1&page=2');
  expect(answer.json()).toMatchObject({
    data: [{ number: 1, who: 'a test', why: 'first', what: 'pin', market: 'au', remote: 'mf-a' }],
    meta: { total: 2, page: 2, pages: 2, items: 1 },
  });
  expect((await ask('GET', '/audit/verify')).json()).toEqual({ entries: 2, problems: [] });
});

describe('dropping', () => {
  const drop = (values: object) => ask('POST', '/drops', { days: 30, ...ADA, ...values });

  test('what is active is refused, and what was published lately stays', async () => {
    const refused = await drop({ remote: 'mf-a', version: '1.0.0', go: true });
    expect([refused.statusCode, refused.json().title]).toEqual([409, 'mf-a 1.0.0 stays: it is stable in au']);
    expect((await drop({ go: true })).json().drop).toEqual([]);
  });

  test('what may be served again is refused', async () => {
    await registry.client.pin('au', 'mf-a', '1.1.0', 'next');
    const refused = await drop({ remote: 'mf-a', version: '1.0.0', go: true });
    expect([refused.statusCode, refused.json().title]).toEqual([409, expect.stringContaining('may be served again')]);
  });

  test('a release that nothing needs goes, after it was shown what would go', async () => {
    const named = { remote: 'mf-a', version: '1.2.0' };
    expect((await drop(named)).json().drop).toEqual([named]);
    expect((await registry.app.inject('/releases/mf-a/1.2.0/release.json')).statusCode).toBe(200);
    await drop({ ...named, go: true });
    expect((await registry.app.inject('/releases/mf-a/1.2.0/release.json')).statusCode).toBe(404);
    expect((await whats())[0]).toBe('drop mf-a 1.2.0');
    expect((await startCanary('1.2.0', 5)).statusCode).toBe(404);
  });
});
