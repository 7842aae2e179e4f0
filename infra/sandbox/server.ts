import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { requestDeadline } from '@showroom/contracts/http/request-deadline';
import { answeredLine, requestIdOf, serverLog } from '@showroom/contracts/http/server-log';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { registerAnalytics } from './analytics/analytics';
import { registerConfigurator } from './configurator/configurator';
import { registerConsent } from './consent/consent';
import { type CrmSandbox, registerCrm } from './crm/crm';
import { registerEmailCheck } from './email-check/email-check';
import { indexPage } from './index-page';
import { DEVELOPMENT_KEYS, type KeysOf } from './keys';
import { registerLiqpay } from './liqpay/liqpay';
import type { LiqpaySandbox } from './liqpay/state';
import { type Mailbox, registerMailbox } from './mailbox/mailbox';
import { registerMena } from './mena/mena';
import { registerNaas } from './naas/naas';
import { sendSandboxPage, serveFiles } from './pages';
import { registerControl } from './payments/control';
import { PAGES_STYLE } from './payments/pages';
import { registerPaypal } from './paypal/paypal';
import type { PaypalSandbox } from './paypal/state';
import { registerRecaptcha } from './recaptcha/recaptcha';
import type { StripeSandbox } from './stripe/state';
import { registerStripe } from './stripe/stripe';
import { registerTwilio, type TwilioSandbox } from './twilio/twilio';

export interface SandboxOptions {
  /** 0 takes a free port. */
  readonly port: number;
  readonly smtpPort: number;
  /** The platform API, which gets the webhooks. */
  readonly apiUrl: string;
  /** Credentials; those for development, for what is left out. */
  readonly keys?: { readonly [P in keyof typeof DEVELOPMENT_KEYS]?: KeysOf<P> };
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
  const keys = { ...DEVELOPMENT_KEYS, ...options.keys };
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

  const common = <P extends keyof typeof DEVELOPMENT_KEYS>(name: P) => ({
    keys: keys[name],
    webhookUrl: `${options.apiUrl}/webhooks/${name}`,
    now,
    url: () => address.url,
    stateFile: options.folder && join(options.folder, `${name}.json`),
  });

  const stripe = registerStripe(app, { ...common('stripe'), siteOrigins: SITE_ORIGINS });
  const paypal = registerPaypal(app, common('paypal'));
  const liqpay = registerLiqpay(app, common('liqpay'));
  app.register(async (scope) => registerControl(scope, { stripe, paypal, liqpay }));
  const fileOf = (name: string) => join(import.meta.dirname, name);
  serveFiles(app, { [PAGES_STYLE]: fileOf(`.${PAGES_STYLE}`), '/sandbox.css': fileOf('sandbox.css') });
  const mailbox = registerMailbox(app, { smtpPort: options.smtpPort, now });
  registerNaas(app, () => address.url);
  registerConfigurator(app);
  registerMena(app);
  registerConsent(app);
  registerAnalytics(app);
  const crm = registerCrm(app, () => address.url);
  const phones = registerTwilio(app, { now, newCode: () => String(randomInt(1_000_000)).padStart(6, '0') });
  const emailCheck = registerEmailCheck(app);
  const recaptcha = registerRecaptcha(app);

  app.get('/', (_request, reply) => sendSandboxPage(reply, indexPage(mailbox.smtpPort())));
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
