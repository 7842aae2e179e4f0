import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { registerStripeBrowser } from './browser-pages';
import type { StripeContext } from './context';
import { registerStripeControl } from './control';
import { createFaults, type Faults } from './faults';
import { keepState, restoreState } from './keep-state';
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

export interface StripeSandbox {
  readonly state: StripeState;
  readonly faults: Faults;
  readonly webhooks: Webhooks;
}

/** The card provider: its API, its browser script and its webhooks, with a memory. */
export function registerStripe(app: FastifyInstance, options: StripeOptions): StripeSandbox {
  const state = createState();
  if (options.stateFile !== undefined) keepOverRestarts(app, state, options.stateFile);
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
  app.register(async (scope) => registerStripeControl(scope, context));
  return { state, faults, webhooks };
}

/** Written after every request that may have changed something, before the answer is out. */
function keepOverRestarts(app: FastifyInstance, state: StripeState, file: string): void {
  restoreState(state, file);
  app.addHook('onSend', async (request) => {
    if (request.method === 'POST') keepState(state, file);
  });
}
