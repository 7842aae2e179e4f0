import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Controlled } from '../payments/control';
import { createFaults, type Faults } from '../payments/faults';
import { storeOverRestarts } from '../payments/store-state';
import { createSender, type WebhookSender } from '../payments/webhook-sender';
import type { LiqpayContext, LiqpayKeys } from './context';
import { presentPayment } from './present';
import { registerLiqpayApi } from './routes';
import { encodeLiqpay, signLiqpay } from './signature';
import { createState, type LiqpayEvent, type LiqpayState } from './state';

interface LiqpayOptions {
  readonly keys: LiqpayKeys;
  readonly now: () => Date;
  /** Where payments are kept over a restart; in memory only when left out. */
  readonly stateFile?: string | undefined;
}

export interface LiqpaySandbox extends Controlled {
  readonly state: LiqpayState;
  readonly faults: Faults;
  readonly webhooks: WebhookSender<LiqpayEvent>;
}

/** The Ukrainian provider: its API, its checkout page and its callbacks, with a memory. */
export function registerLiqpay(app: FastifyInstance, { keys, now, stateFile }: LiqpayOptions): LiqpaySandbox {
  const state = createState();
  const faults = createFaults();
  storeOverRestarts(app, { ...state }, stateFile);
  const webhooks = createSender<LiqpayEvent>({
    events: state.events,
    faults,
    report: (message, details) => app.log.warn(details, message),
    request: ({ url, payload }) => {
      const data = encodeLiqpay(payload);
      const body = new URLSearchParams({ data, signature: signLiqpay(data, keys.privateKey) }).toString();
      return { url, headers: { 'content-type': 'application/x-www-form-urlencoded' }, body };
    },
  });
  const context: LiqpayContext = { keys, state, faults, webhooks, now };
  app.addHook('onClose', async () => webhooks.stop());
  app.register(
    async (scope) => {
      registerLiqpayApi(scope, context);
      scope.get('/checkout.css', (_request, reply) =>
        reply.type('text/css; charset=utf-8').send(readFileSync(join(import.meta.dirname, 'checkout.css'), 'utf8')),
      );
    },
    { prefix: '/liqpay' },
  );
  return {
    state,
    faults,
    webhooks,
    show: () => ({
      payments: [...state.payments.values()].map((payment) => presentPayment(payment, keys.publicKey)),
      events: [...state.events.values()].map(({ id, type }) => ({ id, type })),
    }),
  };
}
