import { randomBytes } from 'node:crypto';
import type { KeysOf } from '../keys';
import { unauthorised } from './errors';

const LIFETIME_SECONDS = 32_400;

export interface Tokens {
  /** For `Authorization: Basic client:secret`. */
  issue(authorization: string | undefined): Readonly<Record<string, string | number>>;
  check(authorization: string | undefined): void;
  /** Ends every token, as the provider may at any time. */
  end(): void;
}

/** Access tokens of the client credentials grant. */
export function createTokens({ clientId, clientSecret }: KeysOf<'paypal'>, now: () => Date): Tokens {
  const ends = new Map<string, number>();
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  return {
    issue(authorization) {
      if (authorization !== basic) throw unauthorised('invalid_client', 'Client Authentication failed');
      const token = `A21AA${randomBytes(30).toString('base64url')}`;
      ends.set(token, now().getTime() + LIFETIME_SECONDS * 1000);
      return {
        scope: 'https://uri.paypal.com/services/payments/payment/authcapture',
        access_token: token,
        token_type: 'Bearer',
        app_id: 'APP-SANDBOX',
        expires_in: LIFETIME_SECONDS,
      };
    },
    check(authorization) {
      const end = ends.get(authorization?.replace(/^Bearer /i, '') ?? '');
      if (end === undefined || end <= now().getTime()) {
        throw unauthorised('invalid_token', 'Access Token not found in cache');
      }
    },
    end: () => ends.clear(),
  };
}
