import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Expectation, GateReport } from '@showroom/contracts/remotes/gate-report';
import type { ReleaseManifest } from '@showroom/contracts/remotes/release';
import { sql } from 'drizzle-orm';
import { startHttpProxy } from '../../api/testing/http-proxy';
import { registryClient } from '../client';
import { KeyFolder } from '../keys/key-folder';
import { operationsPart } from '../operations/part';
import { dropTestBuilds, type TestRegistry, TOKEN, testBuild, testHost, testRegistry } from '../testing';
import { artefactOf } from './artefact-hash';
import { gateClient } from './client';
import { gatePart } from './part';
import { vouchFor } from './vouch';

let registry: TestRegistry;
let gate: ReturnType<typeof gateClient>;
beforeEach(async () => {
  registry = await testRegistry(undefined, { parts: [gatePart] });
  gate = gateClient({ url: registry.url, token: TOKEN, keysFolder: registry.keys.folder });
});
afterEach(async () => {
  await registry.close();
  dropTestBuilds();
});

const BROKEN: Expectation = {
  consumer: 'gallery',
  expectation: 'takes over quote: plain in the browser',
  outcome: 'broken',
  detail: 'Hydration failed',
};
const HELD: Expectation = { consumer: 'site', expectation: 'has its style sheets', outcome: 'held', detail: '' };

function reportAbout(manifest: ReleaseManifest, host: string, values: Partial<GateReport> = {}): GateReport {
  const { remote, version } = manifest;
  return {
    remote,
    version,
    artefact: artefactOf(manifest),
    host,
    contracts: '1.0.0',
    expectations: [HELD],
    started_at: '2026-11-20T10:00:00.000Z',
    seconds: 1,
    ...values,
  };
}

async function published(version: string): Promise<ReleaseManifest> {
  const { manifest, folder } = testBuild('mf-test', version);
  await registry.client.publish(manifest, folder);
  return manifest;
}

async function served(market: string, host: string): Promise<void> {
  const { manifest, folder } = testHost(host);
  await registry.client.publish(manifest, folder);
  await registry.client.pin(market, 'shell', host, 'test');
}

const pin = ({ version }: ReleaseManifest, market = 'au') => registry.client.pin(market, 'mf-test', version, 'test');

describe('a version gets into a market', () => {
  test('with a green report against every host that serves, wherever that is', async () => {
    await served('au', '1.0.0-aaaa');
    await served('jp', '1.0.0-bbbb');
    const manifest = await published('1.0.0');
    await gate.add(reportAbout(manifest, '1.0.0-aaaa'));
    await expect(pin(manifest)).rejects.toThrow(
      'The registry refused: mf-test 1.0.0 may not be promoted: mf-test 1.0.0 was never checked against shell 1.0.0-bbbb. `npm run registry -- recheck --host 1.0.0-bbbb mf-test@1.0.0` does it.',
    );
    await gate.add(reportAbout(manifest, '1.0.0-bbbb'));
    expect((await pin(manifest)).remotes.map(({ version }) => version)).toEqual(['1.0.0']);
  });

  test('and before anything is served without one', async () => {
    await expect(pin(await published('1.0.0'))).resolves.toBeDefined();
  });
});

test('a broken expectation keeps a version out, with a sentence that says whose and which', async () => {
  await served('au', '1.0.0-aaaa');
  const manifest = await published('1.0.0');
  await gate.add(reportAbout(manifest, '1.0.0-aaaa', { expectations: [HELD, BROKEN] }));
  await expect(pin(manifest)).rejects.toThrow(
    'mf-test 1.0.0 may not be promoted: of mf-test 1.0.0, gallery expects that it takes over quote: plain in the browser, but Hydration failed.',
  );
  const answer = await fetch(`${registry.url}/compositions/au/pins`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ remote: 'mf-test', version: '1.0.0', reason: 'test' }),
  });
  expect(answer.status).toBe(409);
});

test('a release and a report whose answers are lost are sent again, and are there once', async () => {
  await served('au', '1.0.0-aaaa');
  const lost = new Set<string>();
  const proxy = await startHttpProxy({
    to: registry.url,
    on: ({ when, method, path }) => {
      const [address = ''] = path.split('?');
      if (when === 'asked' || method !== 'POST' || lost.has(address)) return true;
      lost.add(address);
      return false;
    },
  });
  try {
    const address = { url: proxy.url, token: TOKEN, keysFolder: registry.keys.folder };
    const { manifest, folder } = testBuild('mf-test', '1.0.0');
    await expect(registryClient(address).publish(manifest, folder)).resolves.toBe('known');
    await gateClient(address).add(reportAbout(manifest, '1.0.0-aaaa'));
    expect([...lost]).toEqual(['/releases', '/releases/mf-test/1.0.0/reports']);
    const answer = await fetch(`${registry.url}/releases/mf-test/1.0.0/reports`);
    expect(Object(await answer.json()).data).toHaveLength(1);
    await expect(pin(manifest)).resolves.toBeDefined();
  } finally {
    await proxy.close();
  }
});

