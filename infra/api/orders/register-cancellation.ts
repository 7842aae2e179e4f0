import { cancelOrder, getFormsOrder } from '@showroom/contracts/calls/orders';
import type { Api } from '../kernel/api';
import { implement } from '../kernel/implement';
import type { BuyOnline } from '../payments/services';
import { cancelOwnOrder } from './cancel-own-order';
import { openedOrder } from './opened-order';
import { presentOrder } from './present-order';

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
