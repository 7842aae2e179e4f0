import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requestDeadline } from '@showroom/contracts/http/request-deadline';
import { answeredLine, requestIdOf, serverLog } from '@showroom/contracts/http/server-log';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { type CrmSandbox, registerCrm } from './crm/crm';
import { registerEmailCheck } from './email-check/email-check';
import { indexPage } from './index-page';
import { LIQPAY_DEVELOPMENT } from './liqpay/keys';
import { type LiqpaySandbox, registerLiqpay } from './liqpay/liqpay';
import { type Mailbox, registerMailbox } from './mailbox/mailbox';
import { registerMena } from './mena/mena';
import { registerNaas } from './naas/naas';
import { registerControl } from './payments/control';
import { registerPages } from './payments/pages';
import { PAYPAL_DEVELOPMENT } from './paypal/keys';
import { type PaypalSandbox, registerPaypal } from './paypal/paypal';
import { registerRecaptcha } from './recaptcha/recaptcha';
import { sendSandboxPage } from './sandbox-page';
import { DEVELOPMENT_KEYS } from './stripe/keys';
import { registerStripe, type StripeSandbox } from './stripe/stripe';
import { registerTwilio, type TwilioSandbox } from './twilio/twilio';

export interface SandboxOptions {
  /** 0 takes a free port. */
  readonly port: number;
  readonly smtpPort: number;
  /** The platform API, which gets the webhooks. */
  readonly apiUrl: string;
  readonly keys?: { readonly secretKey: string; readonly publishableKey: string; readonly webhookSecret: string };
  readonly paypal?: { readonly clientId: string; readonly clientSecret: string; readonly webhookId: string };
  readonly liqpay?: { readonly publicKey: string; readonly privateKey: string };
  readonly now?: () => Date;
  readonly logLevel?: string;
  /** Keeps payments over a restart; without it they are gone with the process. */
  readonly folder?: string;
}

export interface Sandbox {
  readonly app: FastifyInstance;
  readonly url: string;
  readonly port: number;
  readonly smtpPort: number;
  readonly stripe: StripeSandbox;
  readonly paypal: PaypalSandbox;
  readonly liqpay: LiqpaySandbox;
  readonly mailbox: Mailbox;
  readonly crm: CrmSandbox;
  readonly phones: TwilioSandbox;
  readonly emailCheck: ReturnType<typeof registerEmailCheck>;
  readonly recaptcha: ReturnType<typeof registerRecaptcha>;
  close(): Promise<void>;
}

const SITE_ORIGINS = /^https?:\/\/([a-z]{2}\.)?(localhost|127\.0\.0\.1)(:\d+)?$/;

/** Starts every stand-in in this process. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const now = options.now ?? (() => new Date());
  const keys = options.keys ?? DEVELOPMENT_KEYS;
  const app = Fastify({
    logger: { ...serverLog('sandbox'), level: options.logLevel ?? 'silent' },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    forceCloseConnections: true,
    ...requestDeadline(),
  });
  app.addHook('onResponse', async (request, reply) => {
    if (!request.url.startsWith('/health/')) request.log.info(answeredLine(request, reply), 'answered');
  });
  const address = { url: '' };

  const stripe = registerStripe(app, {
    keys,
    webhookUrl: `${options.apiUrl}/webhooks/stripe`,
    webhookSecret: keys.webhookSecret,
    now,
    url: () => address.url,
    siteOrigins: SITE_ORIGINS,
    stateFile: fileOf(options, 'stripe'),
  });
  const paypal = registerPaypal(app, {
    keys: options.paypal ?? PAYPAL_DEVELOPMENT,
    webhookUrl: `${options.apiUrl}/webhooks/paypal`,
    now,
    url: () => address.url,
    stateFile: fileOf(options, 'paypal'),
  });
  const liqpay = registerLiqpay(app, {
    keys: options.liqpay ?? LIQPAY_DEVELOPMENT,
    now,
    stateFile: fileOf(options, 'liqpay'),
  });
  app.register(async (scope) => registerControl(scope, { stripe, paypal, liqpay }));
  registerPages(app);
  const mailbox = registerMailbox(app, { smtpPort: options.smtpPort, now });
  registerNaas(app, () => address.url);
  registerMena(app);
  const crm = registerCrm(app, () => address.url);
  const phones = registerTwilio(app, { now, newCode: () => String(randomInt(1_000_000)).padStart(6, '0') });
  const emailCheck = registerEmailCheck(app);
  const recaptcha = registerRecaptcha(app);

  app.get('/', (_request, reply) => sendSandboxPage(reply, indexPage(mailbox.smtpPort())));
  app.get('/sandbox.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(readFileSync(join(import.meta.dirname, 'sandbox.css'), 'utf8')),
  );
  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health/ready', () => ({ status: 'ok' }));

  await app.listen({ port: options.port, host: '127.0.0.1' });
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : options.port;
  address.url = `http://127.0.0.1:${port}`;
  return {
    app,
    url: address.url,
    port,
    smtpPort: mailbox.smtpPort(),
    stripe,
    paypal,
    liqpay,
    mailbox,
    crm,
    phones,
    emailCheck,
    recaptcha,
    close: () => app.close(),
  };
}

function fileOf({ folder }: SandboxOptions, provider: string): string | undefined {
  return folder === undefined ? undefined : join(folder, `${provider}.json`);
}
