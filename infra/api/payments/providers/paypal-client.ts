import * as z from 'zod';
import { askProvider, type ProviderAnswer, unexpected } from './provider-http';

export interface PaypalOptions {
  /** `https://api-m.paypal.com`, or the sandbox's. */
  readonly apiUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Milliseconds for one try. */
  readonly timeout: number;
  readonly now: () => Date;
}

interface PaypalCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** JSON, as it is sent. */
  readonly body?: string;
  /** PayPal's idempotency key. */
  readonly requestId?: string;
}

/** PayPal's REST API with its access token: any status below 500 is an answer. */
export interface Paypal {
  ask(call: PaypalCall): Promise<ProviderAnswer>;
}

const granted = z.object({ access_token: z.string().min(1), expires_in: z.number() });

interface Token {
  readonly value: string;
  readonly ends: number;
}

/** A token is not used in its last minute: it would end on the way. */
const MARGIN = 60_000;

export function connectPaypal({ apiUrl, clientId, clientSecret, timeout, now }: PaypalOptions): Paypal {
  let asking: Promise<Token> | undefined;

  async function askForToken(): Promise<Token> {
    const answer = await askProvider(
      `${apiUrl}/v1/oauth2/token`,
      {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
      },
      timeout,
    );
    const parsed = granted.safeParse(answer.body);
    if (answer.status !== 200 || !parsed.success) throw unexpected('PayPal', 'oauth2/token', answer);
    const { access_token: value, expires_in } = parsed.data;
    return { value, ends: now().getTime() + expires_in * 1000 - MARGIN };
  }

  /** One request for many callers; a failure is forgotten, so that the next caller asks again. */
  async function token(): Promise<string> {
    const known = await asking?.catch(() => undefined);
    if (known && known.ends > now().getTime()) return known.value;
    asking = askForToken();
    return (await asking).value;
  }

  async function askWith(accessToken: string, { method, path, body, requestId }: PaypalCall): Promise<ProviderAnswer> {
    const headers = {
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
      ...(requestId !== undefined && { 'paypal-request-id': requestId }),
    };
    return askProvider(`${apiUrl}${path}`, { method, headers, ...(body !== undefined && { body }) }, timeout);
  }

  return {
    async ask(call) {
      const answer = await askWith(await token(), call);
      if (answer.status !== 401) return answer;
      // PayPal may end a token before its time.
      asking = undefined;
      return askWith(await token(), call);
    },
  };
}
