import type Stripe from 'stripe';
import type { ApiConfig } from '../../../api-config';
import { cardPayment, connectStripe } from './card';
import { freePayment } from './free';
import { liqpayPayment } from './liqpay';
import { connectLiqpay, type Liqpay } from './liqpay-client';
import { paypalPayment } from './paypal';
import { connectPaypal, type Paypal } from './paypal-client';
import type { PaymentPorts } from './port';

export interface Providers {
  /** Undefined for those that this installation does not work with. */
  readonly stripe: Stripe | undefined;
  readonly paypal: Paypal | undefined;
  readonly liqpay: Liqpay | undefined;
  readonly ports: PaymentPorts;
}

/**
 * The payment providers of the configuration, at their own addresses in production, at the
 * sandbox's else.
 */
export function connectProviders(config: ApiConfig, now: () => Date): Providers {
  const sandbox = config.NODE_ENV === 'production' ? undefined : `http://127.0.0.1:${config.SANDBOX_PORT}`;
  const isUsed = (vendor: 'STRIPE' | 'PAYPAL' | 'LIQPAY') => config.PAYMENT_VENDORS.includes(vendor);
  const stripe = isUsed('STRIPE')
    ? connectStripe({
        secretKey: config.STRIPE_SECRET_KEY,
        apiUrl: config.STRIPE_API_URL ?? sandbox,
        timeout: config.STRIPE_TIMEOUT,
      })
    : undefined;
  const paypal = isUsed('PAYPAL')
    ? connectPaypal({
        apiUrl: config.PAYPAL_API_URL ?? (sandbox ? `${sandbox}/paypal` : 'https://api-m.paypal.com'),
        clientId: config.PAYPAL_CLIENT_ID,
        clientSecret: config.PAYPAL_CLIENT_SECRET,
        timeout: config.PAYPAL_TIMEOUT,
        now,
      })
    : undefined;
  const liqpay = isUsed('LIQPAY')
    ? connectLiqpay({
        apiUrl: config.LIQPAY_API_URL ?? (sandbox ? `${sandbox}/liqpay/api` : 'https://www.liqpay.ua/api'),
        publicKey: config.LIQPAY_PUBLIC_KEY,
        privateKey: config.LIQPAY_PRIVATE_KEY,
        timeout: config.LIQPAY_TIMEOUT,
      })
    : undefined;
  return {
    stripe,
    paypal,
    liqpay,
    ports: {
      NO_PAYMENT_JAPAN: freePayment('JPY'),
      ...(stripe && { STRIPE: cardPayment(stripe) }),
      ...(paypal && { PAYPAL: paypalPayment(paypal) }),
      ...(liqpay && { LIQPAY: liqpayPayment(liqpay) }),
    },
  };
}
