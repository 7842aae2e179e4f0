import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { registryClient } from './client';
import {
  ageUploads,
  dropTestBuilds,
  type TestBuild,
  type TestRegistry,
  TOKEN,
  testBuild,
  testHost,
  testRegistry,
} from './testing';

let registry: TestRegistry;
beforeEach(async () => {
  registry = await testRegistry();
});
afterEach(async () => {
  await registry.close();
  dropTestBuilds();
});

const authorization = `Bearer ${TOKEN}`;
const send = (options: InjectOptions) => registry.app.inject({ headers: { authorization }, ...options });
const client = () => registry.client;

async function upload({ manifest, files }: TestBuild, changed: Record<string, string | undefined> = {}) {
  for (const [path, text] of Object.entries({ ...files, ...changed })) {
    if (text === undefined) continue;
    const { statusCode } = await send({
      method: 'PUT',
      url: `/uploads/${manifest.remote}/${manifest.version}/${path}`,
      headers: { authorization, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(text),
    });
    expect(statusCode).toBe(204);
  }
}
const seal = async ({ manifest }: TestBuild) =>
  send({ method: 'POST', url: '/releases', payload: { signed: await registry.signed(manifest) } });
const fetched = (path: string) => registry.app.inject(`/releases/mf-one/1.0.0-a/${path}`);

test('a release is published with its files, and listed newest first', async () => {
  const build = testBuild('mf-one', '1.0.0-a', { 'web/deep/style.css': 'p{}' });
  expect(await client().publish(build.manifest, build.folder)).toBe('published');
  for (const [path, text] of Object.entries(build.files)) expect((await fetched(path)).body).toBe(text);
  expect((await fetched('release.json')).json()).toEqual({ ...build.manifest, published_at: expect.any(String) });
  const newer = testBuild('mf-one', '1.0.0-b');
  await client().publish(newer.manifest, newer.folder);
  expect((await registry.app.inject('/releases')).json()).toEqual({
    data: [{ remote: 'mf-one', versions: ['1.0.0-b', '1.0.0-a'] }],
  });
});

describe('a published release never changes', () => {
  const one = testBuild('mf-one', '1.0.0-a');
  const other = testBuild('mf-one', '1.0.0-a', { 'web/remoteEntry.js': 'other bytes' });

  test('the same again is known, other bytes under the same version are refused', async () => {
    await upload(one);
    expect((await seal(one)).statusCode).toBe(201);
    const again = await seal(one);
    expect([again.statusCode, again.json()]).toEqual([200, { outcome: 'known' }]);
    await upload(other);
    const refused = await seal(other);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().title).toContain('Releases never change');
    expect((await fetched('web/remoteEntry.js')).body).toBe('web of 1.0.0-a');
  });

  test('the client says so in a sentence', async () => {
    const mine = testBuild('mf-one', '1.0.0-a');
    const theirs = testBuild('mf-one', '1.0.0-a', { 'web/remoteEntry.js': 'other bytes' });
    expect(await client().publish(mine.manifest, mine.folder)).toBe('published');
    expect(await client().publish(mine.manifest, mine.folder)).toBe('known');
    await expect(client().publish(theirs.manifest, theirs.folder)).rejects.toThrow(
      'The registry refused: mf-one 1.0.0-a is published already, with other files. Releases never change.',
    );
  });

  test('two who publish the same at once both succeed', async () => {
    const build = testBuild('mf-one', '1.0.0-a');
    await upload(build);
    const answers = await Promise.all([seal(build), seal(build)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201]);
  });
});

