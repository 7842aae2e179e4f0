import { fullName } from '@showroom/contracts/entities/full-name';
import type { OrderSummary } from '@showroom/contracts/entities/order-record';
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../database/database';
import { toMajor } from '../../../database/money';
import { type OrderRow, orders } from '../../../database/schema/buy-online';
import { type Attempt, attemptsOf } from '../ledger';
import { marketOf } from '../order/market-of';
import { paymentStatusOf } from '../order/present-order';
import { hasGivenUp } from '../refund/given-up';
import { rowsOf } from '../sql';

/** An order on one line. */
export async function summaryOf(db: Db, row: OrderRow, attempts: readonly Attempt[]): Promise<OrderSummary> {
  const { customer, subject, currency } = row;
  const [last] = attempts;
  return {
    market: marketOf(row).code,
    state: row.state,
    payment_status: paymentStatusOf(last),
    payment_vendor: row.payment_vendor,
    created_at: new Date(row.created_at).toISOString(),
    amount: toMajor(row.amount, currency),
    currency,
    customer: customer && { name: fullName(customer, row.locale), email: customer.email },
    vehicle: { title: subject.vehicle.title, vin: subject.vehicle.vin },
    retailer: subject.retailer.name,
    refund_given_up: (await rowsOf(db, sql`select 1 where ${hasGivenUp(sql`${row.number}`)}`)).length > 0,
  };
}

/** The lines of these orders, in this order. */
export async function summariesOf(
  db: Db,
  numbers: readonly string[],
): Promise<{ id: string; type: 'order-summary'; attributes: OrderSummary }[]> {
  if (numbers.length === 0) return [];
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.number, [...numbers]));
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const lines = [];
  for (const number of numbers) {
    const row = byNumber.get(number);
    if (!row) continue;
    lines.push({
      id: number,
      type: 'order-summary' as const,
      attributes: await summaryOf(db, row, await attemptsOf(db, number)),
    });
  }
  return lines;
}
