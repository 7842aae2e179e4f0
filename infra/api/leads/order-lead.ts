import { MARKETS } from '@showroom/contracts/markets';
import { eq, sql } from 'drizzle-orm';
import { toMajor } from '../../database/money';
import type { OrderRow } from '../../database/schema/buy-online';
import { type LeadRow, leads } from '../../database/schema/leads';
import { marketForm } from '../forms/form-store';
import { findOrder } from '../order-store/find-order';
import { marketOf } from '../order-store/market-of';
import { paymentStatusOf } from '../orders/present-order';
import { attemptsOf } from '../payments/ledger/attempts';
import { addIntegrations, deliverAgain } from './delivery/outbox';
import type { Leads } from './services';

/**
 * Makes the lead of a reservation, or brings the one that it named up to date; whatever changed is
 * told to the CRM.
 */
export async function storeOrderLead({ database: { db } }: Leads, orderNumber: string): Promise<void> {
  const order = await findOrder(db, orderNumber);
  if (!order?.customer) return;
  const { customer } = order;
  const market = marketOf(order);
  const form = await marketForm(db, 'reservation', market.code);
  const [last] = await attemptsOf(db, order.number);
  const told = hiddenFieldsOf(order, paymentStatusOf(last));
  const values = { ...customer, phone: customer.phone };
  await db.transaction(async (transaction) => {
    // Two changes of one order at once are told one after the other.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order-lead:${order.number}`}, 0))`);
    const [own] = await transaction.select().from(leads).where(eq(leads.order_number, order.number));
    const [named] =
      own || order.rdx_forms_lead_id === null
        ? []
        : await transaction.select().from(leads).where(eq(leads.id, order.rdx_forms_lead_id));
    const known = own ?? (named && isFree(named, order) ? named : undefined);
    if (!known) {
      const [lead] = await transaction
        .insert(leads)
        .values({
          form_id: form.id,
          form_version: form.revision,
          market: market.code,
          locale: order.locale === '' ? MARKETS[market.code].locales[0] : order.locale,
          values,
          hidden_fields: told,
          visitor: order.owner,
          order_number: order.number,
        })
        .returning({ id: leads.id });
      if (lead) await addIntegrations(transaction, [{ leadId: lead.id, systems: form.systems }]);
      return;
    }
    await transaction
      .update(leads)
      .set({
        order_number: order.number,
        // Robots reserve nothing.
        suspicion: null,
        values: { ...known.values, ...values },
        hidden_fields: { ...known.hidden_fields, ...told },
        updated_at: sql`now()`,
      })
      .where(eq(leads.id, known.id));
    if (known.suspicion !== null) await addIntegrations(transaction, [{ leadId: known.id, systems: form.systems }]);
    await deliverAgain(transaction, known.id);
  });
}

/**
 * An order says by itself which lead it belongs to: only one of the same visitor, and of no other
 * order.
 */
function isFree({ visitor, order_number }: LeadRow, order: OrderRow): boolean {
  return visitor === order.owner && order_number === null;
}

function hiddenFieldsOf({ subject, ...order }: OrderRow, paymentStatus: string) {
  return {
    order_state: order.state,
    payment_status: paymentStatus,
    payment_vendor: order.payment_vendor ?? '',
    amount: toMajor(order.amount, order.currency),
    currency: order.currency,
    finance_option: order.finance_option ?? '',
    vehicle_id: order.vehicle_id,
    vehicle_title: subject.vehicle.title,
    vehicle_vin: subject.vehicle.vin ?? '',
    config_url: order.config_url ?? '',
    retailer: subject.retailer.name,
  };
}
