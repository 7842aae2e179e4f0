import { randomUUID } from 'node:crypto';
import {
  beginVisit,
  confirmOrder,
  createOrder,
  getOrder,
  initOrder,
  releaseHold,
  startPayment,
} from '@showroom/contracts/calls/buy-online';
import { sendInquiryEmail } from '@showroom/contracts/calls/inquiries';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { ApiConfig } from '../../api-config';
import type { Database } from '../../database/database';
import type { Api, Caller, Service } from '../kernel/api';
import { implement } from '../kernel/implement';
import { runJobsInside } from '../kernel/run-jobs';
import { findMarketSettings, type MarketSettings, marketSettings } from '../market/market-settings';
import { connectProviders, type Providers } from '../payments/providers/providers';
import { registerWallets } from '../payments/register-wallets';
import type { BuyOnline } from '../payments/services';
import { startPayment as start } from '../payments/start-payment';
import { registerWebhooks } from '../payments/webhooks/register-webhooks';
import { registerBackOffice } from './back-office/register-back-office';
import { confirmOrder as confirm } from './confirm-order';
import { createOrder as create } from './create-order';
import { giveBack } from './give-back';
import { registerHandover } from './handover/register-handover';
import { initOrders } from './init-order';
import { buyOnlineJobs } from './jobs';
import { waitOf } from './network-limit';
import { openedOrder } from './opened-order';
import { presentOrder } from './present-order';
import { registerCancellation } from './register-cancellation';
import { sendInquiry } from './send-inquiry';

const now = () => new Date();

/** Everything that buy-online works with, from the API's configuration. */
export function createBuyOnline(
  config: ApiConfig,
  database: Database,
  settingsOf: MarketSettings = findMarketSettings(database),
): BuyOnline & { readonly providers: Providers } {
  const providers = connectProviders(config, now);
  return {
    database,
    providers,
    ports: providers.ports,
    settingsOf,
    newId: randomUUID,
    orderLinkSecret: config.ORDER_LINK_SECRET,
    holdLimits: {
      perNetwork: config.HOLDS_PER_NETWORK,
      crowdedFrom: config.HOLDS_CROWDED_FROM,
      secret: config.VISITOR_SECRET,
    },
  };
}

/**
 * Reserving a vehicle: hold, order, payment, confirmation; webhooks of providers; the jobs that
 * belong to it.
 */
export const buyOnline: Service = (api, context) => {
  const services = createBuyOnline(context.config, context.database, marketSettings(context));
  registerCalls(api, services);
  registerHandover(api, services, ownerOf);
  registerCancellation(api, services);
  implement(api, sendInquiryEmail, ({ body, caller }) => sendInquiry(services, ownerOf(caller), body));
  registerBackOffice(api, services);
  registerWallets(api, { config: context.config, services, providers: services.providers, ownerOf, now });
  registerWebhooks(api, context, services.providers, now);
  runJobsInside(api, context, buyOnlineJobs(context.config, services));
};

function registerCalls(api: Api, services: BuyOnline): void {
  const { db } = services.database;
  implement(api, beginVisit, ({ caller }) => ({ data: { wait: waitOf(ownerOf(caller)) } }));
  const takeOrRenew = initOrders(services);
  implement(api, initOrder, ({ body, caller }) =>
    takeOrRenew({ owner: ownerOf(caller), network: caller.network }, body),
  );
  implement(api, releaseHold, async ({ params, caller }) => {
    await giveBack(services, ownerOf(caller), params.lock_id);
    return undefined;
  });
  implement(api, createOrder, ({ body, caller }) => create(services, ownerOf(caller), body));
  implement(api, startPayment, ({ body, caller }) => start(services, ownerOf(caller), body));
  implement(api, confirmOrder, ({ params, query, caller }) =>
    confirm(services, { visitorId: ownerOf(caller), token: query.token }, params.number),
  );
  implement(api, getOrder, async ({ params, query, caller }) =>
    presentOrder(db, await openedOrder(services, params.number, { ...query, visitorId: caller.visitorId })),
  );
}

function ownerOf({ visitorId }: Caller): string {
  if (visitorId === undefined) throw new ShowroomError('access.sign-in', { status: 401 });
  return visitorId;
}
