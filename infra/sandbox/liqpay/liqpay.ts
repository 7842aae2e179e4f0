import type { FastifyInstance } from 'fastify';
import type { KeysOf } from '../keys';
import { createProvider, type ProviderOptions } from '../payments/provider';
import { presentPayment } from './payments';
import { registerLiqpayApi } from './routes';
import { signedForm } from './signature';
import { createState, type LiqpaySandbox } from './state';

/** The Ukrainian provider: its API, its checkout page and its callbacks, with a memory. */
export function registerLiqpay(app: FastifyInstance, options: ProviderOptions<KeysOf<'liqpay'>>): LiqpaySandbox {
  const { keys } = options;
  const state = createState();
  const liqpay: LiqpaySandbox = createProvider(app, {
    ...options,
    state,
    sign: ({ url, payload }) => ({
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(signedForm(payload, keys.privateKey)).toString(),
    }),
    show: () => ({
      payments: [...state.payments.values()].map((payment) => presentPayment(payment, keys.publicKey)),
      events: [...state.events.values()].map(({ id, type }) => ({ id, type })),
    }),
  });
  app.register(async (scope) => registerLiqpayApi(scope, liqpay), { prefix: '/liqpay' });
  return liqpay;
}
