import type { Faults } from '../payments/faults';
import type { StripeState } from './state';
import type { Webhooks } from './webhooks';

/** What every operation of the stand-in works with. */
export interface StripeContext {
  readonly state: StripeState;
  readonly faults: Faults;
  readonly webhooks: Webhooks;
  readonly now: () => Date;
  /** Where the browser finds the stand-in; its own address. */
  readonly url: () => string;
}
