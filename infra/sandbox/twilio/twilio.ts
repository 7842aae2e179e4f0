import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml, htmlPage } from '../../html';
import { acceptForms } from '../forms';
import { sendSandboxPage } from '../pages';
import { registerServiceFaults, type ServiceFaults } from '../service-faults';

/** Credentials of the stand-in, good for nothing elsewhere. */
const TWILIO_CREDENTIALS = {
  accountSid: 'ACdevelopment',
  authToken: 'development-phone-token',
  serviceSid: 'VAdevelopment',
} as const;

const MINUTES = 10;
const MOST_CHECKS = 5;
const MOST_SENT = 5;
/** Numbers that end so are landlines: they cannot get a message. */
const LANDLINE = '0000';

interface Verification {
  readonly sid: string;
  readonly to: string;
  readonly code: string;
  readonly endsAt: number;
  sent: number;
  checks: number;
}

interface PhoneMessage {
  readonly to: string;
  readonly body: string;
  readonly code: string;
  readonly locale: string;
}

export interface TwilioSandbox {
  readonly faults: ServiceFaults<never>;
  /** What phones got, newest first. */
  readonly messages: readonly PhoneMessage[];
}

export interface TwilioOptions {
  readonly now: () => Date;
  /** Six digits. */
  readonly newCode: () => string;
}

type Form = Readonly<Record<string, string>>;

/** Twilio Verify's API below `/twilio`, and the phones: `/phones` shows what they got. */
export function registerTwilio(app: FastifyInstance, { now, newCode }: TwilioOptions): TwilioSandbox {
  const pending = new Map<string, Verification>();
  const messages: PhoneMessage[] = [];
  const faults = registerServiceFaults(app, 'twilio', []);
  const { accountSid, authToken, serviceSid } = TWILIO_CREDENTIALS;
  const credentials = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  let count = 0;

  const refuse = (reply: FastifyReply, status: number, code: number, message: string) =>
    reply.code(status).send({ code, message, status, more_info: `https://www.twilio.com/docs/errors/${code}` });

  async function isTurnedAway(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    if (await faults.answers(request, reply)) return true;
    if (request.headers.authorization === credentials) return false;
    refuse(reply, 401, 20003, 'Authenticate');
    return true;
  }

  const shown = ({ sid, to }: Verification, status: string) => ({
    sid,
    service_sid: serviceSid,
    to,
    channel: 'sms',
    status,
    valid: status === 'approved',
  });

  app.register(async (scope) => {
    acceptForms(scope);

    scope.post<{ Body: Form }>(`/twilio/v2/Services/${serviceSid}/Verifications`, async (request, reply) => {
      if (await isTurnedAway(request, reply)) return reply;
      const { To: to = '', Channel: channel, Locale: locale = 'en' } = request.body;
      if (!/^\+[1-9]\d{6,14}$/.test(to) || channel !== 'sms') return refuse(reply, 400, 60200, 'Invalid parameter');
      if (to.endsWith(LANDLINE)) return refuse(reply, 400, 60205, 'SMS is not supported by landline phone number');
      const before = pending.get(to);
      const isOpen = before !== undefined && before.endsAt > now().getTime();
      count += 1;
      const verification = isOpen
        ? before
        : { sid: `VE${count}`, to, code: newCode(), endsAt: now().getTime() + MINUTES * 60_000, sent: 0, checks: 0 };
      if (verification.sent >= MOST_SENT) return refuse(reply, 429, 60203, 'Max send attempts reached');
      verification.sent += 1;
      pending.set(to, verification);
      const { code } = verification;
      messages.unshift({ to, body: `Your Showroom verification code is: ${code}`, code, locale });
      if (faults.loses(request, reply)) return reply;
      return reply.code(201).send(shown(verification, 'pending'));
    });

    scope.post<{ Body: Form }>(`/twilio/v2/Services/${serviceSid}/VerificationCheck`, async (request, reply) => {
      if (await isTurnedAway(request, reply)) return reply;
      const { To: to = '', Code: code } = request.body;
      const verification = pending.get(to);
      if (!verification || verification.endsAt <= now().getTime()) {
        return refuse(reply, 404, 20404, 'The requested resource was not found');
      }
      if (verification.checks >= MOST_CHECKS) return refuse(reply, 429, 60202, 'Max check attempts reached');
      verification.checks += 1;
      if (code !== verification.code) return shown(verification, 'pending');
      pending.delete(to);
      if (faults.loses(request, reply)) return reply;
      return shown(verification, 'approved');
    });
  });

  app.get<{ Querystring: { to?: string } }>('/control/twilio/messages', ({ query: { to } }) => ({
    data: messages.filter((message) => to === undefined || message.to === to),
  }));
  app.get('/phones', (_request, reply) => sendSandboxPage(reply, phonesPage(messages)));
  return { faults, messages };
}

function phonesPage(messages: readonly PhoneMessage[]): string {
  const rows = messages.map(
    ({ to, body, locale }) =>
      `<tr><td>${escapeHtml(to)}</td><td>${escapeHtml(body)}</td><td>${escapeHtml(locale)}</td></tr>`,
  );
  const table = `<table><thead><tr><th>To</th><th>Message</th><th>Language</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  const body = rows.length > 0 ? table : '<p>No message yet.</p>';
  return htmlPage({
    title: 'Phones',
    styles: ['/sandbox.css'],
    body: `<main><nav><a href="/">Sandbox</a></nav><h1>Phones</h1>${body}</main>`,
  });
}
