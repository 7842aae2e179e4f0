import type { SignedKind } from '@showroom/contracts/remotes/release';
import { CompactSign, compactVerify, decodeProtectedHeader, importJWK } from 'jose';
import type { PrivateKey, TrustedKeys } from './keys/key-folder';

const ALGORITHM = 'EdDSA';

export class SignatureError extends Error {
  override readonly name = 'SignatureError';
}

/** A compact JWS of exactly this text. */
export async function signText(kind: SignedKind, text: string, key: PrivateKey): Promise<string> {
  return new CompactSign(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: ALGORITHM, typ: `${kind}+jws`, kid: key.kid })
    .sign(await importJWK({ ...key }, ALGORITHM));
}

/** Name of the key that signed, as the signature itself says: not checked. */
export function keyIdOf(jws: string): string {
  try {
    return decodeProtectedHeader(jws).kid ?? '';
  } catch (cause) {
    throw new SignatureError('It is no signed text', { cause });
  }
}

/** The text that was signed, once a key that is trusted for its kind vouches for every byte. */
export async function verifiedText(kind: SignedKind, jws: string, { keys, revoked }: TrustedKeys): Promise<string> {
  const kid = keyIdOf(jws);
  const { typ } = decodeProtectedHeader(jws);
  if (typ !== `${kind}+jws`) throw new SignatureError(`It is a ${typ ?? 'text of no kind'}, not a ${kind}+jws`);
  const key = keys.find((one) => one.kid === kid && one.use_for === kind);
  if (!key) {
    const isRevoked = revoked.some((one) => one.kid === kid);
    throw new SignatureError(`The key ${kid} is ${isRevoked ? 'revoked' : `not trusted for a ${kind}`}`);
  }
  try {
    const { payload } = await compactVerify(jws, await importJWK({ ...key }, ALGORITHM), { algorithms: [ALGORITHM] });
    return new TextDecoder().decode(payload);
  } catch (cause) {
    throw new SignatureError(`The signature does not fit: a byte was changed, or ${kid} did not sign it`, { cause });
  }
}
