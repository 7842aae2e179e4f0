import { type FormIntegration, INTEGRATION_KINDS, type IntegrationKind } from '@showroom/contracts/entities/form';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Executor } from '../../../database/database';
import { query, run } from '../../../database/sql';
import { enqueueAll } from '../../../jobs/queue';
import type { Handover } from './lead-system';

/** Hands a lead over to the CRM. */
export const DELIVER_JOB = 'lead.deliver';
/** Hands a lead over to its form's webhook. */
export const WEBHOOK_JOB = 'lead.webhook';

const JOBS: Readonly<Record<IntegrationKind, string>> = { crm: DELIVER_JOB, webhook: WEBHOOK_JOB };

const identified = z.object({ id: z.string(), kind: z.enum(INTEGRATION_KINDS) });
type Identified = z.output<typeof identified>;

/** The job of a delivery, by the delivery's id. */
export const deliveryKey = (id: SQL | string): SQL => sql`${`${DELIVER_JOB}:`} || ${id}`;

/** Lets leads be handed over once more, in the transaction that made or changed them. */
export function announce(db: Executor, deliveries: readonly Identified[]): Promise<void> {
  const jobs = deliveries.map(({ id, kind }) => ({
    kind: JOBS[kind],
    payload: { integration: id },
    uniqueKey: `${DELIVER_JOB}:${id}`,
  }));
  return enqueueAll(db, jobs, true);
}

interface Outgoing {
  readonly leadId: string;
  readonly systems: readonly FormIntegration[];
}

/** Writes the outbox of new leads, or of those that `who` has released. */
export async function addIntegrations(db: Executor, outgoing: readonly Outgoing[], who = ''): Promise<void> {
  const asked = outgoing.flatMap(({ leadId, systems }) => systems.map(({ kind }) => ({ lead_id: leadId, kind })));
  if (asked.length === 0) return;
  const rows = await query(
    db,
    identified,
    sql`insert into lead_integrations (lead_id, kind, asked_by)
      select lead_id, kind, ${who} from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as asked (lead_id text, kind text)
      on conflict do nothing returning id, kind`,
  );
  await announce(db, rows);
}

/** A lead has changed: a delivery that is under way is followed by another one. */
export async function deliverAgain(db: Executor, leadId: string): Promise<void> {
  const rows = await query(
    db,
    identified,
    sql`update lead_integrations set status = case when status = 'sending' then status else 'pending' end
      where lead_id = ${leadId} returning id, kind`,
  );
  await announce(db, rows);
}

const begun = z.object({ id: z.string(), lead_id: z.string(), attempt: z.coerce.number() });
type Delivery = z.output<typeof begun>;

/** Writes a try down before it is made; undefined for a lead that was erased. */
export async function beginDelivery(db: Executor, integrationId: string): Promise<Delivery | undefined> {
  const [row] = await query(
    db,
    begun,
    sql`with before as (
        select id, asked_by from lead_integrations where id = ${integrationId} for update
      ), taken as (
        update lead_integrations i set status = 'sending', asked_by = '' from before where i.id = before.id
        returning i.id, i.lead_id, before.asked_by
      ), noted as (
        insert into lead_attempts (integration_id, who) select id, asked_by from taken returning id
      )
      select taken.id, lead_id, noted.id as attempt from taken, noted`,
  );
  return row;
}

/**
 * Writes down how a try ended. A process that was held up while another one tried again says
 * nothing of the delivery any more.
 */
export async function endDelivery(
  db: Executor,
  { id, attempt }: Delivery,
  done: Handover,
  willRetry: boolean,
): Promise<void> {
  const detail = done.outcome === 'delivered' ? '' : done.detail;
  const result =
    done.outcome === 'delivered'
      ? sql`status = 'delivered', delivered_at = now(), remote_id = coalesce(${done.remoteId}, remote_id), last_error = null`
      : sql`status = ${willRetry ? 'retrying' : 'dead'}, last_error = ${detail}`;
  await run(
    db,
    sql`with ended as (
        update lead_attempts set finished_at = now(), outcome = ${done.outcome}, http_status = ${done.status}, detail = ${detail}
        where id = ${attempt} and finished_at is null returning id
      )
      update lead_integrations set ${result}
      where id = ${id} and exists (select 1 from ended)
        and not exists (select 1 from lead_attempts where integration_id = ${id} and id > ${attempt})`,
  );
}
