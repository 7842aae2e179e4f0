import { FolderReleases } from './folder-releases';
import { KeyFolder } from './keys/key-folder';
import { SignedCompositions } from './signed-compositions';
import { keyIdOf, signText, verifiedText } from './signing';
import { dropTestBuilds, ORIGIN, type TestRegistry, testBuild, testRegistry } from './testing';

const HOUR = 3_600_000;
let registry: TestRegistry;
beforeEach(async () => {
  registry = await testRegistry();
});
afterEach(async () => {
  await registry.close();
  dropTestBuilds();
});

const build = testBuild;
async function released(version = '1.0.0-a'): Promise<void> {
  const { manifest, folder } = build('mf-one', version);
  await registry.client.publish(manifest, folder);
  await registry.client.pin('au', 'mf-one', version, 'test');
}
const signed = (path = '/compositions/au/signed', headers = {}) => registry.app.inject({ url: path, headers });
async function payloadOf(jws: string) {
  const text = await verifiedText('composition', jws, await registry.keys.trusted());
  const parsed: { id: string; remotes: string[]; origin?: string; issued_at: string; expires_at: string } =
    JSON.parse(text);
  return parsed;
}
const post = (jws: string) =>
  registry.app.inject({
    method: 'POST',
    url: '/releases',
    headers: { authorization: 'Bearer the-token-of-these-tests' },
    payload: { signed: jws },
  });

test('a composition is served signed, with the texts that its publishers signed, and travels once', async () => {
  await released();
  const answer = await signed();
  expect(answer.headers).toMatchObject({ 'content-type': 'application/jose', 'x-release-origin': ORIGIN });
  const { remotes, ...described } = await payloadOf(answer.body);
  expect(described).toMatchObject({ market: 'au', channel: 'stable', sequence: 1, origin: ORIGIN });
  const [release = ''] = remotes;
  expect(JSON.parse(await verifiedText('release', release, await registry.keys.trusted()))).toMatchObject({
    remote: 'mf-one',
    version: '1.0.0-a',
  });
  expect((await signed(undefined, { 'if-none-match': answer.headers.etag })).statusCode).toBe(304);
  expect(await registry.client.current('au')).toMatchObject({
    issued_at: described.issued_at,
    expires_at: described.expires_at,
  });
});

test('where its files lie is signed: moved files are another signature', async () => {
  await released();
  const made = await registry.client.current('au');
  const storage = new FolderReleases(registry.folder);
  const signer = new SignedCompositions({ storage, keys: new KeyFolder(registry.keys.folder), lifetime: 3600 });
  const before = await signer.of(made);
  const moved = await signer.of({ ...made, origin: 'https://other.showroom.test/files' });
  expect((await payloadOf(moved.jws)).origin).toBe('https://other.showroom.test/files');
  expect(moved.etag).not.toBe(before.etag);
});

test('one of before is served signed as well, for open pages and for a replay', async () => {
  await released('1.0.0-a');
  const { id } = await registry.client.current('au');
  await released('1.0.0-b');
  const answer = await signed(`/compositions/au/history/${id}/signed`);
  expect(await payloadOf(answer.body)).toMatchObject({ id, sequence: 1 });
  expect((await signed('/compositions/au/history/never/signed')).statusCode).toBe(404);
});

test('there is no canary before one is started', async () => {
  await released();
  const answer = await signed('/compositions/au/signed?channel=canary');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
  expect((await signed('/compositions/au/signed?channel=other')).statusCode).toBe(422);
});

test('a signature is renewed when half of its time is over, and with the key of then', async () => {
  await released();
  let now = Date.now();
  const storage = new FolderReleases(registry.folder);
  const options = { storage, keys: new KeyFolder(registry.keys.folder), lifetime: HOUR / 1000, now: () => now };
  const signer = new SignedCompositions(options);
  const made = await registry.client.current('au');
  const first = await signer.of(made);
  now += HOUR / 2 - 1000;
  expect(await signer.of(made)).toBe(first);
  now += 2000;
  const second = await signer.of(made);
  expect(Date.parse(second.expires_at) - now).toBe(HOUR);
  expect(second.etag).not.toBe(first.etag);
  const { kid } = await registry.keys.rotate('composition');
  expect(keyIdOf((await signer.of(made)).jws)).toBe(kid);
});

describe('a release is published only', () => {
  test('with a signature', async () => {
    const answer = await registry.app.inject({
      method: 'POST',
      url: '/releases',
      headers: { authorization: 'Bearer the-token-of-these-tests' },
      payload: build('mf-one', '1.0.0-a').manifest,
    });
    expect(answer.statusCode).toBe(422);
    expect((await post('no signature')).json().title).toBe('The release is not taken: It is no signed text');
  });

  test('with that of a key which is trusted for releases', async () => {
    const text = JSON.stringify(build('mf-one', '1.0.0-a').manifest);
    const wrong = await signText('release', text, await registry.keys.signing('composition'));
    expect((await post(wrong)).json().title).toMatch(
      /^The release is not taken: The key composition-.* is not trusted/,
    );
  });

  test('as it was signed', async () => {
    const jws = await registry.signed(build('mf-one', '1.0.0-a').manifest);
    const [header, payload = '', signature] = jws.split('.');
    const other = Buffer.from(payload, 'base64url').toString().replace('1.0.0-a', '1.0.0-b');
    const forged = [header, Buffer.from(other).toString('base64url'), signature].join('.');
    expect((await post(forged)).json().title).toMatch(/signature does not fit/);
  });
});

test('a release whose key is revoked gets a new signature by being released again', async () => {
  const { manifest, folder } = build('mf-one', '1.0.0-a');
  await registry.client.publish(manifest, folder);
  await registry.client.pin('au', 'mf-one', '1.0.0-a', 'test');
  const { kid } = await registry.keys.signing('release');
  const renewed = await registry.keys.rotate('release');
  await registry.keys.revoke(kid);
  const [before = ''] = (await payloadOf((await signed()).body)).remotes;
  await expect(verifiedText('release', before, await registry.keys.trusted())).rejects.toThrow('is revoked');

  expect(await registry.client.publish(manifest, folder)).toBe('known');
  const [after = ''] = (await payloadOf((await signed()).body)).remotes;
  expect(keyIdOf(after)).toBe(renewed.kid);
  const stored = await registry.app.inject('/releases/mf-one/1.0.0-a/release.jws');
  expect([stored.body, stored.headers['cache-control']]).toEqual([after, 'no-cache']);
});
