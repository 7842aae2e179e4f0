import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import * as z from 'zod';

const stored = z.object({
  cookieKeys: z.array(z.string().min(32)).min(1),
  jwks: z.array(z.looseObject({ kty: z.string() })),
});

export interface Keys {
  readonly cookieKeys: readonly string[];
  readonly jwks: readonly JWK[];
}

/**
 * Signing keys that outlive a restart, so that tokens and sessions stay good; made on the first
 * start.
 */
export async function loadKeys(folder: string): Promise<Keys> {
  const file = join(folder, 'keys.json');
  if (existsSync(file)) return stored.parse(JSON.parse(readFileSync(file, 'utf8')));
  const keys = {
    cookieKeys: [randomBytes(32).toString('base64url')],
    jwks: [await signingKey('RS256'), await signingKey('ES256')],
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(keys), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return keys;
}

async function signingKey(alg: 'RS256' | 'ES256'): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  const kid = randomBytes(8).toString('hex');
  return { ...(await exportJWK(privateKey)), alg, kid, use: 'sig' };
}
