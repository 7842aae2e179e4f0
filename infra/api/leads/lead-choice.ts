import type { LeadChoice } from '@showroom/contracts/calls/leads';
import { MARKETS } from '@showroom/contracts/markets';
import { type SQL, sql } from 'drizzle-orm';
import type { StoredForm } from '../forms/form-store';
import { Refusal } from '../kernel/refusal';

/** Columns of the table itself; every other field is what somebody filled in. */
const COLUMNS: Readonly<Record<string, SQL>> = {
  created_at: sql`l.created_at`,
  id: sql`l.id`,
  locale: sql`l.locale`,
};

/** A day begins and ends where the market is; a time stands for itself. */
function momentOf(given: string, zone: string, edge: 'start' | 'end'): SQL {
  if (given.includes('T')) return sql`${given}::timestamptz`;
  const day = edge === 'start' ? sql`${given}::date` : sql`${given}::date + 1`;
  return sql`(${day})::timestamp at time zone ${zone}`;
}

/** Which leads `l` of a form are meant. */
export function chosen(form: Pick<StoredForm, 'id' | 'market'>, choice: LeadChoice): SQL {
  const zone = MARKETS[form.market].timeZone;
  const { 'filter[created_at_gteq]': from, 'filter[created_at_lteq]': until } = choice;
  const status = choice['filter[integration_status_eq]'];
  const conditions = [sql`l.form_id = ${form.id}`];
  if (from !== undefined) conditions.push(sql`l.created_at >= ${momentOf(from, zone, 'start')}`);
  if (until !== undefined) {
    const comparison = until.includes('T') ? sql`<=` : sql`<`;
    conditions.push(sql`l.created_at ${comparison} ${momentOf(until, zone, 'end')}`);
  }
  if (status !== undefined) {
    conditions.push(sql`exists (select 1 from lead_integrations i where i.lead_id = l.id and i.status = ${status})`);
  }
  return sql.join(conditions, sql` and `);
}

/**
 * The order that was asked for, newest first without one; the id decides between equals, so that
 * pages never overlap.
 */
export function ordered(
  { definition: { fields } }: Pick<StoredForm, 'definition'>,
  { sort = '-created_at' }: LeadChoice,
): SQL {
  const keys = sort.split(',').map((key) => {
    const name = key.replace(/^-/, '');
    const direction = key.startsWith('-') ? sql`desc` : sql`asc`;
    const column = COLUMNS[name];
    if (column) return sql`${column} ${direction}`;
    if (fields.some((field) => field.name === name)) return sql`l."values" ->> ${name} ${direction} nulls last`;
    throw new Refusal(400, 'A parameter is malformed.', [
      { path: 'sort', message: `${name} is no field of this form` },
    ]);
  });
  return sql.join([...keys, sql`l.id`], sql`, `);
}
