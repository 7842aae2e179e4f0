import { leadChoice } from '@showroom/contracts/calls/leads';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../../database/database';
import { query } from '../../../database/sql';
import { anyForm, type StoredForm } from '../../forms/form-store';
import { csvCell } from '../../kernel/csv-cell';
import { chosen, ordered } from '../lead-choice';

/** Leads of one piece of a file: what is in memory at a time. */
const PIECE = 1000;

const begun = z.object({ form_id: z.string(), asked: leadChoice });
const identified = z.object({ id: z.string() });
const named = z.object({ part: z.string(), name: z.string() });
const values = z.record(z.string(), z.unknown());
const exported = z.object({
  id: z.string(),
  created_at: z.string(),
  locale: z.string(),
  source_url: z.string(),
  order_number: z.string().nullable(),
  delivered: z.string(),
  values,
  hidden_fields: values,
  tracking: values,
});
type Exported = z.output<typeof exported>;

const PARTS = ['values', 'hidden_fields', 'tracking'] as const;
type Part = (typeof PARTS)[number];

interface Column {
  readonly title: string;
  readonly textOf: (lead: Exported) => string;
}

function text(value: unknown): string {
  if (Array.isArray(value)) return value.join('; ');
  return value === undefined || value === null ? '' : String(value);
}

const OWN: readonly Column[] = [
  { title: 'id', textOf: ({ id }) => id },
  { title: 'created_at', textOf: ({ created_at }) => created_at },
  { title: 'locale', textOf: ({ locale }) => locale },
  { title: 'source_url', textOf: ({ source_url }) => source_url },
  { title: 'order_number', textOf: ({ order_number }) => order_number ?? '' },
  { title: 'delivery', textOf: ({ delivered }) => delivered },
];

function columnOf(part: Part, name: string): Column {
  // A hidden field may be called as one that the form asks.
  const title = part === 'values' ? name : `${part}.${name}`;
  return { title, textOf: (lead) => text(lead[part][name]) };
}

const isPart = (part: string): part is Part => PARTS.some((one) => one === part);

/** The form's fields in its order, then everything else that any of these leads has. */
async function columnsOf({ db }: Database, form: StoredForm, asked: z.output<typeof leadChoice>): Promise<Column[]> {
  const where = chosen(form, asked);
  const found = await query(
    db,
    named,
    sql`select distinct part, name from leads l,
          lateral (select 'values' as part, jsonb_object_keys(l."values") as name
            union select 'hidden_fields', jsonb_object_keys(l.hidden_fields)
            union select 'tracking', jsonb_object_keys(l.tracking)) keys
        where ${where} order by part desc, name`,
  );
  const known = form.definition.fields
    .filter(({ kind, is_internal }) => kind !== 'hidden' && !is_internal)
    .map(({ name }) => name);
  const rest = found.filter(({ part, name }) => part !== 'values' || !known.includes(name));
  return [
    ...OWN,
    ...known.map((name) => columnOf('values', name)),
    ...rest.flatMap(({ part, name }) => (isPart(part) ? [columnOf(part, name)] : [])),
  ];
}

const line = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

async function readPiece({ db }: Database, wanted: readonly string[]): Promise<Exported[]> {
  return query(
    db,
    exported,
    sql`select l.id, to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at, l.locale, l.source_url,
        l.order_number, l."values", l.hidden_fields, l.tracking,
        coalesce((select string_agg(i.kind || ': ' || i.status, '; ' order by i.kind)
          from lead_integrations i where i.lead_id = l.id), '') as delivered
      from jsonb_array_elements_text(${JSON.stringify(wanted)}::jsonb) with ordinality as wanted (id, place)
      join leads l on l.id = wanted.id order by wanted.place`,
  );
}

/**
 * Writes the file of an export piece by piece; begun again it begins anew, and an export that
 * failed or was erased stays as it is.
 */
export async function makeExport(database: Database, exportId: string): Promise<void> {
  const { db } = database;
  const [row] = await query(
    db,
    begun,
    sql`update lead_exports set status = 'processing', rows = 0 where id = ${exportId} and status in ('pending', 'processing')
      returning form_id, asked`,
  );
  if (row === undefined) return;
  try {
    const { form_id, asked } = row;
    const form = await anyForm(db, form_id);
    await db.execute(sql`delete from lead_export_pieces where export_id = ${exportId}`);
    const columns = await columnsOf(database, form, asked);
    // In order once: leads that come meanwhile are not in it, and none is in it twice.
    const found = await query(
      db,
      identified,
      sql`select l.id from leads l where ${chosen(form, asked)} order by ${ordered(form, asked)}`,
    );
    const wanted = found.map(({ id }) => id);
    // A spreadsheet takes a file without the mark for one of its country's old encoding.
    await addPiece(database, exportId, 0, `\uFEFF${line(columns.map(({ title }) => title))}`, 0);
    for (let first = 0; first < wanted.length; first += PIECE) {
      const leads = await readPiece(database, wanted.slice(first, first + PIECE));
      const content = leads.map((lead) => line(columns.map(({ textOf }) => textOf(lead)))).join('');
      await addPiece(database, exportId, first / PIECE + 1, content, leads.length);
    }
    await db.execute(sql`update lead_exports set status = 'done', finished_at = now() where id = ${exportId}`);
  } catch (error) {
    await db.execute(sql`update lead_exports set status = 'failed', finished_at = now() where id = ${exportId}`);
    // What failed may stand in the message of the database; nothing of a lead goes into the log.
    throw new Error(`The export ${exportId} failed: ${error instanceof Error ? error.name : 'unknown'}`);
  }
}

/** Erased meanwhile, an export gets no more pieces: the reference fails, and with it the job. */
async function addPiece(
  { db }: Database,
  exportId: string,
  sequence: number,
  content: string,
  rows: number,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(
      sql`insert into lead_export_pieces (export_id, sequence, content) values (${exportId}, ${sequence}, ${content})`,
    );
    await transaction.execute(sql`update lead_exports set rows = rows + ${rows} where id = ${exportId}`);
  });
}

/** Files with people in them do not lie about: a day later they are written again. */
export async function removeOldExports({ db }: Database): Promise<void> {
  await db.execute(sql`delete from lead_exports where created_at < now() - interval '1 day'`);
}
