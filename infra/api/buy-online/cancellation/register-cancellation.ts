import { cancelOrder, getFormsOrder } from '@showroom/contracts/calls/orders';
import type { Api } from '../../server/api';
import { implement } from '../../server/implement';
import { openedOrder } from '../order/opened-order';
import { presentOrder } from '../order/present-order';
import type { BuyOnline } from '../services';
import { cancelOwnOrder } from './cancel-own-order';

/** What visitors do with an order that they have placed. */
export function registerCancellation(api: Api, services: BuyOnline): void {
  const { db } = services.database;
  implement(api, cancelOrder, async ({ params, query, caller }) =>
    presentOrder(db, await cancelOwnOrder(services, params.number, { ...query, visitorId: caller.visitorId })),
  );
  implement(api, getFormsOrder, async ({ params, query, caller }) =>
    presentOrder(db, await openedOrder(services, params.number, { ...query, visitorId: caller.visitorId })),
  );
}
