import type { Faults } from '../payments/faults';
import type { WebhookSender } from '../payments/webhook-sender';
import type { LiqpayEvent, LiqpayState } from './state';

export interface LiqpayKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** What every operation of the stand-in works with. */
export interface LiqpayContext {
  readonly keys: LiqpayKeys;
  readonly state: LiqpayState;
  readonly faults: Faults;
  readonly webhooks: WebhookSender<LiqpayEvent>;
  readonly now: () => Date;
}
