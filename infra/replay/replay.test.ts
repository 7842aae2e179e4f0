import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifiedText } from '../registry/signing';
import { dropTestBuilds, type TestRegistry, testBuild, testHost, testRegistry } from '../registry/testing';
import { fetchHostBuild } from './host-build';
import { startReplayedRegistry } from './replayed-registry';

const VERSION = '1.0.0-aaaaaaaa';
let registry: TestRegistry;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'replay-'));
  registry = await testRegistry();
});
afterEach(async () => {
  await registry.close();
  dropTestBuilds();
  rmSync(folder, { recursive: true });
});

describe('the build of the shell', () => {
  const fetched = async () => fetchHostBuild(registry.url, VERSION, folder, await registry.keys.trusted());
  beforeEach(async () => {
    const host = testHost(VERSION);
    await registry.client.publish(host.manifest, host.folder);
  });

  test('is brought whole, as it was published', async () => {
    await fetched();
    const build = join(folder, 'aaaaaaaa');
    expect(readFileSync(join(build, 'node/worker.cjs'), 'utf8')).toBe(`worker ${VERSION}`);
    expect(JSON.parse(readFileSync(join(build, 'release.json'), 'utf8'))).toMatchObject({ version: VERSION });
  });

  test.each(['node/worker.cjs', 'web/main.js', 'release.jws'])(
    'with a changed byte in %s is not taken',
    async (path) => {
      const file = join(registry.folder, 'releases/shell', VERSION, path);
      const bytes = readFileSync(file);
      bytes.writeUInt8(bytes.readUInt8(bytes.length - 5) ^ 1, bytes.length - 5);
      writeFileSync(file, bytes);
      for (const form of ['br', 'gz']) rmSync(`${file}.${form}`, { force: true });
      await expect(fetched()).rejects.toThrow(/other bytes than were signed|signature does not fit/);
      expect(existsSync(join(folder, 'aaaaaaaa'))).toBe(false);
    },
  );

  test('that is not there any more is named', async () => {
    rmSync(join(registry.folder, 'releases/shell'), { recursive: true });
    await expect(fetched()).rejects.toThrow(`The shell's build ${VERSION} is not to be had: release.jws answered 404`);
  });
});

test('a replayed registry answers with the composition of then in its market, and with those of now in the others', async () => {
  const build = testBuild('mf-one', '1.0.0-a');
  await registry.client.publish(build.manifest, build.folder);
  const then = await registry.client.pin('au', 'mf-one', '1.0.0-a', 'then');
  await registry.client.pin('au', 'mf-one', null, 'now');
  const ofJapan = await registry.client.pin('jp', 'mf-one', '1.0.0-a', 'now');
  const replayed = await startReplayedRegistry(registry.url, { market: 'au', id: then.id, channel: 'stable' });
  try {
    const read = async (path: string) => {
      const jws = await (await fetch(replayed.url + path)).text();
      const { id }: { id: string } = JSON.parse(await verifiedText('composition', jws, await registry.keys.trusted()));
      return id;
    };
    expect(await read('/compositions/au/signed?channel=stable')).toBe(then.id);
    expect(await read('/compositions/jp/signed?channel=stable')).toBe(ofJapan.id);
    expect((await fetch(`${replayed.url}/compositions/au/signed?channel=canary`)).status).toBe(404);
    expect((await fetch(`${replayed.url}/releases/mf-one/1.0.0-a/web/remoteEntry.js`)).status).toBe(200);
  } finally {
    await replayed.close();
  }
});
