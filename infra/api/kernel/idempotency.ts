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

const stored = z.object({ position: z.number(), fingerprint: z.string(), resource: z.string() });

const identity = ({ caller, call, key }: KeyUse) => ({ caller, call, key });

/** What this key made before, or undefined; the same key with another body is refused. */
export async function findByKey(db: Executor, use: KeyUse): Promise<string | undefined> {
  const [resource] = await findByKeys(db, [use]);
  return resource ?? undefined;
}

/** What each of these keys made before, or null; one with another body refuses all. */
export async function findByKeys(db: Executor, uses: readonly KeyUse[]): Promise<(string | null)[]> {
  const asked = uses.map((use, position) => ({ ...identity(use), position }));
  const rows = await query(
    db,
    stored,
    sql`select position, fingerprint, resource from idempotency_keys
      join jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as asked (caller text, call text, key text, position int) using (caller, call, key)`,
  );
  return uses.map(({ asked: body }, index) => {
    const row = rows.find(({ position }) => position === index);
    if (row === undefined || row.fingerprint === fingerprintOf(body)) return row?.resource ?? null;
    throw new Refusal(422, 'This key was used for another request.', [
      { path: 'idempotency_key', message: 'was used with other data' },
    ]);
  });
}

/**
 * Remembers what a key made, in the transaction that makes it; of two requests at once, one is
 * refused.
 */
export function storeKey(db: Executor, use: KeyUse, resource: string): Promise<void> {
  return storeKeys(db, [{ use, resource }]);
}

interface KeyResult {
  readonly use: KeyUse;
  readonly resource: string;
}

/** As `storeKey`, for several: one that is under way refuses all. */
export async function storeKeys(db: Executor, made: readonly KeyResult[]): Promise<void> {
  if (made.length === 0) return;
  const rows = made.map(({ use, resource }) => ({
    ...identity(use),
    fingerprint: fingerprintOf(use.asked),
    resource,
  }));
  const added = await run(
    db,
    sql`insert into idempotency_keys (caller, call, key, fingerprint, resource)
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as made (caller text, call text, key text, fingerprint text, resource text)
      on conflict do nothing returning key`,
  );
  if (added < rows.length) throw new Refusal(409, 'Another request with this key is under way.');
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
