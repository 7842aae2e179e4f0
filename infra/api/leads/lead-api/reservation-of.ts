import { isEnded, isSecured } from '@showroom/contracts/entities/order-states';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../../database/database';
import { type OrderRow, orders } from '../../../database/schema/buy-online';
import { type LeadRow, leadIntegrations, leads } from '../../../database/schema/leads';
import type { Caller } from '../../kernel/api';
import { attemptsOf, isFinal } from '../../payments/ledger/attempts';
import { isLeadToken } from '../lead-link';
import type { Leads } from '../services';

/**
 * The lead for whoever left it and for the holder of its link; for everybody else there is none.
 */
export async function openedLead(
  { database: { db }, linkSecret }: Leads,
  id: string,
  { visitorId }: Pick<Caller, 'visitorId'>,
  token: string | undefined,
): Promise<LeadRow> {
  const [lead] = await db.select().from(leads).where(eq(leads.id, id));
  const isHolder = token !== undefined && isLeadToken(token, id, linkSecret);
  const isOwn = visitorId !== undefined && lead?.visitor === visitorId;
  if (!lead || !(isHolder || isOwn)) throw new ShowroomError('lead.not-found', { status: 404 });
  return lead;
}

/** What the CRM calls it; null until it was delivered. */
export async function remoteIdOf(db: Db, leadId: string): Promise<string | null> {
  const [row] = await db
    .select({ remote: leadIntegrations.remote_id })
    .from(leadIntegrations)
    .where(and(eq(leadIntegrations.lead_id, leadId), eq(leadIntegrations.kind, 'crm')));
  return row?.remote ?? null;
}

/**
 * The reservation of a lead: an order names its lead by itself, so that only one of the same
 * visitor counts.
 */
export async function orderOf(db: Db, lead: LeadRow): Promise<OrderRow | undefined> {
  const names = [lead.id, await remoteIdOf(db, lead.id)].filter((name) => name !== null);
  const ofVisitor = and(inArray(orders.rdx_forms_lead_id, names), eq(orders.owner, lead.visitor ?? ''));
  const [order] = await db
    .select()
    .from(orders)
    .where(lead.order_number === null ? ofVisitor : or(eq(orders.number, lead.order_number), ofVisitor))
    .orderBy(desc(inArray(orders.state, ['reserved', 'paid', 'confirmed'])), desc(orders.created_at))
    .limit(1);
  return order;
}

/** A visitor's own order that names a lead, by its id here or in the CRM. */
export async function orderNaming(db: Db, owner: string, name: string): Promise<OrderRow | undefined> {
  const rows = await db.execute(
    sql`select id from leads where id = ${name} union select lead_id from lead_integrations where remote_id = ${name}`,
  );
  const known = z.array(z.object({ id: z.string() })).parse(rows.rows);
  const [order] = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.rdx_forms_lead_id, [name, ...known.map(({ id }) => id)]), eq(orders.owner, owner)))
    .orderBy(desc(orders.created_at))
    .limit(1);
  return order;
}

export type LeadStatus = 'new' | 'reserved' | 'paid' | 'awaiting_cancellation' | 'cancelled';

/** Cancelled is said only once no money is on its way back any more. */
export async function statusOf(db: Db, order: OrderRow | undefined): Promise<LeadStatus> {
  if (!order) return 'new';
  const attempts = await attemptsOf(db, order.number);
  if (isEnded(order.state)) {
    return attempts.every(({ state }) => isFinal(state) && state !== 'paid') ? 'cancelled' : 'awaiting_cancellation';
  }
  if (attempts.some(({ state }) => state === 'paid')) return 'paid';
  return isSecured(order.state) ? 'reserved' : 'new';
}