describe('what does not fit its manifest is refused', () => {
  const refused = async (build: TestBuild, sentence: string) => {
    const answer = await seal(build);
    expect([answer.statusCode, answer.json().title]).toEqual([422, sentence]);
    expect((await fetched('release.json')).statusCode).toBe(404);
    expect((await registry.app.inject('/releases')).json()).toEqual({ data: [] });
  };

  test('a file that was not uploaded', async () => {
    const build = testBuild('mf-one', '1.0.0-a');
    await upload(build, { 'node/remoteEntry.js': undefined });
    await refused(build, 'node/remoteEntry.js was not uploaded');
  });

  test('a file that was altered on its way', async () => {
    const build = testBuild('mf-one', '1.0.0-a');
    await upload(build, { 'node/remoteEntry.js': 'stealSecrets()' });
    await refused(build, 'node/remoteEntry.js has other bytes than the manifest says');
  });

  test('an entry, script or style sheet that is none of its files', async () => {
    const values = { web: { entry: 'web/other.js', assets: [] } };
    await refused(
      testBuild('mf-one', '1.0.0-a', {}, values),
      "web/other.js is used but is none of the release's files",
    );
    const exposes = [{ name: './routes', kind: 'routes' as const, contract: 1, scripts: ['web/no.js'], styles: [] }];
    const build = testBuild('mf-one', '1.0.0-a', {}, { exposes });
    await refused(build, "web/no.js is used but is none of the release's files");
  });

  test('a manifest that breaks its schema, or is no JSON', async () => {
    const broken = await send({ method: 'POST', url: '/releases', payload: { remote: 'mf-one' } });
    expect([broken.statusCode, broken.headers['content-type']]).toEqual([
      422,
      'application/problem+json; charset=utf-8',
    ]);
    const headers = { authorization, 'content-type': 'application/json' };
    expect((await send({ method: 'POST', url: '/releases', headers, payload: '{' })).statusCode).toBe(400);
  });
});

test('what is being uploaded can be seen nowhere', async () => {
  const build = testBuild('mf-one', '1.0.0-a');
  await upload(build);
  const places = ['/releases/mf-one/1.0.0-a/web/remoteEntry.js', '/staging/mf-one@1.0.0-a/web/remoteEntry.js'];
  for (const url of [...places, '/releases/../staging/mf-one@1.0.0-a/web/remoteEntry.js']) {
    expect((await registry.app.inject(url)).statusCode).toBe(404);
  }
});

test('a file that the manifest does not name is not published, also not as the compressed form of another', async () => {
  const build = testBuild('mf-one', '1.0.0-a', { 'web/font.woff2': 'a font' });
  await upload(build, { 'web/extra.js': 'extra', 'web/font.woff2.br': 'not the font', 'node/remoteEntry.js.gz': 'x' });
  expect((await seal(build)).statusCode).toBe(201);
  expect((await fetched('web/extra.js')).statusCode).toBe(404);
  const answer = await registry.app.inject({
    url: '/releases/mf-one/1.0.0-a/web/font.woff2',
    headers: { 'accept-encoding': 'br, gzip' },
  });
  expect([answer.body, answer.headers['content-encoding']]).toEqual(['a font', undefined]);
});

test('what interrupted uploads left goes at a later start, what another registry takes just now and releases stay', async () => {
  const done = testBuild('mf-one', '1.0.0-a');
  await client().publish(done.manifest, done.folder);
  await upload(testBuild('mf-one', '1.0.0-b'));
  const staged = () => readdirSync(join(registry.folder, 'staging'));
  const another = await testRegistry(registry.folder, { database: registry.database });
  expect(staged()).toHaveLength(1);
  await another.close();
  ageUploads(registry.folder);
  const again = await testRegistry(registry.folder, { database: registry.database });
  expect(staged()).toEqual([]);
  expect((await again.app.inject('/releases/mf-one/1.0.0-a/web/remoteEntry.js')).statusCode).toBe(200);
  await again.close();
});

