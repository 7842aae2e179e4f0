import * as z from 'zod';
import type { ApiConfig } from '../../api-config';
import { askProvider, isTimeout } from '../outside/ask-provider';

/** Milliseconds after which an address counts as valid. */
export const EMAIL_DEADLINE = 5000;
const PRODUCTION = 'https://bpi.briteverify.com';
/** Of the sandbox, good for nothing elsewhere. */
const DEVELOPMENT_KEY = 'development-email-key';
const VALID: ReadonlySet<string> = new Set(['valid', 'accept_all']);

export interface EmailVerdict {
  readonly valid: boolean;
  readonly status: string;
  readonly code: 'TIMEOUT' | 'VALIDATION_ERROR' | null;
  readonly message: string | null;
}

export interface EmailService {
  readonly url: string;
  readonly key: string;
}

/** The service that knows addresses; undefined without a key. */
export function emailService(config: ApiConfig): EmailService | undefined {
  const isProduction = config.NODE_ENV === 'production';
  const key = config.BRITEVERIFY_API_KEY ?? (isProduction ? undefined : DEVELOPMENT_KEY);
  const sandbox = `http://127.0.0.1:${config.SANDBOX_PORT}/email-check`;
  const url = config.BRITEVERIFY_API_URL ?? (config.BRITEVERIFY_API_KEY || isProduction ? PRODUCTION : sandbox);
  return key === undefined ? undefined : { url, key };
}

const answered = z.object({ email: z.object({ status: z.string() }) });

const failedWith = (message: string | null): EmailVerdict => ({
  valid: true,
  status: 'error',
  code: 'VALIDATION_ERROR',
  message,
});

/** A service that is away never keeps anybody from going on. */
export async function checkEmail(
  { url, key }: EmailService,
  email: string,
  deadline: number = EMAIL_DEADLINE,
): Promise<EmailVerdict> {
  try {
    const address = `${url.replace(/\/$/, '')}/api/v1/fullverify`;
    const headers = { authorization: `ApiKey: ${key}` };
    const { status, statusText, body } = await askProvider(address, { json: { email }, headers, deadline });
    if (status < 200 || status > 299) return failedWith(`${status} ${statusText}`.trim());
    const parsed = answered.safeParse(body);
    if (!parsed.success) return failedWith(null);
    const verdict = parsed.data.email.status;
    return { valid: VALID.has(verdict), status: verdict, code: null, message: null };
  } catch (error) {
    if (isTimeout(error)) return { valid: true, status: 'timeout', code: 'TIMEOUT', message: null };
    return failedWith(null);
  }
}
