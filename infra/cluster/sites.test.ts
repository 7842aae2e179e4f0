import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseUrl } from '@showroom/contracts/remotes/release-url';
import { anotherBuild, buildIdFrom } from '../drills/another-build';
import { freePort } from '../free-port';
import { registryClient } from '../registry/client';
import { registryConfig } from '../registry/config';
import { publishMade } from '../registry/gate/vouch';
import { operationsClient } from '../registry/operations/client';
import type { Cluster, Member } from './cluster';
import { untilTrue } from './postgres';
import { startWhole } from './whole';

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0' };
const VISITORS_PER_MINUTE = 40;
const folder = mkdtempSync(join(tmpdir(), 'sites-'));
let cluster: Cluster;
let sites: readonly Member[];

beforeAll(async () => {
  const [port, identity, sandbox, smtp] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const env = {
    ...process.env,
    IDENTITY_PORT: String(identity),
    SANDBOX_PORT: String(sandbox),
    SANDBOX_SMTP_PORT: String(smtp),
    VISITORS_PER_MINUTE: String(VISITORS_PER_MINUTE),
  };
  cluster = await startWhole({ folder, port, env, say: () => undefined });
  sites = cluster.members.filter(({ kind }) => kind === 'site');
}, 1_800_000);
afterAll(async () => {
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** As HAProxy asks a site for its visitors. */
const through = ({ url }: Member, path: string, headers = {}) =>
  fetch(url + path, {
    headers: { ...BROWSER, 'x-forwarded-host': new URL(cluster.urls.site).host, ...headers },
  });

/** Another version of a remote, published and let through, and pinned nowhere. */
async function publishAnother(remote: string): Promise<string> {
  const config = registryConfig(cluster.env);
  const { origin, remotes } = await registryClient(config).current('au');
  const right = remotes.find((one) => one.remote === remote);
  if (!right) throw new Error(`Nobody pinned ${remote}.`);
  const read = async (path: string) =>
    new Uint8Array(await (await fetch(releaseUrl(origin, right, path))).arrayBuffer());
  const made = await anotherBuild(right, read, await buildIdFrom('another'));
  await publishMade(config, made);
  return made.manifest.version;
}

test('a canary has its share at every site, and a visitor the same at each', async () => {
  const version = await publishAnother('mf-navigation');
  const canary = await operationsClient({ ...registryConfig(cluster.env), who: 'a test' }).canary(
    'au',
    { remote: 'mf-navigation', version, share: 10 },
    { why: 'a try' },
  );
  const host = `au.${new URL(cluster.urls.site).host}`;
  const served = async (site: Member, bucket: number) => {
    const answer = await through(site, '/offers', {
      'x-forwarded-host': host,
      cookie: `release-channel=${bucket}`,
    });
    await answer.arrayBuffer();
    return answer.headers.get('x-composition') === canary.id;
  };
  await Promise.all(sites.map((site) => untilTrue(`${site.name} has the canary`, () => served(site, 0))));
  for (const site of sites) {
    const inside: number[] = [];
    for (let bucket = 0; bucket < 100; bucket += 1) if (await served(site, bucket)) inside.push(bucket);
    expect(inside).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  }
}, 180_000);

test('a network has as many new visitors over all sites as over one', async () => {
  const statuses = await Promise.all(
    Array.from({ length: VISITORS_PER_MINUTE * 3 }, async (_, index) => {
      const site = sites[index % sites.length];
      if (!site) throw new Error('There is no site.');
      const answer = await fetch(`${site.url}/platform/nothing/there`, {
        method: 'POST',
        headers: { ...BROWSER, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '198.51.100.7' },
      });
      return answer.status === 429;
    }),
  );
  const taken = statuses.filter((isRefused) => !isRefused).length;
  // On a busy machine an answer of Redis may come too late, and is then counted by the process.
  expect(taken).toBeGreaterThanOrEqual(VISITORS_PER_MINUTE);
  expect(taken).toBeLessThan(VISITORS_PER_MINUTE * 1.2);
}, 60_000);

test('each site is replaced in turn under load, and nobody sees a failure', async () => {
  let isOver = false;
  let pages = 0;
  const failures: string[] = [];
  const read = async (index: number) => {
    const path = ['/', '/stock', '/offers'][index % 3];
    const status = await fetch(cluster.urls.site + path, { headers: BROWSER }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      (error: unknown) => String(error),
    );
    if (status === 200) pages += 1;
    else failures.push(`${path} ${status}`);
  };
  const readers = Array.from({ length: 4 }, async (_, first) => {
    for (let index = first; !isOver; index += 1) await read(index);
  });
  for (const { name, program, ready } of sites) {
    await program.stop();
    program.start();
    await ready();
    const before = pages;
    await untilTrue(`Pages come after ${name} is back`, async () => pages > before + 40);
  }
  isOver = true;
  await Promise.all(readers);
  expect(failures).toEqual([]);
  process.stdout.write(`Sites replaced under load: ${pages} pages\n`);
}, 600_000);
