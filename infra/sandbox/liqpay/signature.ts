import { createHash } from 'node:crypto';
import { parseJson } from '@showroom/contracts/schema/parse-json';

/** `base64(sha1(private_key + data + private_key))`, the provider's scheme of version 3. */
export function signLiqpay(data: string, privateKey: string): string {
  return createHash('sha1').update(`${privateKey}${data}${privateKey}`).digest('base64');
}

export function encodeLiqpay(payload: unknown): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}

/** The fields of a form that carry a payload. */
export function signedForm(
  payload: unknown,
  privateKey: string,
): { readonly data: string; readonly signature: string } {
  const data = encodeLiqpay(payload);
  return { data, signature: signLiqpay(data, privateKey) };
}

interface SignedForm {
  readonly data?: string;
  readonly signature?: string;
}

/** The payload of signed data, or undefined when it is not signed by that key. */
export function parseSigned({ data, signature }: SignedForm, privateKey: string): unknown {
  if (data === undefined || signature !== signLiqpay(data, privateKey)) return undefined;
  return parseJson(Buffer.from(data, 'base64').toString());
}
