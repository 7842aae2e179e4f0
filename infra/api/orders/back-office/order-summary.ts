import { fullName } from '@showroom/contracts/entities/full-name';
import type { OrderSummary } from '@showroom/contracts/entities/order-record';
import { inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../../database/database';
import { toMajor } from '../../../database/money';
import { type OrderRow, orders } from '../../../database/schema/buy-online';
import { query } from '../../../database/sql';
import { marketOf } from '../../order-store/market-of';
import { type Attempt, attemptsOfOrders } from '../../payments/ledger/attempts';
import { hasGivenUp } from '../../payments/ledger/given-up';
import { paymentStatusOf } from '../present-order';

/** An order on one line. */
export async function summaryOf(db: Db, row: OrderRow, attempts: readonly Attempt[]): Promise<OrderSummary> {
  return lineOf(row, attempts, (await givenUpAmong(db, [row.number])).has(row.number));
}

function lineOf(row: OrderRow, attempts: readonly Attempt[], refund_given_up: boolean): OrderSummary {
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
    refund_given_up,
  };
}

async function givenUpAmong(db: Db, numbers: readonly string[]): Promise<Set<string>> {
  const found = await query(
    db,
    z.object({ number: z.string() }),
    sql`select o.number from orders o where o.number in ${[...numbers]} and ${hasGivenUp(sql`o.number`)}`,
  );
  return new Set(found.map(({ number }) => number));
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
  const attempts = new Map<string, Attempt[]>(numbers.map((number) => [number, []]));
  for (const attempt of await attemptsOfOrders(db, numbers)) attempts.get(attempt.order_number)?.push(attempt);
  const givenUp = await givenUpAmong(db, numbers);
  return numbers.flatMap((number) => {
    const row = byNumber.get(number);
    if (!row) return [];
    const attributes = lineOf(row, attempts.get(number) ?? [], givenUp.has(number));
    return [{ id: number, type: 'order-summary' as const, attributes }];
  });
}
