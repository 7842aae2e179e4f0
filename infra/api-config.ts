import { join } from 'node:path';
import * as z from 'zod';
import { parseConfig } from './config';

const port = z.coerce.number().int().min(0).max(65_535);
const wholeNumber = (least: number) => z.coerce.number().int().min(least);
const dataRoot = join(import.meta.dirname, '..', '.data');

/** Good enough on one's own machine, refused in production. */
export const DEVELOPMENT_SECRETS = {
  SITE_TOKEN: 'development-only-site-token',
  REGISTRY_TOKEN: 'development-registry-token',
  VISITOR_SECRET: 'development-only-visitor-secret',
  ORDER_LINK_SECRET: 'development-only-order-link-secret',
  STRIPE_SECRET_KEY: 'sk_test_showroom',
  STRIPE_WEBHOOK_SECRET: 'whsec_showroom_development',
  PAYPAL_CLIENT_ID: 'paypal-client-showroom',
  PAYPAL_CLIENT_SECRET: 'paypal-secret-showroom',
  PAYPAL_WEBHOOK_ID: '8PT597110X687430LKGECATA',
  LIQPAY_PUBLIC_KEY: 'sandbox_showroom',
  LIQPAY_PRIVATE_KEY: 'sandbox_private_showroom',
  LIQPAY_CALLBACK_URL: '',
} as const;

const PROVIDERS = ['STRIPE', 'PAYPAL', 'LIQPAY'] as const;

