import { existsSync } from 'node:fs';
import type { SignedKind } from '@showroom/contracts/remotes/release';
import type { RegistryConfig } from '../config';
import { KeyFolder } from './key-folder';

/**
 * The configured keys. Those that are missing are made in development; production ends with a
 * sentence that names them.
 */
export async function keysOf(
  { keysFolder, production }: Pick<RegistryConfig, 'keysFolder' | 'production'>,
  needed: readonly SignedKind[],
): Promise<KeyFolder> {
  const keys = new KeyFolder(keysFolder);
  if (!production) {
    await keys.ensure();
    return keys;
  }
  const problems = [
    ...(existsSync(keys.trustedFile) ? [] : [`${keys.trustedFile} is missing (the public keys that are trusted)`]),
    ...needed.filter((kind) => !keys.has(kind)).map((kind) => `no private key that signs a ${kind}`),
  ];
  if (problems.length > 0) {
    console.error(`KEYS_FOLDER ${keysFolder}: ${problems.join('; ')}. Production makes no keys by itself.`);
    process.exit(78);
  }
  return keys;
}
