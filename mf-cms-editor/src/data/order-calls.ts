import type { CallAnswer, CallInput } from '@showroom/contracts/calls/call';
import type { getOrderRecord, listOrders, refundOrder as refundCall } from '@showroom/contracts/calls/orders';
import type { Client } from '@showroom/contracts/client/client';
import type { OrderMail, OrderRecord, OrderSummary } from '@showroom/contracts/entities/order-record';
import type { MarketCode } from '@showroom/contracts/markets';

const declared = () => import('@showroom/contracts/calls/orders');

export interface ListedOrder extends OrderSummary {
  readonly number: string;
}

export interface FoundOrders {
  readonly orders: readonly ListedOrder[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  /** Where the person may look. */
  readonly markets: readonly MarketCode[];
}

export interface NumberedRecord extends OrderRecord {
  readonly number: string;
}

export type OrderQuery = CallInput<typeof listOrders>['query'];

/** What is done with an order after somebody was asked why; a refund asks how much, too. */
export type OrderTask = Exclude<OrderRecord['possible'][number], 'refund'>;

const ITEMS = '20';

export async function fetchOrders(client: Client, query: OrderQuery, signal: AbortSignal): Promise<FoundOrders> {
  const { listOrders } = await declared();
  const { data, meta } = await client.send(listOrders, { query: { ...query, items: ITEMS } }, { signal });
  const { total, page, pages, markets } = meta;
  return { orders: data.map(({ id, attributes }) => ({ ...attributes, number: id })), total, page, pages, markets };
}

export async function fetchOrder(client: Client, number: string, signal: AbortSignal): Promise<NumberedRecord> {
  const { getOrderRecord } = await declared();
  return recordOf(await client.send(getOrderRecord, { params: { number } }, { signal }));
}

interface OrderFile {
  readonly name: string;
  readonly rows: number;
  /** Make up the file one after the other. */
  readonly pieces: readonly string[];
}

/** Of all pages of a list; told how many orders there are already after each piece. */
export async function exportOrders(
  client: Client,
  { page: _page, items: _items, ...query }: OrderQuery,
  onRows: (rows: number) => void,
): Promise<OrderFile> {
  const { exportOrders: declaredCall } = await declared();
  const pieces: string[] = [];
  let rows = 0;
  let after: string | undefined;
  for (;;) {
    const { data } = await client.send(declaredCall, { query: { ...query, after } }, { deadline: DEADLINE });
    const { file_name: name, content, next } = data.attributes;
    pieces.push(content);
    rows += data.attributes.rows;
    onRows(rows);
    if (next === null) return { name, rows, pieces };
    after = next;
  }
}

/** Money takes its time at the provider. */
const DEADLINE = 30_000;

export async function changeOrder(client: Client, number: string, task: OrderTask, why: string): Promise<void> {
  const calls = await declared();
  const call = { cancel: calls.cancelOrderForCustomer, capture: calls.captureOrder }[task];
  await client.send(call, { params: { number }, body: { why } }, { deadline: DEADLINE });
}

export async function refundOrder(
  client: Client,
  number: string,
  body: CallInput<typeof refundCall>['body'],
): Promise<void> {
  const calls = await declared();
  await client.send(calls.refundOrder, { params: { number }, body }, { deadline: DEADLINE });
}

export async function resendMail(client: Client, number: string, mail: OrderMail): Promise<void> {
  const { resendOrderMail } = await declared();
  await client.send(resendOrderMail, { params: { number }, body: { mail } });
}

function recordOf({ data }: CallAnswer<typeof getOrderRecord>): NumberedRecord {
  return { ...data.attributes, number: data.id };
}
