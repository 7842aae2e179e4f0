import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SIGNED_KINDS, type SignedKind } from '@showroom/contracts/remotes/release';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import * as z from 'zod';
import { storeWhole } from '../../files';

const publicKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  kid: z.string(),
  /** The one kind of signed text that it is trusted for. */
  use_for: z.enum(SIGNED_KINDS),
  created_at: z.string(),
});
export type PublicKey = z.output<typeof publicKey>;

const privateKey = z.object({ ...publicKey.shape, d: z.string() });
export type PrivateKey = z.output<typeof privateKey>;

/** A JWKS; a key that was revoked is named, and gone from `keys`. */
const trustedKeys = z.object({
  keys: z.array(publicKey),
  revoked: z.array(z.object({ kid: z.string(), use_for: z.enum(SIGNED_KINDS), revoked_at: z.string() })).default([]),
});
export type TrustedKeys = z.output<typeof trustedKeys>;

class KeyError extends Error {
  override readonly name = 'KeyError';
}

/**
 * A folder with `trusted.json`, the public keys that signatures are checked with, and
 * `private/<kind>.json`, the key that signs now. A machine has the private keys of what it signs,
 * and no others.
 */
export class KeyFolder {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  get trustedFile(): string {
    return join(this.folder, 'trusted.json');
  }

  async trusted(): Promise<TrustedKeys> {
    return trustedKeys.parse(await readJson(this.trustedFile, 'the public keys that are trusted'));
  }

  /** The key that signs now; read anew each time, so that a rotation needs no restart. */
  async signing(kind: SignedKind): Promise<PrivateKey> {
    return privateKey.parse(await readJson(this.#privateFile(kind), `the private key that signs a ${kind}`));
  }

  has(kind: SignedKind): boolean {
    return existsSync(this.#privateFile(kind));
  }

  /** Makes the keys that are missing: for development, where nobody hands any over. */
  async ensure(now = new Date()): Promise<void> {
    for (const kind of SIGNED_KINDS) if (!this.has(kind)) await this.rotate(kind, now);
  }

  /** A new key signs from now on; the ones before it stay trusted until they are revoked. */
  async rotate(kind: SignedKind, now = new Date()): Promise<PublicKey> {
    const made = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
    const jwk = await exportJWK(made.privateKey);
    const kid = `${kind}-${(await calculateJwkThumbprint(jwk)).slice(0, 12)}`;
    const key = privateKey.parse({ ...jwk, kid, use_for: kind, created_at: now.toISOString() });
    const known = await this.#known();
    // Trusted first: whoever sees the new signature finds its key.
    await this.#trust({ ...known, keys: [...known.keys, publicKey.parse(key)] });
    await mkdir(join(this.folder, 'private'), { recursive: true, mode: 0o700 });
    await storeWhole(this.#privateFile(kind), JSON.stringify(key, null, 2), { mode: 0o600 });
    return publicKey.parse(key);
  }

  /** What a key signed counts no more. */
  async revoke(kid: string, now = new Date()): Promise<void> {
    const { keys, revoked } = await this.#known();
    const key = keys.find((one) => one.kid === kid);
    if (!key) throw new KeyError(`No trusted key is called ${kid}`);
    const signs = this.has(key.use_for) && (await this.signing(key.use_for)).kid === kid;
    if (signs)
      throw new KeyError(
        `${kid} signs every new ${key.use_for}: rotate it first (npm run registry -- keys rotate ${key.use_for})`,
      );
    const entry = { kid, use_for: key.use_for, revoked_at: now.toISOString() };
    await this.#trust({ keys: keys.filter((one) => one !== key), revoked: [...revoked, entry] });
  }

  async #known(): Promise<TrustedKeys> {
    return existsSync(this.trustedFile) ? this.trusted() : { keys: [], revoked: [] };
  }

  #trust(keys: TrustedKeys): Promise<void> {
    return storeWhole(this.trustedFile, JSON.stringify(keys, null, 2));
  }

  #privateFile(kind: SignedKind): string {
    return join(this.folder, 'private', `${kind}.json`);
  }
}

async function readJson(file: string, what: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new KeyError(`${file} is missing: it holds ${what}`, { cause });
  });
  return JSON.parse(text);
}
