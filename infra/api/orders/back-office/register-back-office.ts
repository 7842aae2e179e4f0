import { listHolds, releaseHolds as releaseHoldsCall } from '@showroom/contracts/calls/holds';
import {
  cancelOrderForCustomer,
  captureOrder,
  exportOrders,
  getOrderRecord,
  listOrders,
  refundOrder,
  resendOrderMail,
} from '@showroom/contracts/calls/orders';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { MARKETS } from '@showroom/contracts/markets';
import type { OrderRow } from '../../../database/schema/buy-online';
import type { Api, Caller } from '../../kernel/api';
import { implement } from '../../kernel/implement';
import { findOrder, orderNotFound } from '../../order-store/find-order';
import { marketOf } from '../../order-store/market-of';
import type { BuyOnline } from '../../payments/services';
import { cancelOrder } from '../cancel-order';
import { releaseHolds } from '../give-back';
import { captureOrder as capture } from './capture-order';
import { exportOrders as writeFile } from './export-orders';
import { findOrders } from './find-orders';
import { openHolds } from './open-holds';
import { recordOf } from './order-record';
import { summariesOf } from './order-summary';
import { refundOrder as refund } from './refund-order';
import { resendMail } from './resend-mail';

/** What people of a market see of its orders, and do with them. */
export function registerBackOffice(api: Api, services: BuyOnline): void {
  const { database } = services;
  const { db } = database;

  implement(api, listOrders, async ({ query, caller }) => {
    const own = caller.markets.own();
    const { numbers, ...paging } = await findOrders(database, query, query.market === undefined ? own : [query.market]);
    return { data: await summariesOf(db, numbers), meta: { ...paging, markets: [...own] } };
  });

  implement(api, exportOrders, ({ query, caller }) =>
    writeFile(database, query, query.market === undefined ? caller.markets.own() : [query.market], new Date()),
  );

  implement(api, listHolds, async ({ query, caller }) => {
    const own = caller.markets.own();
    const { data, total } = await openHolds(database, query.market === undefined ? own : [query.market]);
    return { data, meta: { total, markets: [...own] } };
  });

  implement(api, releaseHoldsCall, async ({ body: { market, holds, why }, caller }) => {
    const released = await releaseHolds(services, holds, MARKETS[market].listing, { who: nameOf(caller), why });
    return { data: { released, kept: new Set(holds).size - released } };
  });

  /** An order of a market that is not theirs is none. */
  async function ownOrder(number: string, caller: Caller): Promise<OrderRow> {
    const order = await findOrder(db, number);
    if (!order || !caller.markets.has(marketOf(order).code)) throw orderNotFound();
    return order;
  }

  const recordAfter = async ({ number }: OrderRow, caller: Caller) => recordOf(db, await ownOrder(number, caller));

  implement(api, getOrderRecord, async ({ params, caller }) => recordOf(db, await ownOrder(params.number, caller)));
  implement(api, cancelOrderForCustomer, async ({ params, body, caller }) => {
    const order = await ownOrder(params.number, caller);
    await cancelOrder(services, order.number, { kind: 'person', who: nameOf(caller), why: body.why });
    return recordAfter(order, caller);
  });
  implement(api, refundOrder, async ({ params, body, caller }) => {
    const order = await ownOrder(params.number, caller);
    const { why, amount, idempotency_key: key } = body;
    await refund(services, order, { who: nameOf(caller), why, amount, key });
    return recordAfter(order, caller);
  });
  implement(api, captureOrder, async ({ params, body, caller }) => {
    const order = await ownOrder(params.number, caller);
    await capture(services, order, { who: nameOf(caller), why: body.why });
    return recordAfter(order, caller);
  });
  implement(api, resendOrderMail, async ({ params, body, caller }) => {
    const order = await ownOrder(params.number, caller);
    await resendMail(services, order, body.mail, nameOf(caller));
    return recordAfter(order, caller);
  });
}

function nameOf({ subject }: Caller): string {
  if (subject === undefined) throw new ShowroomError('access.sign-in', { status: 401 });
  return subject;
}
