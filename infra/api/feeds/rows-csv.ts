import { Readable } from 'node:stream';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { importRows } from '../../database/schema/imports';
import { csvCell } from '../kernel/csv-cell';

const BATCH = 2000;
const HEADER = 'line,result,column,reason,value\r\n';

async function* lines(db: Db, run: string, kind: 'refused' | 'repaired' | undefined): AsyncGenerator<string> {
  // A spreadsheet takes a file without the mark for one of its country's old encoding.
  yield `\uFEFF${HEADER}`;
  let after = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(importRows)
      .where(
        and(
          eq(importRows.import_id, run),
          gt(importRows.id, after),
          kind === undefined ? undefined : eq(importRows.kind, kind),
        ),
      )
      .orderBy(importRows.id)
      .limit(BATCH);
    const last = rows.at(-1);
    if (!last) return;
    yield rows
      .map(({ line, kind: result, field, reason, value }) =>
        [String(line), result, field, reason, value].map(csvCell).join(','),
      )
      .map((text) => `${text}\r\n`)
      .join('');
    after = last.id;
  }
}

/**
 * Refused and repaired rows of a run as a file for a spreadsheet, read from the database while it
 * is sent.
 */
export function rowsAsCsv(db: Db, run: string, kind: 'refused' | 'repaired' | undefined): Readable {
  return Readable.from(lines(db, run, kind));
}
