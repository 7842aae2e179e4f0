import * as z from 'zod';
import type { ApiConfig } from '../../api-config';
import { askProvider, type ProviderAnswer } from '../outside/ask-provider';

const DEADLINE = 8000;
const PRODUCTION = 'https://verify.twilio.com';
/** Of the sandbox, good for nothing elsewhere. */
const DEVELOPMENT = { account: 'ACdevelopment', token: 'development-phone-token', service: 'VAdevelopment' } as const;

/**
 * Invalid parameter, landline, blocked prefix, region without permission: no code can get there.
 */
const NO_NUMBER: ReadonlySet<number> = new Set([60200, 60205, 60410, 60605, 21408, 21211]);

/** What became of asking for a code, or of checking one. */
type PhoneAnswer = 'sent' | 'approved' | 'wrong' | 'gone' | 'no-number' | 'too-many' | 'unavailable';

/** Sends codes and checks them; knows nothing of visitors. */
export interface PhoneProvider {
  send(phone: string, language: string): Promise<PhoneAnswer>;
  check(phone: string, code: string): Promise<PhoneAnswer>;
}

/** Whoever sends codes; undefined when the configuration names nobody. */
export function phoneProvider(config: ApiConfig): PhoneProvider | undefined {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_VERIFY_SERVICE_SID, TWILIO_API_URL } = config;
  if (TWILIO_ACCOUNT_SID && TWILIO_AUTH_TOKEN && TWILIO_VERIFY_SERVICE_SID) {
    const account = { account: TWILIO_ACCOUNT_SID, token: TWILIO_AUTH_TOKEN, service: TWILIO_VERIFY_SERVICE_SID };
    return twilio(TWILIO_API_URL ?? PRODUCTION, account);
  }
  if (TWILIO_ACCOUNT_SID ?? TWILIO_AUTH_TOKEN ?? TWILIO_VERIFY_SERVICE_SID) {
    throw new Error('TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_VERIFY_SERVICE_SID: set all of them, or none.');
  }
  if (config.NODE_ENV === 'production') return undefined;
  return twilio(TWILIO_API_URL ?? `http://127.0.0.1:${config.SANDBOX_PORT}/twilio`, DEVELOPMENT);
}

interface Account {
  readonly account: string;
  readonly token: string;
  readonly service: string;
}

const refusal = z.object({ code: z.number() });
const verification = z.object({ status: z.string() });

function twilio(base: string, { account, token, service }: Account): PhoneProvider {
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;

  async function ask(what: string, form: Readonly<Record<string, string>>): Promise<PhoneAnswer> {
    try {
      const address = `${base.replace(/\/$/, '')}/v2/Services/${service}/${what}`;
      return meaningOf(await askProvider(address, { form, headers: { authorization }, deadline: DEADLINE }));
    } catch {
      return 'unavailable';
    }
  }

  return {
    send: (phone, language) => ask('Verifications', { To: phone, Channel: 'sms', Locale: language }),
    check: (phone, code) => ask('VerificationCheck', { To: phone, Code: code }),
  };
}

function meaningOf({ status, body }: ProviderAnswer): PhoneAnswer {
  const refused = refusal.safeParse(body).data?.code ?? 0;
  if (status === 404) return 'gone';
  if (status === 429) return 'too-many';
  if (status === 400 && NO_NUMBER.has(refused)) return 'no-number';
  const told = verification.safeParse(body).data?.status;
  if (status === 201 && told !== undefined) return 'sent';
  if (status !== 200 || told === undefined) return 'unavailable';
  if (told === 'approved') return 'approved';
  return told === 'pending' ? 'wrong' : 'gone';
}
