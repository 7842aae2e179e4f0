import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MARKETS } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import { addVehicle, browse } from '../api/orders/reserve.testing';
import { checkLedger } from '../api/payments/ledger/check-ledger';
import { type ApiConfig, parseApiConfig } from '../api-config';
import { connect } from '../database/connect';
import type { Database } from '../database/database';
import { migrate } from '../database/migrate';
import { addPage } from '../database/pages.testing';
import { freePort } from '../free-port';
import { registryClient } from '../registry/client';
import { testBuild } from '../registry/testing';
import { type Sandbox, startSandbox } from '../sandbox/server';
import { type Cluster, type Member, startCluster } from './cluster';
import { type Seen, startLoad } from './load.testing';
import { untilTrue } from './postgres';

const { listing } = MARKETS.international;
const LIST = `/public_api/listing/${listing}`;
const TOKEN = 'development-registry-token';
const folder = mkdtempSync(join(tmpdir(), 'cluster-'));
let cluster: Cluster;
let sandbox: Sandbox;
let database: Database;
let config: ApiConfig;

beforeAll(async () => {
  const sandboxPort = await freePort();
  const env = {
    ...process.env,
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(await freePort()),
    RATE_LIMIT: '300',
  };
  cluster = await startCluster({
    folder,
    sizes: { site: 0, api: 3, registry: 2 },
    env,
    prepare: async ({ primary }) => {
      const own = await connect({ databaseUrl: primary.url, dataFolder: '' });
      await migrate(own);
      await addPage(own.db, { market: 'international', path: '/', title: 'Home' });
      await own.close();
    },
  });
  sandbox = await startSandbox({
    port: sandboxPort,
    smtpPort: Number(env.SANDBOX_SMTP_PORT),
    apiUrl: cluster.urls.api,
  });
  config = parseApiConfig(cluster.env);
  database = await connect({ databaseUrl: config.DATABASE_URL, directUrl: config.DATABASE_DIRECT_URL, dataFolder: '' });
}, 600_000);
afterAll(async () => {
  await database?.close();
  await sandbox?.close();
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const membersOf = (kind: Member['kind']) => cluster.members.filter((one) => one.kind === kind);
const load = (options = {}) =>
  startLoad({
    url: cluster.urls.api,
    config,
    database,
    sandbox,
    paths: [LIST, '/settings?market=international', `${LIST}/light`],
    ...options,
  });
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const brokenRules = async (of: Database) => (await checkLedger(of)).map(({ rule }) => rule);

/** Ids that each of the processes lists. */
async function listed({ url }: Member, query = ''): Promise<string> {
  return (await fetch(`${url}${LIST}${query}`)).text();
}

test('a vehicle, its price and its sale reach every API within two seconds', async () => {
  const apis = membersOf('api');
  const everywhere = async (what: string, holds: (text: string) => boolean) => {
    const begin = performance.now();
    await Promise.all(
      apis.map((api) => untilTrue(`${api.name}: ${what}`, async () => holds(await listed(api)), 20_000)),
    );
    expect(performance.now() - begin).toBeLessThan(2000);
  };
  const id = await addVehicle(database);
  await everywhere('has the vehicle', (text) => text.includes(id));
  await database.rows(sql`update vehicles set purchase_price = 7654300 where id = ${id}`);
  await everywhere('has its price', (text) => text.includes('76543'));
  await database.rows(sql`update vehicles set status = 'sold' where id = ${id}`);
  await everywhere('does not have it any more', (text) => !text.includes(id));
}, 60_000);

test('a setting reaches every API, read at a replica, within two seconds', async () => {
  const begin = performance.now();
  await database.rows(sql`
    insert into settings (market, key, value) values ('international', 'additional_features.display_selected_vehicles', 'false')
    on conflict (market, key) do update set value = excluded.value`);
  await Promise.all(
    membersOf('api').map(({ name, url }) =>
      untilTrue(
        `${name} has the setting`,
        async () => {
          const answer = await fetch(`${url}/settings?market=international`, {
            headers: { 'x-site-token': config.SITE_TOKEN },
          });
          return (await answer.text()).includes('display_selected_vehicles","value":false');
        },
        20_000,
      ),
    ),
  );
  expect(performance.now() - begin).toBeLessThan(2000);
}, 60_000);

test('a release that goes to one registry is served by each, and pinned in each', async () => {
  const client = registryClient({
    url: cluster.urls.registry,
    token: TOKEN,
    keysFolder: String(cluster.env['KEYS_FOLDER']),
    who: 'a test',
  });
  const { manifest, folder: built } = testBuild('mf-cluster', '1.0.0-a');
  expect(await client.publish(manifest, built)).toBe('published');
  for (const { url } of membersOf('registry')) {
    const answer = await fetch(`${url}/releases/mf-cluster/1.0.0-a/web/remoteEntry.js`);
    expect([answer.status, await answer.text()]).toEqual([200, 'web of 1.0.0-a']);
  }
}, 60_000);

test('five hundred buyers want one vehicle: one order, and the ledger is whole', async () => {
  const vehicle = await addVehicle(database);
  const outcomes = await Promise.all(
    Array.from({ length: 500 }, async () => {
      const visitor = browse({ config, sandbox, url: cluster.urls.api });
      const hold = await visitor.init(vehicle);
      if (hold.status !== 200) return hold.status;
      const started = await visitor.payment(vehicle);
      const placed = await visitor.order(hold.body.data.id);
      if (placed.status !== 201) return placed.status;
      await visitor.card(String(started.body.data.attributes['client_secret']));
      const confirmed = await visitor.confirm(placed.body.data.id);
      return String(confirmed.body.data.attributes['state']);
    }),
  );
  expect(outcomes.filter((one) => one === 'confirmed')).toHaveLength(1);
  expect(outcomes.filter((one) => typeof one === 'number' && one >= 500)).toEqual([]);
  expect(await brokenRules(database)).toEqual([]);
}, 180_000);

test('a network has as many requests over all APIs as over one', async () => {
  const visitor = { 'x-forwarded-for': '198.51.100.9' };
  const statuses: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const answers = Array.from(
      { length: 30 },
      async () => (await fetch(`${cluster.urls.api}/openapi.json`, { headers: visitor })).status,
    );
    statuses.push(...(await Promise.all(answers)));
  }
  const count = (wanted: number) => statuses.filter((status) => status === wanted).length;
  expect(count(200) + count(429)).toBe(600);
  // On a busy machine an answer of Redis may come too late, and is then counted by the process.
  expect(count(200)).toBeGreaterThanOrEqual(300);
  expect(count(200)).toBeLessThan(345);
}, 60_000);

test('each API is replaced in turn under load, and nobody has to ask twice', async () => {
  const running = load();
  for (const { program, ready } of membersOf('api')) {
    await program.stop();
    program.start();
    await ready();
    // Until the balancer has seen it, the next one is needed.
    await wait(3000);
  }
  const seen = await running.stop();
  expect(seen.failures).toEqual([]);
  expect(seen.orders.length).toBeGreaterThan(0);
  expect(seen.reasons).toEqual([]);
  expect(await brokenRules(database)).toEqual([]);
}, 600_000);

test('the schema grows and shrinks under load, and nobody has to ask twice', async () => {
  const running = load();
  await wait(500);
  await database.rows(sql`alter table vehicles add column if not exists of_the_next_version text default ''`);
  await wait(1000);
  await database.rows(sql`alter table vehicles drop column of_the_next_version`);
  await wait(1000);
  const seen = await running.stop();
  expect([seen.failures, seen.reasons]).toEqual([[], []]);
}, 120_000);

test('any process is killed under load: what was asked is asked again, and nothing is lost', async () => {
  const running = load();
  const [api] = membersOf('api');
  const victims = [
    api?.program,
    membersOf('registry')[0]?.program,
    cluster.redis.program,
    cluster.poolers[0]?.program,
    cluster.postgres.replica.program,
    cluster.balancer,
  ];
  for (const victim of victims) {
    await wait(1000);
    await victim?.kill();
    await wait(1000);
    victim?.start();
    await wait(1000);
  }
  await Promise.all(cluster.members.map(({ ready }) => ready()));
  const seen = await running.stop();
  expect(seen.failures).toEqual([]);
  expect(seen.orders.length).toBeGreaterThan(0);
  expect(await brokenRules(database)).toEqual([]);
  process.stdout.write(`Killed under load: ${summary(seen)}\n`);
}, 600_000);

const summary = ({ orders, failures, reasons, ...seen }: Seen) =>
  JSON.stringify({ ...seen, reasons: [...new Set(reasons)], orders: orders.length, failures: failures.length });

test('a moment of the past is restored from backup and archive, with its ledger whole', async () => {
  const { postgres } = cluster;
  const restored = join(folder, 'postgres', 'restored');
  await postgres.run('pg_basebackup', '-d', postgres.primary.url, '-D', restored, '-X', 'none', '-c', 'fast');
  const before = load({ readers: 0, buyers: 2 });
  await untilTrue('Somebody bought', async () => before.seen.orders.length >= 2);
  const { orders } = await before.stop();
  const [moment] = await postgres.query<{ now: string }>(postgres.primary, 'select now()::text as now');
  await wait(500);
  const after = load({ readers: 0, buyers: 2 });
  await untilTrue('Somebody bought', async () => after.seen.orders.length >= 2);
  const { orders: later } = await after.stop();
  await postgres.query(postgres.primary, 'select pg_switch_wal()');
  await wait(2000);
  writeFileSync(join(restored, 'recovery.signal'), '');
  const node = await postgres.serve(restored, [
    `restore_command=cp ${postgres.archive}/%f %p`,
    `recovery_target_time=${moment?.now}`,
    'recovery_target_action=promote',
  ]);
  await untilTrue('The moment is restored', async () => {
    const [is] = await postgres.query<{ done: boolean }>(node, 'select not pg_is_in_recovery() as done');
    return is?.done === true;
  });
  const then = await connect({ databaseUrl: node.url, dataFolder: '' });
  const numbers = (await then.rows(sql`select number from orders`)).map(({ number }) => String(number));
  expect(orders.filter((number) => !numbers.includes(number))).toEqual([]);
  expect(later.filter((number) => numbers.includes(number))).toEqual([]);
  expect(await brokenRules(then)).toEqual([]);
  await then.close();
}, 300_000);

test('the replica takes the place of the primary under load, with every order that was confirmed', async () => {
  const running = load();
  await untilTrue('Somebody bought', async () => running.seen.orders.length >= 2);
  // Ends once the replica has everything.
  await cluster.postgres.primary.program.stop('SIGINT');
  await cluster.postgres.promote();
  const bought = running.seen.orders.length;
  await untilTrue('Buying goes on', async () => running.seen.orders.length > bought + 2, 120_000);
  const seen = await running.stop();
  expect(seen.failures).toEqual([]);
  const numbers = (await database.rows(sql`select number from orders`)).map(({ number }) => String(number));
  expect(seen.orders.filter((number) => !numbers.includes(number))).toEqual([]);
  expect(await brokenRules(database)).toEqual([]);
  process.stdout.write(`Primary replaced under load: ${summary(seen)}\n`);
}, 300_000);
