import { createHmac } from 'node:crypto';
import type { Faults } from '../payments/faults';
import { createSender, type WebhookSender } from '../payments/webhook-sender';
import { presentEvent } from './present';
import { epochSeconds, newId, type StripeEvent, type StripeState } from './state';

interface WebhookOptions {
  readonly url: string;
  readonly secret: string;
  readonly now: () => Date;
  readonly report: (message: string, details: Record<string, unknown>) => void;
}

export type Webhooks = WebhookSender<StripeEvent>;

/** `t=…,v1=…` over `{t}.{body}`, the provider's scheme. */
export function sign(body: string, secret: string, timestamp: number): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}

export function createWebhooks(state: StripeState, faults: Faults, options: WebhookOptions): Webhooks {
  return createSender({
    events: state.events,
    faults,
    report: options.report,
    request: (event) => {
      const body = JSON.stringify(presentEvent(event));
      return {
        url: options.url,
        headers: {
          'content-type': 'application/json',
          'stripe-signature': sign(body, options.secret, epochSeconds(options.now())),
        },
        body,
      };
    },
  });
}

/** An event about an object as it is now. */
export function eventOf(type: string, object: unknown, now: Date): StripeEvent {
  return { id: newId('evt'), created: epochSeconds(now), type, object: structuredClone(object) };
}
