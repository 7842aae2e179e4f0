import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SIGNED_KINDS } from '@showroom/contracts/remotes/release';
import { signText, verifiedText } from '../signing';
import { KeyFolder } from './key-folder';
import { keysOf } from './keys-of';

let folder: string;
let keys: KeyFolder;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
  keys = new KeyFolder(join(folder, 'keys'));
  await keys.ensure();
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const sign = async (kind: (typeof SIGNED_KINDS)[number], text: string) =>
  signText(kind, text, await keys.signing(kind));

test('development has a key for everything that is signed, each trusted for that alone', async () => {
  const { keys: trusted } = await keys.trusted();
  expect(trusted.map(({ use_for }) => use_for)).toEqual(SIGNED_KINDS);
  const jws = await sign('release', 'text');
  expect(await verifiedText('release', jws, await keys.trusted())).toBe('text');
  await expect(verifiedText('composition', jws, await keys.trusted())).rejects.toThrow('It is a release+jws');
});

test('private keys are for their owner alone, and none of them is among what is trusted', async () => {
  for (const file of readdirSync(join(keys.folder, 'private'))) {
    expect(statSync(join(keys.folder, 'private', file)).mode & 0o777).toBe(0o600);
  }
  const { d } = await keys.signing('release');
  expect(readFileSync(keys.trustedFile, 'utf8')).not.toContain(d);
});

test('after a rotation the new key signs, and the old one is trusted until it is revoked', async () => {
  const old = await sign('release', 'old');
  const { kid } = await keys.signing('release');
  await keys.rotate('release');
  const renewed = await sign('release', 'new');
  for (const [jws, text] of [
    [old, 'old'],
    [renewed, 'new'],
  ] as const) {
    expect(await verifiedText('release', jws, await keys.trusted())).toBe(text);
  }
  await keys.revoke(kid);
  await expect(verifiedText('release', old, await keys.trusted())).rejects.toThrow(`The key ${kid} is revoked`);
  expect(await verifiedText('release', renewed, await keys.trusted())).toBe('new');
});

test('the key that signs now cannot be revoked before another one does', async () => {
  const { kid } = await keys.signing('composition');
  await expect(keys.revoke(kid)).rejects.toThrow(`${kid} signs every new composition: rotate it first`);
  await expect(keys.revoke('release-unknown')).rejects.toThrow('No trusted key is called release-unknown');
});

test.each([0, 1, 2])('a changed part %i of a signed text is noticed', async (part) => {
  const parts = (await sign('release', '{"remote":"mf-one"}')).split('.');
  const bytes = Buffer.from(parts[part] ?? '', 'base64url');
  bytes.writeUInt8(bytes.readUInt8(5) ^ 1, 5);
  parts[part] = bytes.toString('base64url');
  await expect(verifiedText('release', parts.join('.'), await keys.trusted())).rejects.toThrow();
});

test('another key under the same name does not count', async () => {
  const stranger = new KeyFolder(join(folder, 'stranger'));
  await stranger.ensure();
  const forged = { ...(await stranger.signing('release')), kid: (await keys.signing('release')).kid };
  const jws = await signText('release', 'text', forged);
  await expect(verifiedText('release', jws, await keys.trusted())).rejects.toThrow('did not sign it');
});

test('production makes no keys by itself, and says which are missing', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  const keysFolder = join(folder, 'production');
  await expect(keysOf({ keysFolder, production: true }, ['composition'])).rejects.toThrow('ended with 78');
  expect(said.mock.calls[0]?.[0]).toMatch(/trusted\.json is missing.*no private key that signs a composition/);
  expect(readdirSync(folder)).toEqual(['keys']);
  await keysOf({ keysFolder, production: false }, ['composition']);
  expect(await keysOf({ keysFolder, production: true }, ['composition'])).toBeInstanceOf(KeyFolder);
});
