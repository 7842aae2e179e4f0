import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../database/database';
import { query } from '../../database/sql';
import { eraseLead } from './change-leads';

const old = z.object({ id: z.string(), form_id: z.string() });
/** Of one round: the next one goes on. */
const MOST = 500;

/**
 * Erases leads that are older than their form, else their market, retains them, with a receipt
 * each; a lead that tells of an order is as old as its last change.
 */
export async function eraseOldLeads(db: Db): Promise<void> {
  const rows = await query(
    db,
    old,
    sql`select l.id, l.form_id from leads l join forms f on f.id = l.form_id
        left join forms_settings s on s.market = l.market and s.key = 'retention_days'
      where greatest(l.created_at, l.updated_at) < now() - make_interval(days =>
        coalesce(f.retention_days, case s.key when 'retention_days' then s.value::int end))
      order by l.created_at limit ${MOST}`,
  );
  for (const { id, form_id } of rows) await eraseLead(db, form_id, id, 'retention');
}
