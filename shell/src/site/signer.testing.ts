import { writeFileSync } from 'node:fs';
import type { Composition, ReleaseManifest, SignedComposition, SignedKind } from '@showroom/contracts/remotes/release';
import { CompactSign, exportJWK, generateKeyPair } from 'jose';

type PrivateKey = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];

interface Key {
  readonly kid: string;
  readonly kind: SignedKind;
  readonly privateKey: PrivateKey;
  readonly jwk: object;
}

/** What a composition is signed with, when a test wants it otherwise. */
export interface SigningValues {
  readonly issued_at?: string;
  readonly expires_at?: string;
  readonly releases?: readonly string[];
}

const HOUR = 3_600_000;

/**
 * Publishers and registry of a test: their keys, and the file of public keys that a site trusts.
 */
export class TestSigner {
  readonly #file: string;
  #keys: Key[] = [];
  #made = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** A new key that signs from now on; those before it stay trusted. */
  async rotate(kind: SignedKind): Promise<string> {
    const { privateKey, publicKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' });
    this.#made += 1;
    const kid = `${kind}-${this.#made}`;
    this.#keys.push({ kid, kind, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, use_for: kind } });
    this.#write();
    return kid;
  }

  revoke(kid: string): void {
    this.#keys = this.#keys.filter((key) => key.kid !== kid);
    this.#write();
  }

  release(manifest: ReleaseManifest): Promise<string> {
    return this.sign('release', JSON.stringify(manifest));
  }

  async composition(made: Composition, values: SigningValues = {}): Promise<string> {
    const { remotes, who: _, reason: __, ...described } = made;
    const payload: SignedComposition = {
      ...described,
      issued_at: values.issued_at ?? new Date().toISOString(),
      expires_at: values.expires_at ?? new Date(Date.now() + HOUR).toISOString(),
      remotes: [...(values.releases ?? (await Promise.all(remotes.map((manifest) => this.release(manifest)))))],
    };
    return this.sign('composition', JSON.stringify(payload));
  }

  sign(kind: SignedKind, text: string): Promise<string> {
    const key = this.#keys.findLast((one) => one.kind === kind);
    if (!key) throw new Error(`No key signs a ${kind}`);
    return new CompactSign(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: 'EdDSA', typ: `${kind}+jws`, kid: key.kid })
      .sign(key.privateKey);
  }

  #write(): void {
    writeFileSync(this.#file, JSON.stringify({ keys: this.#keys.map(({ jwk }) => jwk) }));
  }
}
