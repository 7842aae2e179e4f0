import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MARKET_CODES } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { queryOne, run } from '../database/sql';
import { loadJson } from '../load-json';
import type { RegistryStore } from './store';

const anything = z.record(z.string(), z.unknown());

/**
 * Imports what a registry of before stored as files in its folder, once: while the database has no
 * composition. The files stay.
 */
export async function importFiles(folder: string, store: RegistryStore): Promise<void> {
  if (!existsSync(join(folder, 'compositions'))) return;
  await store.exclusively(async () => {
    const { known } = await queryOne(
      store.db,
      z.object({ known: z.boolean() }),
      sql`select exists (select 1 from registry_compositions) as known`,
    );
    if (known) return;
    await importCompositions(join(folder, 'compositions'), store);
    await importReports(join(folder, 'reports'), store);
    await importOperations(join(folder, 'operations'), store);
  });
}

const entriesOf = async (folder: string) => (existsSync(folder) ? (await readdir(folder)).sort() : []);
const numberOf = (file: string) => Number.parseInt(file, 10);

const composition = z.looseObject({ id: z.string(), restores: z.optional(z.string()) });

async function importCompositions(folder: string, { db }: RegistryStore): Promise<void> {
  for (const market of MARKET_CODES) {
    for (const [name, channel] of [
      ['history', 'stable'],
      ['canary', 'canary'],
    ] as const) {
      const files = (await entriesOf(join(folder, market, name))).filter((file) => file.endsWith('.json'));
      for (const file of files) {
        const { restores, ...made } = loadJson(join(folder, market, name, file), composition);
        await run(
          db,
          sql`insert into registry_compositions (market, channel, sequence, id, composition, restores)
            values (${market}, ${channel}, ${numberOf(file)}, ${made.id}, ${JSON.stringify(made)}::json,
              ${restores === undefined ? null : numberOf(restores)})`,
        );
      }
    }
  }
}

async function importReports(folder: string, { db }: RegistryStore): Promise<void> {
  for (const remote of await entriesOf(folder)) {
    for (const version of await entriesOf(join(folder, remote))) {
      const files = (await entriesOf(join(folder, remote, version))).filter((file) => file.endsWith('.jws'));
      for (const file of files) {
        const signed = await readFile(join(folder, remote, version, file), 'utf8');
        await run(
          db,
          sql`insert into registry_reports (remote, version, hash, signed)
            values (${remote}, ${version}, ${file.replace('.jws', '')}, ${signed})`,
        );
      }
    }
  }
}

async function importOperations(folder: string, { db }: RegistryStore): Promise<void> {
  const entries = (name: string) => {
    const file = join(folder, name);
    return existsSync(file) ? Object.entries(loadJson(file, anything)) : [];
  };
  for (const [market, canary] of entries('canaries.json')) {
    await run(
      db,
      sql`insert into registry_canaries (market, canary) values (${market}, ${JSON.stringify(canary)}::jsonb)`,
    );
  }
  for (const [remote, budget] of entries('budgets.json')) {
    await run(
      db,
      sql`insert into registry_budgets (remote, budget) values (${remote}, ${JSON.stringify(budget)}::jsonb)`,
    );
  }
  for (const [release, mark] of entries('burnt.json')) {
    const [remote, version] = release.split('@');
    await run(
      db,
      sql`insert into registry_burnt (remote, version, mark) values (${remote}, ${version}, ${JSON.stringify(mark)}::jsonb)`,
    );
  }
  const log = join(folder, 'audit.jsonl');
  const lines = existsSync(log) ? (await readFile(log, 'utf8')).split('\n').slice(0, -1) : [];
  for (const [index, line] of lines.entries()) {
    await run(db, sql`insert into registry_audit (number, line) values (${index + 1}, ${line})`);
  }
  const { number, hash } = Object.fromEntries(entries('audit-head.json'));
  if (number !== undefined)
    await run(db, sql`insert into registry_audit_head (number, hash) values (${number}, ${hash})`);
}
