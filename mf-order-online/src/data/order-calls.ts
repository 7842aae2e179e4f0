import type { createOrder, Hold, initOrder, startPayment } from '@showroom/contracts/calls/buy-online';
import type { CallAnswer, CallInput } from '@showroom/contracts/calls/call';
import type { getHold } from '@showroom/contracts/calls/handover';
import type { createPaypalOrder, liqpayCheckoutData } from '@showroom/contracts/calls/wallet-payments';
import type { Client } from '@showroom/contracts/client/client';
import type { Order } from '@showroom/contracts/entities/order';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { beginVisit } from './begin-visit';

/** The calls that a reservation makes. */
export interface ReservationCalls {
  startPayment(body: CallInput<typeof startPayment>['body']): Promise<CallAnswer<typeof startPayment>['data']>;
  createPaypalOrder(
    body: CallInput<typeof createPaypalOrder>['body'],
  ): Promise<CallAnswer<typeof createPaypalOrder>['data']>;
  liqpayCheckoutData(
    query: CallInput<typeof liqpayCheckoutData>['query'],
  ): Promise<CallAnswer<typeof liqpayCheckoutData>['data']>;
  createOrder(body: CallInput<typeof createOrder>['body']): Promise<Order>;
  confirmOrder(orderNumber: string): Promise<Order>;
}

export interface CheckoutCalls extends ReservationCalls {
  initOrder(body: CallInput<typeof initOrder>['body']): Promise<Hold>;
  fetchHold(lockId: string): Promise<CallAnswer<typeof getHold>['data']>;
  releaseHold(lockId: string): Promise<void>;
}

/** The calls of the journey; their declarations are fetched with the first one. */
export function orderCalls(client: Client): CheckoutCalls {
  const declared = () => import('@showroom/contracts/calls/buy-online');
  const ofWallets = () => import('@showroom/contracts/calls/wallet-payments');
  let visit: Promise<void> | undefined;
  return {
    async initOrder(body) {
      const { initOrder } = await declared();
      const send = async () => (await client.send(initOrder, { body })).data;
      visit ??= beginVisit(client);
      await visit.catch(() => undefined);
      return send().catch(async (error: unknown) => {
        if (!(error instanceof ShowroomError && error.code === 'hold.too-soon')) throw error;
        // Two pages that began at once may have got two names, of which the newer one counts.
        await beginVisit(client);
        return send();
      });
    },
    async fetchHold(lock_id) {
      const { getHold } = await import('@showroom/contracts/calls/handover');
      return (await client.send(getHold, { params: { lock_id } })).data;
    },
    async releaseHold(lock_id) {
      const { releaseHold } = await declared();
      await client.send(releaseHold, { params: { lock_id } });
    },
    async createOrder(body) {
      const { createOrder } = await declared();
      return (await client.send(createOrder, { body })).data;
    },
    async startPayment(body) {
      const { startPayment } = await declared();
      return (await client.send(startPayment, { body })).data;
    },
    async createPaypalOrder(body) {
      const { createPaypalOrder } = await ofWallets();
      return (await client.send(createPaypalOrder, { body })).data;
    },
    async liqpayCheckoutData(query) {
      const { liqpayCheckoutData } = await ofWallets();
      return (await client.send(liqpayCheckoutData, { query })).data;
    },
    async confirmOrder(number) {
      const { confirmOrder } = await declared();
      return (await client.send(confirmOrder, { params: { number }, query: {} })).data;
    },
  };
}
