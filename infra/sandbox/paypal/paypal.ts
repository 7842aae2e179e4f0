import type { FastifyInstance } from 'fastify';
import type { Controlled } from '../payments/control';
import { createFaults, type Faults } from '../payments/faults';
import { storeOverRestarts } from '../payments/store-state';
import { createSender, type WebhookSender } from '../payments/webhook-sender';
import { registerPaypalBrowser } from './browser-pages';
import type { PaypalContext } from './context';
import { presentEvent, presentOrder } from './present';
import { registerPaypalApi } from './routes';
import { createSigner, type Signer } from './signature';
import { createState, type PaypalEvent, type PaypalState } from './state';
import { createTokens, type PaypalKeys, type Tokens } from './tokens';

interface PaypalOptions {
  readonly keys: PaypalKeys;
  readonly webhookUrl: string;
  readonly now: () => Date;
  /** The sandbox's own address. */
  readonly url: () => string;
  /** Where payments are kept over a restart; in memory only when left out. */
  readonly stateFile?: string | undefined;
}

export interface PaypalSandbox extends Controlled {
  readonly state: PaypalState;
  readonly faults: Faults;
  readonly webhooks: WebhookSender<PaypalEvent>;
  readonly tokens: Tokens;
  readonly signer: Signer;
}

/**
 * The wallet: its API, its browser script with the window in which people approve, and its
 * webhooks, with a memory.
 */
export function registerPaypal(app: FastifyInstance, options: PaypalOptions): PaypalSandbox {
  const url = () => `${options.url()}/paypal`;
  const state = createState();
  const faults = createFaults();
  storeOverRestarts(app, { ...state }, options.stateFile);
  const tokens = createTokens(options.keys, options.now);
  const signer = createSigner(options.keys.webhookId, url);
  const webhooks = createSender<PaypalEvent>({
    events: state.events,
    faults,
    report: (message, details) => app.log.warn(details, message),
    request: (event) => {
      const body = JSON.stringify(presentEvent(event, url()));
      return { url: options.webhookUrl, headers: signer.headers(body, options.now()), body };
    },
  });
  const context: PaypalContext = { state, faults, webhooks, now: options.now, url };
  app.addHook('onClose', async () => webhooks.stop());
  app.register(
    async (scope) => {
      registerPaypalApi(scope, context, tokens, signer);
      registerPaypalBrowser(scope, context, options.keys.clientId);
    },
    { prefix: '/paypal' },
  );
  return {
    state,
    faults,
    webhooks,
    tokens,
    signer,
    show: () => ({
      orders: [...state.orders.values()].map((order) => presentOrder(order, url())),
      events: [...state.events.values()].map(({ id, type, create_time }) => ({ id, type, create_time })),
    }),
  };
}
