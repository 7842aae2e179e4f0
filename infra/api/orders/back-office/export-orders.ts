import type { CallOutput } from '@showroom/contracts/calls/call';
import type { exportOrders as declared } from '@showroom/contracts/calls/orders';
import type { OrderSummary } from '@showroom/contracts/entities/order-record';
import type { MarketCode } from '@showroom/contracts/markets';
import type { Output } from '@showroom/contracts/schema/schema';
import type { Database } from '../../../database/database';
import { csvCell } from '../../kernel/csv-cell';
import { Refusal } from '../../kernel/refusal';
import { findOrder } from '../../order-store/find-order';
import { ordersAfter } from './find-orders';
import { summariesOf } from './order-summary';

/** What one answer carries. */
export const ROWS_OF_PIECE = 500;

const COLUMNS = {
  created_at: ({ created_at }) => created_at,
  market: ({ market }) => market,
  state: ({ state }) => state,
  payment_status: ({ payment_status }) => payment_status,
  payment_vendor: ({ payment_vendor }) => payment_vendor ?? '',
  amount: ({ amount }) => String(amount),
  currency: ({ currency }) => currency,
  customer: ({ customer }) => customer?.name ?? '',
  email: ({ customer }) => customer?.email ?? '',
  vehicle: ({ vehicle }) => vehicle.title,
  vin: ({ vehicle }) => vehicle.vin ?? '',
  retailer: ({ retailer }) => retailer,
} as const satisfies Record<string, (order: OrderSummary) => string>;

const line = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

/** A piece of the orders that a list asks for, as a file. */
export async function exportOrders(
  database: Database,
  query: Output<(typeof declared)['query']>,
  markets: readonly MarketCode[],
  now: Date,
): Promise<CallOutput<typeof declared>> {
  if (query.after !== undefined && !(await findOrder(database.db, query.after))) {
    throw new Refusal(422, 'There is no such order to go on after.', [{ path: 'after', message: 'is no order' }]);
  }
  // One more than a piece holds tells whether another one follows.
  const found = await ordersAfter(database, query, markets, ROWS_OF_PIECE + 1);
  const numbers = found.slice(0, ROWS_OF_PIECE);
  const orders = await summariesOf(database.db, numbers);
  const lines = orders.map(({ id, attributes }) =>
    line([id, ...Object.values(COLUMNS).map((textOf) => textOf(attributes))]),
  );
  // Without the mark a spreadsheet takes a file for one of its country's old encoding.
  const head = query.after === undefined ? `\uFEFF${line(['number', ...Object.keys(COLUMNS)])}` : '';
  const day = now.toISOString().slice(0, 10);
  return {
    data: {
      id: day,
      type: 'order_export',
      attributes: {
        file_name: `orders-${query.market ?? 'all'}-${day}.csv`,
        rows: orders.length,
        content: `${head}${lines.join('')}`,
        next: found.length > numbers.length ? (numbers.at(-1) ?? null) : null,
      },
    },
  };
}
