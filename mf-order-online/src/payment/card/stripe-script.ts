import type { StripeConstructor } from '@stripe/stripe-js';
import { loadProvider, type ScriptOptions } from '../load-script';

/** The card provider's constructor. */
export function loadStripe(url: string, options: ScriptOptions = {}): Promise<StripeConstructor> {
  return loadProvider(url, () => window.Stripe, options);
}
