import { toMajor } from '../../../database/money';
import type { Liqpay } from './liqpay-client';

export interface LiqpayCheckout {
  /** The attempt's reference: LiqPay's `order_id`. */
  readonly reference: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly language: 'en' | 'uk';
  readonly paytypes?: string | undefined;
  readonly resultUrl?: string | undefined;
  /** Who gets the callbacks. */
  readonly callbackUrl: string;
  /** After that LiqPay takes it no more. */
  readonly payableUntil: Date;
}

/**
 * What the browser posts to LiqPay's checkout. Always `hold`: money is taken only once the vehicle
 * is safe.
 */
export function signCheckout(liqpay: Liqpay, checkout: LiqpayCheckout) {
  const { reference, amount, currency, description, language, paytypes, resultUrl, callbackUrl, payableUntil } =
    checkout;
  return liqpay.sign({
    action: 'hold',
    order_id: reference,
    amount: toMajor(amount, currency),
    currency,
    description,
    language,
    server_url: callbackUrl,
    expired_date: payableUntil.toISOString().slice(0, 19).replace('T', ' '),
    ...(paytypes !== undefined && { paytypes }),
    ...(resultUrl !== undefined && { result_url: resultUrl }),
  });
}
