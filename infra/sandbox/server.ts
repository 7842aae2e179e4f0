import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { indexPage } from './index-page';
import { type Mailbox, registerMailbox } from './mailbox/mailbox';
import { registerNaas } from './naas/naas';
import { sendSandboxPage } from './sandbox-page';
import { DEVELOPMENT_KEYS } from './stripe/keys';
import { registerStripe, type StripeSandbox } from './stripe/stripe';

export interface SandboxOptions {
  /** 0 takes a free port. */
  readonly port: number;
  readonly smtpPort: number;
  /** The platform API, which gets the webhooks. */
  readonly apiUrl: string;
  readonly keys?: { readonly secretKey: string; readonly publishableKey: string; readonly webhookSecret: string };
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
  readonly mailbox: Mailbox;
  close(): Promise<void>;
}

const SITE_ORIGINS = /^https?:\/\/([a-z]{2}\.)?(localhost|127\.0\.0\.1)(:\d+)?$/;

/** Starts every stand-in in this process. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const now = options.now ?? (() => new Date());
  const keys = options.keys ?? DEVELOPMENT_KEYS;
  const app = Fastify({ logger: { level: options.logLevel ?? 'silent' }, forceCloseConnections: true });
  const address = { url: '' };

  const stripe = registerStripe(app, {
    keys,
    webhookUrl: `${options.apiUrl}/webhooks/stripe`,
    webhookSecret: keys.webhookSecret,
    now,
    url: () => address.url,
    siteOrigins: SITE_ORIGINS,
    stateFile: options.folder === undefined ? undefined : join(options.folder, 'stripe.json'),
  });
  const mailbox = registerMailbox(app, { smtpPort: options.smtpPort, now });
  registerNaas(app, () => address.url);

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
  return { app, url: address.url, port, smtpPort: mailbox.smtpPort(), stripe, mailbox, close: () => app.close() };
}
