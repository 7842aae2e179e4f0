import { randomUUID } from 'node:crypto';
import {
  confirmOrder,
  createOrder,
  getOrder,
  initOrder,
  releaseHold,
  startPayment,
} from '@showroom/contracts/calls/buy-online';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { Database } from '../../database/database';
import { startWorker, type Worker } from '../../jobs/worker';
import type { ApiConfig } from '../config';
import type { Api, Caller, Context, Service } from '../server/api';
import { implement } from '../server/implement';
import { giveBack, initOrder as takeOrRenew } from './hold/hold-calls';
import { buyOnlineJobs } from './jobs';
import { confirmOrder as confirm } from './order/confirm-order';
import { createOrder as create } from './order/create-order';
import { findOrder, orderNotFound } from './order/find-order';
import { isOrderToken } from './order/order-link';
import { presentOrder } from './order/present-order';
import { cardPayment, connectStripe } from './payment/card';
import { freePayment } from './payment/free';
import { startPayment as start } from './payment/start-payment';
import type { BuyOnline } from './services';
import { registerStripeWebhook } from './webhook';

/** Everything that buy-online works with, from the API's configuration. */
export function createBuyOnline(
  config: ApiConfig,
  database: Database,
): BuyOnline & { readonly stripe: ReturnType<typeof connectStripe> } {
  const sandbox = config.NODE_ENV === 'production' ? undefined : `http://127.0.0.1:${config.SANDBOX_PORT}`;
  const stripe = connectStripe({
    secretKey: config.STRIPE_SECRET_KEY,
    apiUrl: config.STRIPE_API_URL ?? sandbox,
    timeout: config.STRIPE_TIMEOUT,
  });
  return {
    database,
    stripe,
    ports: { STRIPE: cardPayment(stripe), NO_PAYMENT_JAPAN: freePayment('JPY') },
    newId: randomUUID,
    orderLinkSecret: config.ORDER_LINK_SECRET,
  };
}

/** Reserving a vehicle: hold, order, payment, confirmation; webhooks of providers; the jobs that belong to it. */
export const buyOnline: Service = (api, context) => {
  const services = createBuyOnline(context.config, context.database);
  registerCalls(api, services);
  registerStripeWebhook(api, {
    database: context.database,
    stripe: services.stripe,
    secret: context.config.STRIPE_WEBHOOK_SECRET,
  });
  runJobsInside(api, context, services);
};

function registerCalls(api: Api, services: BuyOnline): void {
  const { db } = services.database;
  implement(api, initOrder, ({ body, caller }) => takeOrRenew(services, ownerOf(caller), body));
  implement(api, releaseHold, async ({ params, caller }) => {
    await giveBack(services, ownerOf(caller), params.lock_id);
    return undefined;
  });
  implement(api, createOrder, ({ body, caller }) => create(services, ownerOf(caller), body));
  implement(api, startPayment, ({ body, caller }) => start(services, ownerOf(caller), body));
  implement(api, confirmOrder, ({ params, caller }) => confirm(services, ownerOf(caller), params.number));
  implement(api, getOrder, async ({ params, query, caller }) => {
    const order = await findOrder(db, params.number);
    const isHolder =
      order && query.token !== undefined && isOrderToken(query.token, order.number, services.orderLinkSecret);
    if (!order || !(isHolder || order.owner === caller.visitorId)) throw orderNotFound();
    return presentOrder(db, order);
  });
}

function ownerOf({ visitorId }: Caller): string {
  if (visitorId === undefined) throw new ShowroomError('access.sign-in', { status: 401 });
  return visitorId;
}

/** The embedded database belongs to this process, and so do its jobs; on a server they may run apart. */
function runJobsInside({ server }: Api, { config, database }: Context, services: BuyOnline): void {
  if (config.JOBS === 'apart' && database.kind === 'postgres') return;
  let worker: Worker | undefined;
  server.addHook('onReady', async () => {
    worker = await startWorker(database, {
      ...buyOnlineJobs(config, services),
      report: (message, details) => server.log.warn(details, message),
    });
  });
  server.addHook('onClose', async () => worker?.stop());
}
