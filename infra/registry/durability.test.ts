import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseManifest } from '@showroom/contracts/remotes/release';
import { ROOT } from '../build/package-info';
import { type StoreBytes, storeBytes } from '../files';
import { freePort } from '../free-port';
import { isIntact } from '../integrity';
import { registryClient } from './client';
import { registryConfig } from './config';
import { KeyFolder } from './keys/key-folder';
import { createRegistry } from './server';
import {
  ageUploads,
  dropTestBuilds,
  type TestBuild,
  type TestRegistry,
  TOKEN,
  testBuild,
  testRegistry,
} from './testing';

const MANY = Object.fromEntries(
  Array.from({ length: 12 }, (_, number) => [`web/${number}.js`, `const text = ${number};\n`.repeat(4000)]),
);

/** Whether every file of every release that can be seen is what its manifest says. */
function wholeReleases(folder: string): string[] {
  const releases = join(folder, 'releases');
  return readdirSync(releases).flatMap((remote) =>
    readdirSync(join(releases, remote)).map((version) => {
      const place = join(releases, remote, version);
      const { web, node } = parseManifest(JSON.parse(readFileSync(join(place, 'release.json'), 'utf8')));
      expect(existsSync(join(place, 'release.jws'))).toBe(true);
      for (const { path, integrity } of [...web.assets, ...node.assets]) {
        const bytes = readFileSync(join(place, path));
        expect(isIntact(bytes, integrity)).toBe(true);
      }
      return `${remote} ${version}`;
    }),
  );
}

afterAll(dropTestBuilds);

describe('two releases at once', () => {
  let registry: TestRegistry;
  beforeEach(async () => {
    registry = await testRegistry();
  });
  afterEach(() => registry.close());
  const publish = ({ manifest, folder }: TestBuild) => registry.client.publish(manifest, folder);

  test('of two versions are both published', async () => {
    const builds = ['1.0.0-a', '1.0.0-b', '1.0.0-c'].map((version) => testBuild('mf-one', version, MANY));
    expect(await Promise.all(builds.map(publish))).toEqual(['published', 'published', 'published']);
    expect(wholeReleases(registry.folder)).toHaveLength(3);
  });

  test('of one version with other bytes: one is published whole, the other is refused', async () => {
    const builds = ['mine', 'theirs'].map((text) => testBuild('mf-one', '1.0.0-a', { ...MANY, 'web/0.js': text }));
    const outcomes = await Promise.allSettled(builds.map(publish));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(String(refused?.reason)).toContain('mf-one 1.0.0-a is published already, with other files');
    expect(wholeReleases(registry.folder)).toEqual(['mf-one 1.0.0-a']);
  });

  test('of one version with the same bytes both succeed', async () => {
    const build = testBuild('mf-one', '1.0.0-a', MANY);
    expect((await Promise.all([publish(build), publish(build)])).sort()).toEqual(['known', 'published']);
    expect(readdirSync(join(registry.folder, 'staging'))).toEqual([]);
  });
});

describe('on a full disk', () => {
  let registry: TestRegistry;
  let room: number;
  /** Bytes that go to the disk until its room is used up; then half of them. */
  const write: StoreBytes = async (path, content, mode) => {
    room -= 1;
    if (room >= 0) return storeBytes(path, content, mode);
    await storeBytes(path, content.slice(0, content.length / 2), mode);
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  beforeEach(async () => {
    room = Number.POSITIVE_INFINITY;
    registry = await testRegistry(undefined, { write });
  });
  afterEach(() => registry.close());

  test('a release fails in one sentence wherever it happens, leaves nothing behind, and succeeds when run again', async () => {
    const build = testBuild('mf-one', '1.0.0-a', { 'web/list.js': 'list' });
    const publish = () => registry.client.publish(build.manifest, build.folder);
    let failures = 0;
    for (let full = 0; ; full += 1) {
      room = full;
      const outcome = await publish().catch((error: unknown) => error);
      if (outcome === 'published') break;
      failures += 1;
      expect(String(outcome)).toMatch(
        /The registry refused: The registry's disk is full: (.* was not taken and )?nothing was published\. Free some room and run it again\./,
      );
      expect(wholeReleases(registry.folder)).toEqual([]);
      const left = readdirSync(join(registry.folder, 'staging'), { recursive: true, encoding: 'utf8' });
      expect(left.filter((name) => /part$|sealing/.test(name))).toEqual([]);
    }
    // Three files, their compressed forms, the manifest and its signature.
    expect(failures).toBeGreaterThan(6);
    expect(wholeReleases(registry.folder)).toEqual(['mf-one 1.0.0-a']);
  });

  test('what needs no words of its own is answered with 507 and when to ask again as well', async () => {
    const app = await createRegistry(
      registryConfig({ REGISTRY_FOLDER: registry.folder, KEYS_FOLDER: registry.folder }),
      { database: registry.database, logger: false },
    );
    app.get('/full', () => {
      throw Object.assign(new Error('ENOSPC: no space left on device, mkdir'), { code: 'ENOSPC' });
    });
    const answer = await app.inject('/full');
    await app.close();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      507,
      expect.stringMatching(/^application.problem.json/),
    ]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).not.toContain('ENOSPC');
  });
});

