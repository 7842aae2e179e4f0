import { readFile } from 'node:fs/promises';
import { SIGNED_KINDS, type SignedKind } from '@showroom/contracts/remotes/release';
import { compactVerify, decodeProtectedHeader, importJWK } from 'jose';
import * as z from 'zod';

const ALGORITHM = 'EdDSA';
const jwks = z.object({
  keys: z.array(
    z.object({
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      x: z.string(),
      kid: z.string(),
      use_for: z.enum(SIGNED_KINDS),
    }),
  ),
});

class SignatureError extends Error {
  override readonly name = 'SignatureError';
}

/** The text that was signed, once a trusted key vouches for it. */
export type Verify = (kind: SignedKind, jws: string) => Promise<string>;

/** The public keys that the site trusts, from a file that nobody but its operator writes. */
export class TrustedKeys {
  readonly #file: string;
  #text = '';

  constructor(file: string) {
    this.#file = file;
  }

  /** Whether the file is another one than when this was asked before. */
  async changed(): Promise<boolean> {
    const text = await readFile(this.#file, 'utf8').catch(() => '');
    const changed = text !== this.#text;
    this.#text = text;
    return changed;
  }

  /**
   * A check with the keys of now: read anew each time, so that keys rotate and are revoked without
   * a restart.
   */
  async verifier(): Promise<Verify> {
    const text = await readFile(this.#file, 'utf8').catch((cause: unknown) => {
      throw new SignatureError(`No keys are trusted: ${this.#file} cannot be read`, { cause });
    });
    const { keys } = jwks.parse(JSON.parse(text));
    return async (kind, jws) => {
      const { kid, typ } = headerOf(jws);
      if (typ !== `${kind}+jws`) throw new SignatureError(`it is a ${typ}, not a ${kind}+jws`);
      const key = keys.find((one) => one.kid === kid && one.use_for === kind);
      if (!key) throw new SignatureError(`the key ${kid} is not trusted for a ${kind}`);
      try {
        const checked = await compactVerify(jws, await importJWK({ ...key }, ALGORITHM), { algorithms: [ALGORITHM] });
        return new TextDecoder().decode(checked.payload);
      } catch (cause) {
        throw new SignatureError(`the signature of the ${kind} does not fit: a byte was changed`, { cause });
      }
    };
  }
}

function headerOf(jws: string): { readonly kid: string; readonly typ: string } {
  try {
    const { kid = '', typ = '' } = decodeProtectedHeader(jws);
    return { kid, typ };
  } catch (cause) {
    throw new SignatureError('it is no signed text', { cause });
  }
}