describe('no path leaves its release', () => {
  test.each([
    '/uploads/mf-one/1.0.0-a/..%2f..%2f..%2fescaped.js',
    '/uploads/mf-one/1.0.0-a/web/..%2f..%2f..%2fescaped.js',
    '/uploads/mf-one/1.0.0-a/%2fetc%2fescaped.js',
    '/uploads/mf-one/1.0.0-a/..%5c..%5cescaped.js',
    '/uploads/mf-one/1.0.0-a/web%2f.%2fescaped.js',
    '/uploads/mf-one/1.0.0-a/escaped%00.js',
    '/uploads/..%2fmf-one/1.0.0-a/escaped.js',
    '/uploads/mf-one/..%2f..%2freleases/escaped.js',
    '/uploads/MF/1.0.0-a/escaped.js',
    '/uploads/mf-one/latest/escaped.js',
    '/uploads/mf-one/1.0.0-a/',
  ])('an upload to %s', async (url) => {
    const headers = { authorization, 'content-type': 'application/octet-stream' };
    const { statusCode } = await send({ method: 'PUT', url, headers, payload: Buffer.from('x') });
    expect([400, 404, 422]).toContain(statusCode);
    const files = readdirSync(registry.folder, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => file.includes('escaped'))).toEqual([]);
  });

  test.each(['../../compositions/au/current', '/etc/hostname', 'web/../../x'])(
    'a manifest that names %s',
    async (path) => {
      const build = testBuild('mf-one', '1.0.0-a');
      const { web } = build.manifest;
      const assets = [...web.assets, { path, integrity: 'sha384-x', bytes: 1 }];
      await upload(build);
      const answer = await seal({ ...build, manifest: { ...build.manifest, web: { ...web, assets } } });
      expect([answer.statusCode, answer.json().title]).toEqual([400, `${path} leaves the release`]);
    },
  );

  test.each(['/releases/..%2f..%2fpackage.json', '/releases/mf-one/', '/releases/%2e%2e/staging'])(
    'a read of %s',
    async (url) => {
      expect((await registry.app.inject(url)).statusCode).toBeGreaterThanOrEqual(400);
    },
  );
});

test.each<[string, Record<string, string>]>([
  ['none', {}],
  ['another one', { authorization: 'Bearer another-token-of-the-test' }],
  ['one that begins alike', { authorization: `${authorization}x` }],
])('nothing is changed with a token that is %s', async (_, headers) => {
  const changes: InjectOptions[] = [
    { method: 'PUT', url: '/uploads/mf-one/1.0.0-a/web/x.js', payload: 'x' },
    { method: 'POST', url: '/releases', payload: {} },
    { method: 'PUT', url: '/compositions/au/pins', payload: {} },
    { method: 'POST', url: '/compositions/au/rollback', payload: {} },
    { method: 'DELETE', url: '/releases/mf-one/1.0.0-a' },
  ];
  for (const change of changes) {
    const answer = await registry.app.inject({ ...change, headers });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      401,
      'application/problem+json; charset=utf-8',
    ]);
  }
  expect(existsSync(join(registry.folder, 'staging'))).toBe(false);
});

test('files may be cached for ever, are read by every origin, and travel compressed', async () => {
  const script = 'const text = "compressible";\n'.repeat(200);
  const build = testBuild('mf-one', '1.0.0-a', { 'web/main.js': script });
  await client().publish(build.manifest, build.folder);
  const read = (encoding: string) =>
    registry.app.inject({ url: '/releases/mf-one/1.0.0-a/web/main.js', headers: { 'accept-encoding': encoding } });
  const [plain, gzip, brotli] = [await read('identity'), await read('gzip'), await read('gzip, br')];
  for (const { headers } of [plain, gzip, brotli]) {
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
  }
  expect(plain.body).toBe(script);
  expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
  expect(brotli.rawPayload.length).toBeLessThan(script.length / 10);
});

test('a file that is not there may be asked for again', async () => {
  const answer = await fetched('web/remoteEntry.js');
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, undefined]);
});

test('a registry that is away is an error of the client', async () => {
  const away = registryClient({ url: 'http://127.0.0.1:9', token: TOKEN });
  await expect(away.current('au')).rejects.toThrow();
});

describe('the host', () => {
  test('is published and pinned as remotes are, and stands beside them in the composition', async () => {
    const { manifest, folder } = testHost('1.0.0-a');
    expect(await client().publish(manifest, folder)).toBe('published');
    const { host, remotes } = await client().pin('au', 'shell', '1.0.0-a', 'test');
    expect(host).toEqual({ version: '1.0.0-a', integrity: manifest.integrity });
    expect(remotes).toEqual([]);
  });

  test('is named by all of its files: with another integrity it is refused', async () => {
    const { manifest, folder } = testHost('1.0.0-a');
    const other = { ...manifest, integrity: 'sha384-other' };
    await expect(client().publish(other, folder)).rejects.toThrow("The host's integrity is not that of its files");
  });
});
