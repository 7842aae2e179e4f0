import { createHash } from 'node:crypto';
import { type AuditEntry, auditEntry } from '@showroom/contracts/entities/release-audit';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { query, queryOne, run } from '../../database/sql';
import type { RegistryStore } from '../store';

/** What is to be noted; number and time are the log's. */
export type AuditNote = Omit<AuditEntry, 'number' | 'at'>;

const NOTHING = '0'.repeat(64);
const HASH = /^\{"hash":"([0-9a-f]{64})",/;
const chained = z.object({ ...auditEntry.shape, prev: z.string() });
const stored = z.object({ line: z.string() });
const head = z.object({ number: z.coerce.number(), hash: z.string() });
type Head = z.output<typeof head>;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** One line: its hash is that of the rest of the line, which names the hash of the line before. */
function formatLine(entry: AuditEntry, prev: string): { readonly line: string; readonly hash: string } {
  const rest = JSON.stringify({ prev, ...entry }).slice(1);
  const hash = hashOf(rest);
  return { line: `{"hash":"${hash}",${rest}`, hash };
}

type Read = { readonly entry: AuditEntry; readonly hash: string; readonly prev: string };

function parseLine(line: string): Read | undefined {
  const hash = HASH.exec(line)?.[1];
  if (!hash || hashOf(line.slice(`{"hash":"${hash}",`.length)) !== hash) return undefined;
  try {
    const { prev, ...entry } = chained.parse(JSON.parse(line));
    return { entry, hash, prev };
  } catch {
    return undefined;
  }
}

/**
 * What is wrong with a log, a sentence each; nothing when every line follows from the one before,
 * up to the last that was written.
 */
function verifyLines(lines: readonly string[], written: Head | undefined): string[] {
  const problems: string[] = [];
  let last: Head = { number: 0, hash: NOTHING };
  for (const [index, line] of lines.entries()) {
    const read = parseLine(line);
    if (!read) {
      problems.push(`Line ${index + 1} was changed.`);
      // What follows is held against the line as it says to be.
      last = { number: last.number + 1, hash: HASH.exec(line)?.[1] ?? '' };
      continue;
    }
    const { entry, hash, prev } = read;
    if (entry.number !== last.number + 1)
      problems.push(`Before line ${index + 1} (number ${entry.number}) lines are missing.`);
    else if (prev !== last.hash) problems.push(`Line ${index + 1} does not follow from the one before.`);
    last = { number: entry.number, hash };
  }
  if (written && last.number < written.number)
    problems.push(`The log ends at ${last.number}, but ${written.number} were written.`);
  if (written && last.number === written.number && last.hash !== written.hash)
    problems.push('The last line is not the one that was written.');
  return problems;
}

/** Who did what and why, for ever: lines are only added, each with the hash of the one before. */
export class AuditLog {
  readonly #store: RegistryStore;
  readonly #now: () => Date;

  constructor(store: RegistryStore, now: () => Date = () => new Date()) {
    this.#store = store;
    this.#now = now;
  }

  /** Adds a line in the transaction of the change that it records. Default: in one of its own. */
  append(note: AuditNote): Promise<void> {
    return this.#store.exclusively(async () => {
      const { db } = this.#store;
      const { number, hash } = (await this.#head()) ?? { number: 0, hash: NOTHING };
      const next = number + 1;
      const made = formatLine({ number: next, at: this.#now().toISOString(), ...note }, hash);
      await run(db, sql`insert into registry_audit (number, line) values (${next}, ${made.line})`);
      await run(
        db,
        sql`insert into registry_audit_head (number, hash) values (${next}, ${made.hash})
          on conflict ("only") do update set number = excluded.number, hash = excluded.hash`,
      );
    });
  }

  /** Newest first, of one market and of all. Default: of every market. */
  async page(
    page: number,
    items: number,
    market?: string,
  ): Promise<{ readonly total: number; readonly entries: AuditEntry[] }> {
    const of = sql`${market ?? null}::text is null or coalesce(line::jsonb ->> 'market', ${market ?? ''}) = ${market ?? ''}`;
    const { total } = await queryOne(
      this.#store.db,
      z.object({ total: z.coerce.number() }),
      sql`select count(*) as total from registry_audit where ${of}`,
    );
    const lines = await query(
      this.#store.db,
      stored,
      sql`select line from registry_audit where ${of} order by number desc limit ${items} offset ${(page - 1) * items}`,
    );
    return { total, entries: lines.flatMap(({ line }) => parseLine(line)?.entry ?? []) };
  }

  /** The last line about a remote in a market that says one of these things. */
  async last(market: string, remote: string, whats: readonly AuditEntry['what'][]): Promise<AuditEntry | undefined> {
    const [found] = await query(
      this.#store.db,
      stored,
      sql`select line from registry_audit
        where line::jsonb @> ${JSON.stringify({ market, remote })}::jsonb
          and line::jsonb ->> 'what' in (${sql.join(
            whats.map((what) => sql`${what}`),
            sql`, `,
          )})
        order by number desc limit 1`,
    );
    return found && parseLine(found.line)?.entry;
  }

  async verify(): Promise<{ readonly entries: number; readonly problems: string[] }> {
    const lines = await query(this.#store.db, stored, sql`select line from registry_audit order by number`);
    return {
      entries: lines.length,
      problems: verifyLines(
        lines.map(({ line }) => line),
        await this.#head(),
      ),
    };
  }

  async #head(): Promise<Head | undefined> {
    return (await query(this.#store.db, head, sql`select number, hash from registry_audit_head`))[0];
  }
}
