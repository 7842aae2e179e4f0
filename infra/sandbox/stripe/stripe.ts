import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Controlled } from '../payments/control';
import { createFaults, type Faults } from '../payments/faults';
import { storeOverRestarts } from '../payments/store-state';
import { registerStripeBrowser } from './browser-pages';
import type { StripeContext } from './context';
import { presentIntent } from './present';
import { registerStripeApi, type StripeKeys } from './routes';
import { createState, type StripeState } from './state';
import { createWebhooks, type Webhooks } from './webhooks';

export interface StripeOptions {
  readonly keys: StripeKeys;
  readonly webhookUrl: string;
  readonly webhookSecret: string;
  readonly now: () => Date;
  readonly url: () => string;
  /** Origins whose pages may call the provider with the publishable key. */
  readonly siteOrigins: RegExp;
  /** Where payments are kept over a restart; in memory only when left out. */
  readonly stateFile?: string | undefined;
}

export interface StripeSandbox extends Controlled {
  readonly state: StripeState;
  readonly faults: Faults;
  readonly webhooks: Webhooks;
}

/** The card provider: its API, its browser script and its webhooks, with a memory. */
export function registerStripe(app: FastifyInstance, options: StripeOptions): StripeSandbox {
  const state = createState();
  storeOverRestarts(app, { ...state }, options.stateFile);
  const faults = createFaults();
  const webhooks = createWebhooks(state, faults, {
    url: options.webhookUrl,
    secret: options.webhookSecret,
    now: options.now,
    report: (message, details) => app.log.warn(details, message),
  });
  const context: StripeContext = { state, faults, webhooks, now: options.now, url: options.url };
  app.addHook('onClose', async () => webhooks.stop());
  app.register(async (scope) => {
    await scope.register(cors, { origin: options.siteOrigins });
    registerStripeApi(scope, context, options.keys);
    registerStripeBrowser(scope, context);
  });
  return {
    state,
    faults,
    webhooks,
    show: () => ({
      payment_intents: [...state.intents.values()].map((intent) => presentIntent(intent, options.url())),
      refunds: [...state.refunds.values()],
      events: [...state.events.values()].map(({ id, type, created }) => ({ id, type, created })),
    }),
  };
}