const schema = z.object({
  NODE_ENV: z.string().default('development'),
  API_HOST: z.string().default('127.0.0.1'),
  API_PORT: port.default(4000),
  /** The site's address; its market hosts (`au.` in front of it) belong to it. */
  SITE_ORIGIN: z.url().default('http://localhost:3000'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** The server itself, where DATABASE_URL is a pooler that gives connections per transaction. */
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** A streaming replica, which answers what visitors read. */
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_FOLDER: z.string().min(1).default(join(dataRoot, 'database')),
  MEDIA_FOLDER: z.string().min(1).default(join(dataRoot, 'media')),
  /**
   * The bucket that has the pictures which editors upload. Default: they lie in the folder, which
   * is right for one machine only.
   */
  MEDIA_BUCKET: z.string().min(3).optional(),
  /** Of a provider other than AWS. */
  MEDIA_S3_URL: z.url().optional(),
  MEDIA_S3_REGION: z.string().min(1).default('us-east-1'),
  /** Default: what the machine may do by itself. */
  MEDIA_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  MEDIA_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Bytes of the largest picture that is taken. */
  MEDIA_MOST_BYTES: wholeNumber(1024).default(40_000_000),
  /** Bytes of the largest film that is taken; it is never in memory as a whole. */
  MEDIA_MOST_FILM_BYTES: wholeNumber(1024).default(250_000_000),
  /** Pixels of the largest picture that is taken; a small file may have very many. */
  MEDIA_MOST_PIXELS: wholeNumber(1).default(64_000_000),
  /** Milliseconds to fetch a file of the library from an address. */
  MEDIA_DEADLINE: wholeNumber(100).default(100_000),
  /** `host:port`, comma separated: as `FEED_PRIVATE_HOSTS`, for pictures. */
  MEDIA_PRIVATE_HOSTS: z.string().default(''),
  /** Who signs people in; keys are found by its discovery document. */
  OIDC_ISSUER: z.url().default('http://127.0.0.1:4200'),
  OIDC_AUDIENCE: z.string().default('showroom-api'),
  REGISTRY_URL: z.url().default('http://127.0.0.1:4100'),
  /** Lets people with a role change what markets are made of. */
  REGISTRY_TOKEN: z.string().min(16).default(DEVELOPMENT_SECRETS.REGISTRY_TOKEN),
  /** Known to the site and to the API alone. */
  SITE_TOKEN: z.string().min(16).default(DEVELOPMENT_SECRETS.SITE_TOKEN),
  /** Signs visitor ids. */
  VISITOR_SECRET: z.string().min(16).default(DEVELOPMENT_SECRETS.VISITOR_SECRET),
  /** Signs the links to orders that e-mails carry. */
  ORDER_LINK_SECRET: z.string().min(16).default(DEVELOPMENT_SECRETS.ORDER_LINK_SECRET),
  STRIPE_SECRET_KEY: z.string().min(8).default(DEVELOPMENT_SECRETS.STRIPE_SECRET_KEY),
  STRIPE_WEBHOOK_SECRET: z.string().min(8).default(DEVELOPMENT_SECRETS.STRIPE_WEBHOOK_SECRET),
  /**
   * Where the card provider's API is. Default: the sandbox's; the provider's own in production.
   */
  STRIPE_API_URL: z.url().optional(),
  /** Milliseconds for one try at the card provider. */
  STRIPE_TIMEOUT: wholeNumber(50).default(8000),
  /**
   * The payment providers that are worked with, comma separated; who is not named is neither
   * offered nor needs secrets.
   */
  PAYMENT_VENDORS: z
    .string()
    .default(PROVIDERS.join(','))
    .transform((text) => text.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(PROVIDERS))),
  PAYPAL_CLIENT_ID: z.string().min(8).default(DEVELOPMENT_SECRETS.PAYPAL_CLIENT_ID),
  PAYPAL_CLIENT_SECRET: z.string().min(8).default(DEVELOPMENT_SECRETS.PAYPAL_CLIENT_SECRET),
  /** The id of the webhook at PayPal: part of what PayPal signs. */
  PAYPAL_WEBHOOK_ID: z.string().min(8).default(DEVELOPMENT_SECRETS.PAYPAL_WEBHOOK_ID),
  /** Default: the sandbox's; PayPal's own in production. */
  PAYPAL_API_URL: z.url().optional(),
  PAYPAL_TIMEOUT: wholeNumber(50).default(8000),
  LIQPAY_PUBLIC_KEY: z.string().min(8).default(DEVELOPMENT_SECRETS.LIQPAY_PUBLIC_KEY),
  LIQPAY_PRIVATE_KEY: z.string().min(8).default(DEVELOPMENT_SECRETS.LIQPAY_PRIVATE_KEY),
  /** Where LiqPay sends its callbacks: `/webhooks/liqpay` of this API as the world sees it. */
  LIQPAY_CALLBACK_URL: z.url().optional(),
  /** Default: the sandbox's; LiqPay's own in production. */
  LIQPAY_API_URL: z.url().optional(),
  LIQPAY_TIMEOUT: wholeNumber(50).default(8000),
  /**
   * Sends codes to phones (Twilio Verify). Default: the sandbox, and in production no codes
   * without them.
   */
  TWILIO_ACCOUNT_SID: z.string().min(1).optional(),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
  TWILIO_VERIFY_SERVICE_SID: z.string().min(1).optional(),
  TWILIO_API_URL: z.url().optional(),
  /** Checks e-mail addresses (BriteVerify). */
  BRITEVERIFY_API_KEY: z.string().min(1).optional(),
  BRITEVERIFY_API_URL: z.url().optional(),
  /** Gets the leads (Salesforce); in production they wait without it. */
  CRM_URL: z.url().optional(),
  CRM_CLIENT_ID: z.string().min(1).optional(),
  CRM_CLIENT_SECRET: z.string().min(1).optional(),
  /** Set, forms are taken from people only (reCAPTCHA). */
  RECAPTCHA_SECRET_KEY: z.string().min(1).optional(),
  RECAPTCHA_URL: z.url().default('https://www.google.com/recaptcha'),
  /**
   * `host:port` of ClamAV, which looks at files of visitors; without it nobody does. While it is
   * away no file is taken.
   */
  CLAMAV_ADDRESS: z
    .string()
    .regex(/^[^\s:]+:\d{1,5}$/, 'must be host:port')
    .optional(),
  /** Takes the e-mails. Default: the sandbox's mailbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Showroom <no-reply@showroom.test>'),
  SANDBOX_PORT: port.default(4300),
  SANDBOX_SMTP_PORT: port.default(4325),
  /**
   * `inside` runs the jobs in this process; `apart` leaves them to infra/api/jobs-main.ts, which
   * needs a PostgreSQL server.
   */
  JOBS: z.enum(['inside', 'apart']).default('inside'),
  /** Milliseconds to fetch the file of a feed. */
  FEED_DEADLINE: wholeNumber(100).default(120_000),
  /** Bytes of the largest file of a feed, as it is sent. */
  FEED_MOST_BYTES: wholeNumber(1024).default(200_000_000),
  /**
   * `host:port`, comma separated: what feeds may be fetched from although it is in a network of our
   * own, by http too.
   */
  FEED_PRIVATE_HOSTS: z.string().default(''),
  /** Milliseconds between two looks at the markets' navigation services. */
  NAVIGATION_REFRESH: wholeNumber(100).default(30_000),
  /** Milliseconds between two looks at whether an exchange rate is due to be asked for again. */
  EXCHANGE_RATE_CHECK: wholeNumber(10).default(60_000),
  /**
   * Addresses whose `x-forwarded-for` is believed and who are not rate limited themselves: the
   * site's.
   */
  TRUSTED_PROXIES: z.string().default('loopback'),
  /** Redis or Valkey, which counts requests over all processes. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Requests per minute of one network. */
  RATE_LIMIT: wholeNumber(1).default(600),
  /**
   * Times an hour that one network may make each call that changes something and needs no sign-in.
   */
  CHANGES_PER_NETWORK: wholeNumber(1).default(600),
  /** Holds that run at once from one network, such as an office or a village behind one address. */
  HOLDS_PER_NETWORK: wholeNumber(1).default(24),
  /** Per cent of a market's vehicles on hold from which on a network gets one hold only. */
  HOLDS_CROWDED_FROM: wholeNumber(1).default(20),
  BODY_LIMIT: wholeNumber(1024).default(1_000_000),
  /** Milliseconds between "not ready" and the end of accepting, so that a balancer notices. */
  STOP_DELAY: wholeNumber(0).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type ApiConfig = z.output<typeof schema>;

/**
 * The API's configuration; ends the process with a sentence for each thing that is missing or
 * wrong.
 */
export function parseApiConfig(env: NodeJS.ProcessEnv): ApiConfig {
  return parseConfig(schema, env, neededSecrets(env['PAYMENT_VENDORS']));
}

/** What a provider asks for is not missing where nobody works with it. */
function neededSecrets(vendors: string = PROVIDERS.join(',')): Readonly<Record<string, string>> {
  const unused = PROVIDERS.filter((provider) => !vendors.includes(provider));
  return Object.fromEntries(
    Object.entries(DEVELOPMENT_SECRETS).filter(([key]) => !unused.some((provider) => key.startsWith(`${provider}_`))),
  );
}
