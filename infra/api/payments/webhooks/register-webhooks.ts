import type { Api, Context } from '../../kernel/api';
import type { Providers } from '../providers/providers';
import { registerLiqpayWebhook } from './liqpay-webhook';
import { registerPaypalWebhook } from './paypal-webhook';
import { registerStripeWebhook } from './stripe-webhook';

/** Where the providers that are worked with tell what happened. */
export function registerWebhooks(
  api: Api,
  { config, database }: Pick<Context, 'config' | 'database'>,
  { stripe, paypal, liqpay }: Providers,
  now: () => Date,
): void {
  if (stripe) registerStripeWebhook(api, { database, stripe, secret: config.STRIPE_WEBHOOK_SECRET });
  if (paypal) registerPaypalWebhook(api, { database, paypal, webhookId: config.PAYPAL_WEBHOOK_ID, now });
  if (liqpay) registerLiqpayWebhook(api, { database, liqpay });
}
