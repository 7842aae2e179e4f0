import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Executor } from '../../database/database';
import { query, run } from '../../database/sql';
import { Refusal } from './refusal';

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
  const [row] = await query(
    db,
    stored,
    sql`select fingerprint, resource from idempotency_keys
      where caller = ${use.caller} and call = ${use.call} and key = ${use.key}`,
  );
  if (row === undefined) return undefined;
  const { fingerprint, resource } = row;
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
  const added = await run(
    db,
    sql`insert into idempotency_keys (caller, call, key, fingerprint, resource)
      values (${use.caller}, ${use.call}, ${use.key}, ${fingerprintOf(use.asked)}, ${resource})
      on conflict do nothing returning key`,
  );
  if (added === 0) throw new Refusal(409, 'Another request with this key is under way.');
}

export function fingerprintOf(asked: unknown): string {
  return createHash('sha256').update(canonical(asked)).digest('hex');
}

/**
 * The same data as the same text, whatever the order of its keys; what is undefined is not there.
 */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(',')}}`;
}
