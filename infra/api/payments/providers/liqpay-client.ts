import { createHash, timingSafeEqual } from 'node:crypto';
import { askProvider, askProviderOnce, type ProviderAnswer } from './provider-http';

export interface LiqpayOptions {
  /** `https://www.liqpay.ua/api`, or the sandbox's. */
  readonly apiUrl: string;
  readonly publicKey: string;
  readonly privateKey: string;
  /** Milliseconds for one try. */
  readonly timeout: number;
}

interface Signed {
  /** JSON as base64. */
  readonly data: string;
  readonly signature: string;
}

/**
 * LiqPay's API, version 3: everything that goes either way is data with a signature of the shop's
 * private key.
 */
export interface Liqpay {
  sign(payload: Readonly<Record<string, unknown>>): Signed;
  /** The payload of signed data, undefined when the signature is not right. */
  open(signed: Signed): unknown;
  ask(payload: Readonly<Record<string, unknown>>): Promise<ProviderAnswer>;
  /** For what must not be repeated without looking. */
  askOnce(payload: Readonly<Record<string, unknown>>): Promise<ProviderAnswer>;
}

export function connectLiqpay({ apiUrl, publicKey, privateKey, timeout }: LiqpayOptions): Liqpay {
  const signatureOf = (data: string) => createHash('sha1').update(`${privateKey}${data}${privateKey}`).digest();

  function sign(payload: Readonly<Record<string, unknown>>): Signed {
    const data = Buffer.from(JSON.stringify({ version: 3, public_key: publicKey, ...payload })).toString('base64');
    return { data, signature: signatureOf(data).toString('base64') };
  }

  function requestOf(payload: Readonly<Record<string, unknown>>) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return { method: 'POST', headers, body: new URLSearchParams({ ...sign(payload) }).toString() } as const;
  }

  return {
    sign,
    open({ data, signature }) {
      const [given, right] = [Buffer.from(signature, 'base64'), signatureOf(data)];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      return JSON.parse(Buffer.from(data, 'base64').toString());
    },
    ask: (payload) => askProvider(`${apiUrl}/request`, requestOf(payload), timeout),
    askOnce: (payload) => askProviderOnce(`${apiUrl}/request`, requestOf(payload), timeout),
  };
}
