import type { Faults } from '../payments/faults';
import type { WebhookSender } from '../payments/webhook-sender';
import { newId, type PaypalEvent, type PaypalState } from './state';

/** What every operation of the stand-in works with. */
export interface PaypalContext {
  readonly state: PaypalState;
  readonly faults: Faults;
  readonly webhooks: WebhookSender<PaypalEvent>;
  readonly now: () => Date;
  /** Where the browser finds the stand-in: its own address with its path. */
  readonly url: () => string;
}

export function announce({ webhooks, now }: PaypalContext, type: string, resource_type: string, resource: unknown) {
  webhooks.emit({
    id: `WH-${newId()}-${newId()}`,
    type,
    create_time: now().toISOString(),
    resource_type,
    resource: structuredClone(resource),
  });
}
