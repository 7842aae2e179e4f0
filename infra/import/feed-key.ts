import { createHash } from 'node:crypto';
import type { Row } from './csv/rows';

function digest(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\u001f')).digest('base64url').slice(0, 22);
}

/** A key, or the line of the row that this one repeats. */
export type Keyed = { readonly key: string } | { readonly repeats: number };

/**
 * Keys for feeds that have none: a hash of the identifying columns, and a number for the second and
 * further vehicles that differ in other columns only. A row that repeats another one to the letter
 * is no vehicle of its own.
 */
export function feedKeys(identity: readonly string[]): (row: Row, line: number) => Keyed {
  const lines = new Map<string, number>();
  const occurrences = new Map<string, number>();
  return (row, line) => {
    const whole = digest(Object.values(row));
    const first = lines.get(whole);
    if (first !== undefined) return { repeats: first };
    lines.set(whole, line);
    const base = digest(identity.map((column) => (row[column] ?? '').trim()));
    const occurrence = (occurrences.get(base) ?? 0) + 1;
    occurrences.set(base, occurrence);
    return { key: occurrence === 1 ? base : `${base}-${occurrence}` };
  };
}
