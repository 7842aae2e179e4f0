import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db, Executor } from '../../../database/database';
import { query, run } from '../../../database/sql';
import { enqueue } from '../../../jobs/queue';
import { delayAfter } from '../../../retry';
import type { Handover } from './lead-system';

export const DELIVER_JOB = 'lead.deliver';

/** Longer than a delivery can take: after it the process that tried is believed dead. */
const SENDING = sql.raw(`interval '1 minute'`);

/** Lets a lead be handed over once more, in the transaction that made or changed it. */
export async function announce(db: Executor, integrationId: string, delay = 0): Promise<void> {
  await enqueue(db, { kind: DELIVER_JOB, payload: { integration: integrationId }, delay });
}

const identified = z.object({ id: z.string() });
/** Null while there is none. */
const attempt = z.object({ id: z.coerce.number().nullable() });

/** Writes the outbox of a new lead. */
export async function addIntegrations(db: Executor, leadId: string, kinds: readonly string[]): Promise<void> {
  for (const kind of kinds) {
    const [row] = await query(
      db,
      identified,
      sql`insert into lead_integrations (lead_id, kind) values (${leadId}, ${kind}) on conflict do nothing returning id`,
    );
    if (row !== undefined) await announce(db, row.id);
  }
}

/** There is more to tell: a delivery that is under way is followed by another one. */
export async function deliverAgain(db: Executor, leadId: string): Promise<void> {
  const rows = await query(
    db,
    identified,
    sql`update lead_integrations set revision = revision + 1, tries = 0, next_try_at = null,
      status = case when status = 'sending' then status else 'pending' end
      where lead_id = ${leadId} returning id`,
  );
  for (const row of rows) await announce(db, row.id);
}

const claimed = z.object({
  id: z.string(),
  lead_id: z.string(),
  revision: z.coerce.number(),
  tries: z.coerce.number(),
  attempt: z.coerce.number(),
});
export type Claim = z.output<typeof claimed>;

/**
 * Takes a delivery for this process and writes its try down; undefined when there is nothing to do
 * or another one is at it.
 */
export async function claimDelivery(db: Executor, integrationId: string): Promise<Claim | undefined> {
  const [row] = await query(
    db,
    claimed,
    sql`with before as (
        select id, asked_by from lead_integrations where id = ${integrationId} for update
      ), taken as (
        update lead_integrations i set status = 'sending', sending_until = now() + ${SENDING}, tries = i.tries + 1,
          next_try_at = null, asked_by = ''
        from before where i.id = before.id
          and (i.status in ('pending', 'retrying') or (i.status = 'sending' and i.sending_until < now()))
        returning i.id, i.lead_id, i.revision, i.tries, before.asked_by
      ), noted as (
        insert into lead_attempts (integration_id, revision, who) select id, revision, asked_by from taken returning id
      )
      select taken.id, lead_id, revision, tries, noted.id as attempt from taken, noted`,
  );
  return row;
}

/** Ends a try: once, and only by the process that still has it. */
export async function endDelivery(db: Db, claim: Claim, done: Handover): Promise<void> {
  await db.transaction(async (transaction) => {
    const detail = done.outcome === 'delivered' ? '' : done.detail;
    const ended = await run(
      transaction,
      sql`update lead_attempts set finished_at = now(), outcome = ${done.outcome}, http_status = ${done.status}, detail = ${detail}
        where id = ${claim.attempt} and finished_at is null returning id`,
    );
    const [latest] = await query(
      transaction,
      attempt,
      sql`select max(id) as id from lead_attempts where integration_id = ${claim.id}`,
    );
    const isLatest = latest?.id === claim.attempt;
    if (ended === 0 || !isLatest) return;
    await settle(transaction, claim, done);
  });
}

async function settle(db: Executor, { id, revision, tries }: Claim, done: Handover): Promise<void> {
  if (done.outcome === 'delivered') {
    const [row] = await query(
      db,
      z.object({ status: z.string() }),
      sql`update lead_integrations set status = case when revision = ${revision} then 'delivered' else 'pending' end,
        sent_revision = ${revision}, delivered_at = now(), remote_id = coalesce(${done.remoteId}, remote_id), tries = 0,
        last_error = null, sending_until = null
        where id = ${id} returning status`,
    );
    if (row?.status === 'pending') await announce(db, id);
    return;
  }
  const delay = done.outcome === 'unreachable' ? delayAfter('longer', tries) : undefined;
  const status = delay === undefined ? 'dead' : 'retrying';
  await run(
    db,
    sql`update lead_integrations set status = ${status}, last_error = ${done.detail}, sending_until = null,
      next_try_at = now() + make_interval(secs => ${delay ?? null})
      where id = ${id}`,
  );
  if (delay !== undefined) await announce(db, id, delay);
}

/**
 * Deliveries that nobody works at any more, because a process or its queue went down, begin again.
 */
export async function reviveDeliveries(db: Executor): Promise<void> {
  const rows = await query(
    db,
    identified,
    sql`select id from lead_integrations i
      where case status
          when 'sending' then sending_until < now()
          when 'retrying' then next_try_at < now() - interval '2 minutes'
          when 'pending' then created_at < now() - interval '2 minutes'
          else false end
        and not exists (select 1 from jobs where kind = ${DELIVER_JOB} and done_at is null and failed_at is null
          and payload ->> 'integration' = i.id)
      limit 500`,
  );
  for (const row of rows) await announce(db, row.id);
}
