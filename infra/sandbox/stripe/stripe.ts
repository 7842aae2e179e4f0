import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { KeysOf } from '../keys';
import { createProvider, type ProviderOptions } from '../payments/provider';
import { registerStripeBrowser } from './browser-pages';
import { presentEvent, presentIntent } from './present';
import { registerStripeApi } from './routes';
import { createState, epochSeconds, type StripeSandbox } from './state';
import { sign } from './webhooks';

interface StripeOptions extends ProviderOptions<KeysOf<'stripe'>> {
  readonly webhookUrl: string;
  /** Origins whose pages may call the provider with the publishable key. */
  readonly siteOrigins: RegExp;
}

/** The card provider: its API, its browser script and its webhooks, with a memory. */
export function registerStripe(app: FastifyInstance, options: StripeOptions): StripeSandbox {
  const { keys, now, url, webhookUrl } = options;
  const state = createState();
  const stripe: StripeSandbox = createProvider(app, {
    ...options,
    state,
    sign(event) {
      const body = JSON.stringify(presentEvent(event));
      const signature = sign(body, keys.webhookSecret, epochSeconds(now()));
      return { url: webhookUrl, headers: { 'content-type': 'application/json', 'stripe-signature': signature }, body };
    },
    show: () => ({
      payment_intents: [...state.intents.values()].map((intent) => presentIntent(intent, url())),
      refunds: [...state.refunds.values()],
      events: [...state.events.values()].map(({ id, type, created }) => ({ id, type, created })),
    }),
  });
  app.register(async (scope) => {
    await scope.register(cors, { origin: options.siteOrigins });
    registerStripeApi(scope, stripe);
    registerStripeBrowser(scope, stripe);
  });
  return stripe;
}
