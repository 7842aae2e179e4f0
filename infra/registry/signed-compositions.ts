import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Composition, SignedComposition } from '@showroom/contracts/remotes/release';
import { LRUCache } from 'lru-cache';
import type { KeyFolder } from './keys/key-folder';
import { RegistryError } from './registry-error';
import type { ReleaseStorage } from './release-storage';
import { signText } from './signing';

/** A composition with the registry's signature, and until when it holds. */
export interface SignedText {
  readonly jws: string;
  readonly etag: string;
  readonly issued_at: string;
  readonly expires_at: string;
}

interface Cached extends SignedText {
  /** What it was made of: anything else is signed anew. */
  readonly parts: readonly string[];
}

interface SignedCompositionsOptions {
  readonly storage: ReleaseStorage;
  readonly keys: KeyFolder;
  /** Seconds for which a signature holds. */
  readonly lifetime: number;
  readonly now?: () => number;
}

/** Those of now in every market and channel, and a few of before that open pages still ask for. */
const MOST_CACHED = 40;

/**
 * Signs compositions as they are asked for, and anew when half of a signature's time is over, or
 * with another key.
 */
export class SignedCompositions {
  readonly #options: SignedCompositionsOptions;
  readonly #cache = new LRUCache<string, Cached>({ max: MOST_CACHED });

  constructor(options: SignedCompositionsOptions) {
    this.#options = options;
  }

  async of(composition: Composition): Promise<SignedText> {
    const { keys, lifetime, now = Date.now } = this.#options;
    const { remotes: manifests, issued_at: _, expires_at: __, who: ___, reason: ____, ...described } = composition;
    const remotes = await Promise.all(manifests.map(({ remote, version }) => this.#signatureOf(remote, version)));
    const key = await keys.signing('composition');
    const parts = [key.kid, JSON.stringify(described), ...remotes];
    const place = `${composition.market} ${composition.channel} ${composition.id} ${composition.sequence}`;
    const cached = this.#cache.get(place);
    const isFresh = cached && Date.parse(cached.expires_at) - now() > (lifetime * 1000) / 2;
    if (isFresh && isDeepStrictEqual(cached.parts, parts)) return cached;

    const issued_at = new Date(now()).toISOString();
    const expires_at = new Date(now() + lifetime * 1000).toISOString();
    const payload: SignedComposition = { ...described, issued_at, expires_at, remotes };
    // Sites of the version before take none without this field.
    const forOlderSites = { ...payload, reason: '' };
    const jws = await signText('composition', JSON.stringify(forOlderSites), key);
    const etag = `"${createHash('sha256').update(jws).digest('base64url').slice(0, 22)}"`;
    const made = { jws, etag, issued_at, expires_at, parts };
    this.#cache.set(place, made);
    return made;
  }

  async #signatureOf(remote: string, version: string): Promise<string> {
    const signature = await this.#options.storage.signature(remote, version);
    if (signature !== undefined) return signature;
    throw new RegistryError(409, `${remote} ${version} was never signed: release it again, or pin another version`);
  }
}