describe('kill -9', () => {
  const folder = mkdtempSync(join(tmpdir(), 'registry-killed-'));
  const keysFolder = join(folder, 'keys');
  let url: string;
  let child: ChildProcess;
  const client = () => registryClient({ url, token: TOKEN, keysFolder, who: 'a test' });

  async function start(): Promise<void> {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const env = {
      ...process.env,
      NODE_ENV: 'development',
      REGISTRY_PORT: String(port),
      REGISTRY_TOKEN: TOKEN,
      REGISTRY_FOLDER: folder,
      KEYS_FOLDER: keysFolder,
    };
    child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'infra/registry/durability.testing.ts')], {
      cwd: ROOT,
      env,
      stdio: 'ignore',
    });
    for (let tries = 0; ; tries += 1) {
      const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
      if (answer?.ok) return;
      if (tries > 600) throw new Error('The registry did not start');
      await pause(50);
    }
  }
  function kill(): Promise<void> {
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGKILL');
    return ended;
  }

  beforeAll(async () => {
    await new KeyFolder(keysFolder).ensure();
    await start();
  }, 60_000);
  afterAll(async () => {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  });

  test('in the middle of a release leaves no half one, and running it again succeeds', async () => {
    const builds = [10, 50].map((delay) => ({ delay, build: testBuild('mf-one', `1.0.0-${delay}`, MANY) }));
    for (const { delay, build } of builds) {
      const publishing = client()
        .publish(build.manifest, build.folder)
        .catch(() => 'interrupted');
      await pause(delay);
      await kill();
      await publishing;
      wholeReleases(folder);
      ageUploads(folder);
      await start();
      const staging = join(folder, 'staging');
      expect(existsSync(staging) ? readdirSync(staging) : []).toEqual([]);
      expect(['published', 'known']).toContain(await client().publish(build.manifest, build.folder));
    }
    expect(wholeReleases(folder)).toHaveLength(builds.length);
  }, 120_000);

  test('in the middle of changes loses none that was answered, and the last one can be run again', async () => {
    const versions = ['1.0.0-10', '1.0.0-50'];
    const answered: string[] = [];
    let going = true;
    const changing = (async () => {
      for (let turn = 0; going; turn += 1) {
        const made = await client()
          .pin('au', 'mf-one', versions[turn % versions.length] ?? '', `change ${turn}`)
          .catch(() => undefined);
        if (!made) return;
        answered.push(made.reason ?? '');
      }
    })();
    while (answered.length < 5) await pause(5);
    await kill();
    going = false;
    await changing;
    await start();
    const { data }: { data: { reason: string }[] } = await (
      await fetch(`${url}/compositions/au/history`, { headers: { authorization: `Bearer ${TOKEN}` } })
    ).json();
    const stored = data.map(({ reason }) => reason).reverse();
    expect(stored.slice(0, answered.length)).toEqual(answered);
    expect(stored.length - answered.length).toBeLessThanOrEqual(1);
    expect((await client().current('au')).reason).toBe(stored.at(-1));
    const { sequence } = await client().pin('au', 'mf-one', null, 'after the crash');
    expect(sequence).toBe(stored.length + 1);
  }, 120_000);
});
