import { join } from 'node:path';
import * as z from 'zod';
import { parseConfig } from '../config';
import { onCrash } from '../on-crash';
import { onStop } from '../on-stop';
import { DEVELOPMENT_KEYS } from './keys';
import { startSandbox } from './server';

onCrash('sandbox');
const { stripe, paypal, liqpay } = DEVELOPMENT_KEYS;
const port = z.coerce.number().int().min(0).max(65_535);

const config = parseConfig(
  z.object({
    SANDBOX_PORT: port.default(4300),
    SANDBOX_SMTP_PORT: port.default(4325),
    API_PORT: port.default(4000),
    API_URL: z.url().optional(),
    STRIPE_SECRET_KEY: z.string().default(stripe.secretKey),
    STRIPE_PUBLISHABLE_KEY: z.string().default(stripe.publishableKey),
    STRIPE_WEBHOOK_SECRET: z.string().default(stripe.webhookSecret),
    PAYPAL_CLIENT_ID: z.string().default(paypal.clientId),
    PAYPAL_CLIENT_SECRET: z.string().default(paypal.clientSecret),
    PAYPAL_WEBHOOK_ID: z.string().default(paypal.webhookId),
    LIQPAY_PUBLIC_KEY: z.string().default(liqpay.publicKey),
    LIQPAY_PRIVATE_KEY: z.string().default(liqpay.privateKey),
    SANDBOX_FOLDER: z.string().default(join(import.meta.dirname, '..', '..', '.data', 'sandbox')),
    LOG_LEVEL: z.string().default('info'),
    NODE_ENV: z.string().optional(),
  }),
  process.env,
);

if (config.NODE_ENV === 'production') {
  console.error('The sandbox stands in for third parties in development; it does not run in production.');
  process.exit(78);
}

const sandbox = await startSandbox({
  port: config.SANDBOX_PORT,
  smtpPort: config.SANDBOX_SMTP_PORT,
  apiUrl: config.API_URL ?? `http://127.0.0.1:${config.API_PORT}`,
  keys: {
    stripe: {
      secretKey: config.STRIPE_SECRET_KEY,
      publishableKey: config.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: config.STRIPE_WEBHOOK_SECRET,
    },
    paypal: {
      clientId: config.PAYPAL_CLIENT_ID,
      clientSecret: config.PAYPAL_CLIENT_SECRET,
      webhookId: config.PAYPAL_WEBHOOK_ID,
    },
    liqpay: { publicKey: config.LIQPAY_PUBLIC_KEY, privateKey: config.LIQPAY_PRIVATE_KEY },
  },
  logLevel: config.LOG_LEVEL,
  folder: config.SANDBOX_FOLDER,
});
sandbox.app.log.info({ url: sandbox.url, smtp: sandbox.smtpPort }, 'sandbox ready');

onStop(() => sandbox.close());
