import type { CallOutput, Output } from '@showroom/contracts/calls/call';
import type { exportOrders as declared } from '@showroom/contracts/calls/orders';
import type { OrderSummary } from '@showroom/contracts/entities/order-record';
import type { MarketCode } from '@showroom/contracts/markets';
import type { Database } from '../../../database/database';
import { csvCell } from '../../csv/csv-cell';
import { Refusal } from '../../server/refusal';
import { findOrders } from './find-orders';
import { summariesOf } from './order-summary';

/** One answer holds the whole file. */
const MOST = 5000;

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

/** The orders that a list asks for, without its pages, as a file. */
export async function exportOrders(
  database: Database,
  query: Output<(typeof declared)['query']>,
  markets: readonly MarketCode[],
  now: Date,
): Promise<CallOutput<typeof declared>> {
  const { numbers, total } = await findOrders(database, { ...query, page: 1, items: MOST }, markets);
  if (total > MOST) {
    throw new Refusal(422, `These are ${total} orders, a file holds ${MOST}: narrow them down by days.`, [
      { path: 'from', message: 'a later day leaves fewer orders' },
    ]);
  }
  const orders = await summariesOf(database.db, numbers);
  const lines = orders.map(({ id, attributes }) =>
    line([id, ...Object.values(COLUMNS).map((textOf) => textOf(attributes))]),
  );
  const day = now.toISOString().slice(0, 10);
  return {
    data: {
      id: day,
      type: 'order_export',
      attributes: {
        file_name: `orders-${query.market ?? 'all'}-${day}.csv`,
        rows: orders.length,
        // Without the mark a spreadsheet takes a file for one of its country's old encoding.
        content: `\uFEFF${line(['number', ...Object.keys(COLUMNS)])}${lines.join('')}`,
      },
    },
  };
}
