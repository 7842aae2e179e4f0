import { brotliDecompressSync } from 'node:zlib';
import type { ReleaseManifest } from '@showroom/contracts/remotes/release';
import { type TestBucket, testBucket } from '../object-storage/bucket.testing';
import { bucketOrFolder } from '../object-storage/bucket-or-folder';
import { BucketReleases } from './bucket-releases';
import { operationsPart } from './operations/part';
import { dropTestBuilds, type TestBuild, type TestRegistry, TOKEN, testBuild, testRegistry } from './testing';

const authorization = `Bearer ${TOKEN}`;
let server: TestBucket;
beforeAll(async () => {
  server = await testBucket();
});
afterAll(async () => {
  await server.close();
  dropTestBuilds();
});

/** Every test has versions of its own, since all share one bucket. */
let number = 0;
const newVersion = () => `1.0.${++number}-a`;

describe.each(['folder', 'bucket'] as const)('releases in a %s that two registries share', (kind) => {
  let one: TestRegistry;
  let other: TestRegistry;
  beforeAll(async () => {
    const options = { parts: [operationsPart], ...(kind === 'bucket' && { bucket: server }) };
    one = await testRegistry(undefined, options);
    other = await testRegistry(one.folder, { ...options, database: one.database });
  });
  afterAll(async () => {
    await other.close();
    await one.close();
  });

  const fetched = ({ app }: TestRegistry, version: string, path: string, headers = {}) =>
    app.inject({ url: `/releases/mf-one/${version}/${path}`, headers });
  const publish = ({ client }: TestRegistry, { manifest, folder }: TestBuild) => client.publish(manifest, folder);
  const listed = async ({ app }: TestRegistry) => {
    const { data } = (await app.inject('/releases')).json();
    return data.find(({ remote }: { remote: string }) => remote === 'mf-one')?.versions ?? [];
  };
  const upload = ({ app }: TestRegistry, version: string, path: string) =>
    app.inject({
      method: 'PUT',
      url: `/uploads/mf-one/${version}/${path}`,
      headers: { authorization, 'content-type': 'application/octet-stream' },
      payload: Buffer.from('x'),
    });
  const seal = async (registry: TestRegistry, manifest: ReleaseManifest) =>
    registry.app.inject({
      method: 'POST',
      url: '/releases',
      headers: { authorization },
      payload: { signed: await registry.signed(manifest) },
    });

  test('what one publishes the other serves and lists, newest first', async () => {
    const [older, newer] = [newVersion(), newVersion()];
    const build = testBuild('mf-one', older, { 'web/deep/style.css': 'p{}' });
    expect(await publish(one, build)).toBe('published');
    for (const [path, text] of Object.entries(build.files)) expect((await fetched(other, older, path)).body).toBe(text);
    expect((await fetched(other, older, 'release.json')).json()).toEqual({
      ...build.manifest,
      published_at: expect.any(String),
    });
    await publish(other, testBuild('mf-one', newer));
    expect((await listed(one)).slice(0, 2)).toEqual([newer, older]);
  });

  test('files come compressed as the browser takes them, for ever; the signature is asked for anew', async () => {
    const version = newVersion();
    const text = 'the same again and again; '.repeat(200);
    await publish(one, testBuild('mf-one', version, { 'web/big.js': text }));
    const packed = await fetched(other, version, 'web/big.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringMatching(/accept-encoding/i),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(packed.headers['content-type']).toMatch(/javascript/);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(text);
    expect((await fetched(other, version, 'web/big.js')).body).toBe(text);
    expect((await fetched(other, version, 'release.jws')).headers['cache-control']).toBe('no-cache');
  });

  test('the same again is known, at once at both too; other bytes are refused', async () => {
    const version = newVersion();
    const same = () => testBuild('mf-one', version, { 'web/d.js': 'same' });
    const outcomes = await Promise.all([publish(one, same()), publish(other, same())]);
    expect(outcomes.sort()).toEqual(['known', 'published']);
    await expect(publish(other, testBuild('mf-one', version, { 'web/d.js': 'different' }))).rejects.toThrow(
      'published already, with other files',
    );
    expect((await fetched(one, version, 'web/d.js')).body).toBe('same');
  });

  test('of two that differ at once one is published whole, the other is refused', async () => {
    const version = newVersion();
    const texts = ['first', 'second'];
    const outcomes = await Promise.allSettled(
      texts.map((text, index) =>
        publish(index ? one : other, testBuild('mf-one', version, { 'web/a.js': text, 'web/b.js': text })),
      ),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const won = texts[outcomes.findIndex(({ status }) => status === 'fulfilled')];
    for (const path of ['web/a.js', 'web/b.js']) expect((await fetched(one, version, path)).body).toBe(won);
  });

  test('what is uploaded, or lacks a file, can be seen nowhere', async () => {
    const version = newVersion();
    const { manifest } = testBuild('mf-one', version);
    expect((await upload(one, version, 'web/remoteEntry.js')).statusCode).toBe(204);
    const refused = await seal(one, manifest);
    expect(refused.statusCode).toBe(422);
    for (const path of ['web/remoteEntry.js', 'release.json', 'release.jws'])
      expect((await fetched(other, version, path)).statusCode).toBe(404);
    expect(await listed(other)).not.toContain(version);
    expect((await upload(one, version, '..%2f..%2fescaped')).statusCode).toBe(400);
  });

  test('nothing is served that the manifest does not name', async () => {
    const version = newVersion();
    await upload(one, version, 'web/evil.js');
    await publish(one, testBuild('mf-one', version));
    expect((await fetched(one, version, 'web/evil.js')).statusCode).toBe(404);
  });

  test('a release that is dropped is served and listed by neither', async () => {
    const version = newVersion();
    await publish(one, testBuild('mf-one', version));
    const dropped = await one.app.inject({
      method: 'POST',
      url: '/drops',
      headers: { authorization },
      payload: { days: 1, go: true, remote: 'mf-one', version, who: 'Ada', why: 'because' },
    });
    expect(dropped.statusCode).toBe(200);
    expect((await fetched(one, version, 'release.json')).statusCode).toBe(404);
    expect(await listed(other)).not.toContain(version);
  });

  test('a composition of it is signed, and with a new signature once that is given', async () => {
    const version = newVersion();
    const { manifest, folder } = testBuild('mf-one', version);
    await one.client.publish(manifest, folder);
    await one.client.pin('au', 'mf-one', version, 'test');
    const signed = async () => (await other.app.inject('/compositions/au/signed')).body.split('.')[1];
    const before = await signed();
    const { kid } = await one.keys.signing('release');
    await one.keys.rotate('release');
    await one.keys.revoke(kid);
    expect(await one.client.publish(manifest, folder)).toBe('known');
    const deadline = Date.now() + 5000;
    while ((await signed()) === before && Date.now() < deadline) await new Promise((go) => setTimeout(go, 100));
    expect(await signed()).not.toBe(before);
  });
});

test('a registry that dies at any write leaves a release that nobody sees, and the next one completes it', async () => {
  const bucket = await bucketOrFolder({ ...server, folder: '' });
  const version = newVersion();
  const { manifest, files } = testBuild('mf-dying', version, { 'web/a.css': 'p{}' });
  let left = 0;
  const put: typeof bucket.put = async (key, body, headers) => {
    if (left-- <= 0) throw new Error('died');
    await bucket.put(key, body, headers);
  };
  const alone = <T>(_: string, work: () => Promise<T>) => work();
  const dying = new BucketReleases({ ...bucket, put }, { alone, effort: 'fast' });
  const whole = new BucketReleases(bucket, { alone, effort: 'fast' });
  const attempt = async (writes: number) => {
    left = Number.POSITIVE_INFINITY;
    for (const [path, text] of Object.entries(files)) await dying.stage('mf-dying', version, path, Buffer.from(text));
    left = writes;
    return dying.seal(manifest, 'signed').catch(() => 'died');
  };
  // Three files, two of them with two smaller ones, and the signature.
  for (let writes = 0; writes < 8; writes += 1) {
    expect(await attempt(writes)).toBe('died');
    expect([await whole.has('mf-dying', version), await whole.versions('mf-dying')]).toEqual([false, []]);
  }
  // The manifest is there, its mark is not.
  expect(await attempt(9)).toBe('died');
  expect(await whole.has('mf-dying', version)).toBe(true);
  expect(await attempt(99)).toBe('known');
  expect(await whole.versions('mf-dying')).toEqual([version]);
});

test('what uploads left in a bucket goes after an hour', async () => {
  const bucket = await bucketOrFolder({ ...server, folder: '' });
  const releases = new BucketReleases(bucket, { alone: (_, work) => work() });
  await releases.stage('mf-left', '1.0.0-a', 'web/a.js', Buffer.from('x'), 'an-upload');
  await releases.clean();
  expect(await bucket.list('staging/mf-left')).toHaveLength(1);
  await releases.clean(Date.now() + 7_200_000);
  expect(await bucket.list('staging/')).toEqual([]);
});
