import { createHash } from 'node:crypto';

/** The integrity attribute of a file's bytes. */
export function integrityOf(bytes: string | Uint8Array, algorithm: 'sha256' | 'sha384' = 'sha384'): string {
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
}

/** Whether bytes are those that an integrity attribute names. */
export function isIntact(bytes: string | Uint8Array, integrity: string): boolean {
  return integrityOf(bytes, integrity.startsWith('sha256-') ? 'sha256' : 'sha384') === integrity;
}
