import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Executor } from '../../jobs/queue';
import { Refusal } from '../server/refusal';
import { canonical } from './canonical';
import { rowsOf } from './sql';

export interface KeyUse {
  readonly caller: string;
  readonly call: string;
  readonly key: string;
  /** Everything of the body but the key. */
  readonly asked: unknown;
}

const stored = z.object({ fingerprint: z.string(), resource: z.string() });

/** What this key made before, or undefined; the same key with another body is refused. */
export async function findByKey(db: Executor, use: KeyUse): Promise<string | undefined> {
  const [row] = await rowsOf(
    db,
    sql`select fingerprint, resource from idempotency_keys
      where caller = ${use.caller} and call = ${use.call} and key = ${use.key}`,
  );
  if (row === undefined) return undefined;
  const { fingerprint, resource } = stored.parse(row);
  if (fingerprint === fingerprintOf(use.asked)) return resource;
  throw new Refusal(422, 'This key was used for another request.', [
    { path: 'idempotency_key', message: 'was used with other data' },
  ]);
}

/**
 * Remembers what a key made, in the transaction that makes it; of two requests at once, one is
 * refused.
 */
export async function storeKey(db: Executor, use: KeyUse, resource: string): Promise<void> {
  const added = await rowsOf(
    db,
    sql`insert into idempotency_keys (caller, call, key, fingerprint, resource)
      values (${use.caller}, ${use.call}, ${use.key}, ${fingerprintOf(use.asked)}, ${resource})
      on conflict do nothing returning key`,
  );
  if (added.length === 0) throw new Refusal(409, 'Another request with this key is under way.');
}

export function fingerprintOf(asked: unknown): string {
  return createHash('sha256').update(canonical(asked)).digest('hex');
}
