import type { FastifyInstance } from 'fastify';
import type { KeysOf } from '../keys';
import { createProvider, type ProviderOptions } from '../payments/provider';
import { registerPaypalBrowser } from './browser-pages';
import { presentEvent, presentOrder } from './present';
import { registerPaypalApi } from './routes';
import { createSigner } from './signature';
import { createState, type PaypalSandbox } from './state';
import { createTokens } from './tokens';

interface PaypalOptions extends ProviderOptions<KeysOf<'paypal'>> {
  readonly webhookUrl: string;
}

/**
 * The wallet: its API, its browser script with the window in which people approve, and its
 * webhooks, with a memory.
 */
export function registerPaypal(app: FastifyInstance, options: PaypalOptions): PaypalSandbox {
  const { keys, now, webhookUrl } = options;
  const url = () => `${options.url()}/paypal`;
  const state = createState();
  const signer = createSigner(keys.webhookId, url);
  const paypal: PaypalSandbox = {
    tokens: createTokens(keys, now),
    signer,
    ...createProvider(app, {
      ...options,
      url,
      state,
      sign(event) {
        const body = JSON.stringify(presentEvent(event, url()));
        return { url: webhookUrl, headers: signer.headers(body, now()), body };
      },
      show: () => ({
        orders: [...state.orders.values()].map((order) => presentOrder(order, url())),
        events: [...state.events.values()].map(({ id, type, create_time }) => ({ id, type, create_time })),
      }),
    }),
  };
  app.register(
    async (scope) => {
      registerPaypalApi(scope, paypal);
      registerPaypalBrowser(scope, paypal);
    },
    { prefix: '/paypal' },
  );
  return paypal;
}
