import type { CallOutput } from '@showroom/contracts/calls/call';
import type { fixLeadIntegrations, getLead, leadChoice, listLeads } from '@showroom/contracts/calls/leads';
import { INTEGRATION_KINDS } from '@showroom/contracts/entities/form';
import { INTEGRATION_STATUSES, lead } from '@showroom/contracts/entities/lead';
import type { Output } from '@showroom/contracts/schema/schema';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../database/database';
import { iso, query, queryOne } from '../../database/sql';
import type { StoredForm } from '../forms/form-store';
import { Refusal } from '../kernel/refusal';
import { deliveryKey } from './delivery/outbox';
import { chosen, ordered } from './lead-choice';

const identified = z.looseObject({ id: z.string() });

const COLUMNS = sql`l.id, l.form_id, l.form_version, l.suspicion, (select v.definition from form_versions v
    where v.form_id = l.form_id and v.version = l.form_version) as form, ${iso(sql`l.created_at`)} as created_at, ${iso(sql`l.updated_at`)} as updated_at,
  l.market, l.locale, l."values", l.hidden_fields, l.source_url, l.tracking, l.order_number,
  coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'kind', i.kind, 'status', i.status) order by i.kind)
    from lead_integrations i where i.lead_id = l.id), '[]') as integrations`;

function answerOf({ id, ...attributes }: z.output<typeof identified>): CallOutput<typeof getLead>['data'] {
  return lead.parse({ id, type: 'lead', attributes });
}

type Query = Output<(typeof listLeads)['query']>;

/** A page of the leads of a form. */
export async function leadsOf(db: Db, form: StoredForm, asked: Query): Promise<CallOutput<typeof listLeads>> {
  const { items = 20, page = 1 } = asked;
  const where = chosen(form, asked);
  const rows = await readLeads(db, form, asked, sql`limit ${items} offset ${(page - 1) * items}`);
  const { total } = await queryOne(
    db,
    z.object({ total: z.number() }),
    sql`select count(*)::int as total from leads l where ${where}`,
  );
  return { data: rows, meta: { total, page, pages: Math.max(1, Math.ceil(total / items)), items } };
}

async function readLeads(db: Db, form: StoredForm, choice: Output<typeof leadChoice>, part: SQL) {
  const rows = await query(
    db,
    identified,
    sql`select ${COLUMNS} from leads l where ${chosen(form, choice)} order by ${ordered(form, choice)} ${part}`,
  );
  return rows.map(answerOf);
}

export async function leadById(db: Db, formId: string, leadId: string): Promise<CallOutput<typeof getLead>> {
  const [row] = await query(
    db,
    identified,
    sql`select ${COLUMNS} from leads l where l.id = ${leadId} and l.form_id = ${formId}`,
  );
  if (row === undefined) throw new Refusal(404, 'There is no such lead.');
  return { data: answerOf(row) };
}

const attempts = z.array(
  z.object({
    started_at: z.string(),
    finished_at: z.string().nullable(),
    outcome: z.enum(['delivered', 'refused', 'unreachable']).nullable(),
    http_status: z.number().nullable(),
    detail: z.string(),
    who: z.string(),
  }),
);

const integration = z.object({
  id: z.string(),
  kind: z.enum(INTEGRATION_KINDS),
  status: z.enum(INTEGRATION_STATUSES),
  remote_id: z.string().nullable(),
  tries: z.coerce.number(),
  next_try_at: z.string().nullable(),
  delivered_at: z.string().nullable(),
  last_error: z.string().nullable(),
  attempts,
});

const MOST_ATTEMPTS = 50;

/** How a lead stands with the systems that it is sent to, with its latest tries. */
export async function integrationsOf(db: Db, leadId: string): Promise<CallOutput<typeof fixLeadIntegrations>> {
  const rows = await query(
    db,
    integration,
    sql`select i.id, i.kind, i.status, i.remote_id, i.last_error,
        case when i.status = 'delivered' then 0 else coalesce(j.tries, 0) end as tries,
        case when i.status = 'retrying' then ${iso(sql`j.run_at`)} end as next_try_at, ${iso(sql`i.delivered_at`)} as delivered_at,
        coalesce((select jsonb_agg(jsonb_build_object('started_at', ${iso(sql`a.started_at`)}, 'finished_at', ${iso(sql`a.finished_at`)},
            'outcome', a.outcome, 'http_status', a.http_status, 'detail', a.detail, 'who', a.who) order by a.id desc)
          from (select * from lead_attempts where integration_id = i.id order by id desc limit ${MOST_ATTEMPTS}) a), '[]') as attempts
      from lead_integrations i left join jobs j on j.unique_key = ${deliveryKey(sql`i.id`)}
      where i.lead_id = ${leadId} order by i.kind`,
  );
  return {
    data: rows.map(({ id, ...attributes }) => ({ id, type: 'lead_integration' as const, attributes })),
  };
}