test('of two reports under one host the newer one counts', async () => {
  await served('au', '1.0.0-aaaa');
  const manifest = await published('1.0.0');
  await gate.add(reportAbout(manifest, '1.0.0-aaaa'));
  await gate.add(
    reportAbout(manifest, '1.0.0-aaaa', { expectations: [BROKEN], started_at: '2026-11-20T11:00:00.000Z' }),
  );
  await expect(pin(manifest)).rejects.toThrow('Hydration failed');
});

describe('a report counts only', () => {
  test('when a key vouches for it that is trusted for reports', async () => {
    const manifest = await published('1.0.0');
    const folder = mkdtempSync(join(tmpdir(), 'keys-'));
    const others = new KeyFolder(folder);
    await others.ensure();
    const stranger = gateClient({ url: registry.url, token: TOKEN, keysFolder: folder });
    await expect(stranger.add(reportAbout(manifest, '1.0.0-aaaa'))).rejects.toThrow(
      /not taken: The key .* is not trusted/,
    );
    rmSync(folder, { recursive: true });
  });

  test('as long as its key is not revoked', async () => {
    await served('au', '1.0.0-aaaa');
    const manifest = await published('1.0.0');
    await gate.add(reportAbout(manifest, '1.0.0-aaaa'));
    const { kid } = await registry.keys.signing('gate-report');
    await registry.keys.rotate('gate-report');
    await registry.keys.revoke(kid);
    await expect(pin(manifest)).rejects.toThrow('was never checked');
  });

  test('for exactly the files that it is about', async () => {
    const manifest = await published('1.0.0');
    const other = { ...manifest, contracts: '2.0.0' };
    await expect(gate.add(reportAbout(other, '1.0.0-aaaa'))).rejects.toThrow('with other files');
  });

  test('for a release that is published', async () => {
    const { manifest } = testBuild('mf-test', '9.9.9');
    await expect(gate.add(reportAbout(manifest, '1.0.0-aaaa'))).rejects.toThrow('There is no remote mf-test');
  });
});

test('reports lie with their release as they came, each once, and can be read with their signatures', async () => {
  const manifest = await published('1.0.0');
  const signedTwice = reportAbout(manifest, '1.0.0-aaaa');
  await gate.add(signedTwice);
  await gate.add(signedTwice);
  await gate.add(
    reportAbout(manifest, '1.0.0-bbbb', { expectations: [BROKEN], started_at: '2026-11-20T11:00:00.000Z' }),
  );
  const answer = await fetch(`${registry.url}/releases/mf-test/1.0.0/reports`);
  expect(await answer.json()).toEqual({
    data: [
      expect.objectContaining({
        host: '1.0.0-aaaa',
        green: true,
        signed: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      }),
      expect.objectContaining({ host: '1.0.0-bbbb', green: false, expectations: [BROKEN] }),
    ],
  });
  expect(await registry.database.rows(sql`select hash from registry_reports where version = '1.0.0'`)).toHaveLength(2);
  expect((await fetch(`${registry.url}/releases/mf-test/2.0.0/reports`)).status).toBe(404);
});

describe('a new version of the shell', () => {
  test('is taken by a market when everything that is pinned there is green under it', async () => {
    await served('au', '1.0.0-aaaa');
    const manifest = await published('1.0.0');
    await vouchFor(gate, manifest);
    await pin(manifest);
    await expect(served('au', '2.0.0-aaaa')).rejects.toThrow(
      'shell 2.0.0-aaaa may not be promoted: mf-test 1.0.0 was never checked against shell 2.0.0-aaaa',
    );
    await gate.add(reportAbout(manifest, '2.0.0-aaaa'));
    const { host } = await registry.client.pin('au', 'shell', '2.0.0-aaaa', 'test');
    expect(host?.version).toBe('2.0.0-aaaa');
  });
});

test('going back to what stood before needs no report', async () => {
  await served('au', '1.0.0-aaaa');
  const [first, second] = [await published('1.0.0'), await published('2.0.0')];
  for (const manifest of [first, second]) {
    await vouchFor(gate, manifest);
    await pin(manifest);
  }
  await gate.add(reportAbout(first, '1.0.0-aaaa', { expectations: [BROKEN], started_at: new Date().toISOString() }));
  const { remotes } = await registry.client.rollback('au', 'an emergency');
  expect(remotes.map(({ version }) => version)).toEqual(['1.0.0']);
});

test('a canary needs a green report as every other promotion does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'registry-'));
  const both = await testRegistry(folder, { parts: [operationsPart, gatePart] });
  const client = gateClient({ url: both.url, token: TOKEN, keysFolder: both.keys.folder });
  const { manifest: host, folder: files } = testHost('1.0.0-aaaa');
  await both.client.publish(host, files);
  await both.client.pin('au', 'shell', host.version, 'test');
  const { manifest, folder: build } = testBuild('mf-test', '1.0.0');
  await both.client.publish(manifest, build);
  const start = async () => {
    const answer = await fetch(`${both.url}/compositions/au/canary`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ remote: 'mf-test', version: '1.0.0', share: 10, who: 'a test', why: 'test' }),
    });
    const { title }: { title?: string } = await answer.json();
    return [answer.status, title];
  };
  expect(await start()).toEqual([409, expect.stringMatching(/^mf-test 1\.0\.0 may not be promoted: .* never checked/)]);
  await vouchFor(client, manifest);
  expect((await start())[0]).toBe(200);
  await both.close();
});
