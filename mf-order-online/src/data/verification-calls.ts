import type { CallAnswer } from '@showroom/contracts/calls/call';
import type { checkVerification, createVerification } from '@showroom/contracts/calls/verification';
import type { Client } from '@showroom/contracts/client/client';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { MarketCode } from '@showroom/contracts/markets';

export interface VerificationCalls {
  create(phone: string): Promise<CallAnswer<typeof createVerification>['data']>;
  check(phone: string, code: string): Promise<CallAnswer<typeof checkVerification>['data']>;
}

/** Codes by phone, in the market's way of writing numbers and the page's language. */
export function verificationCalls(client: Client, market: MarketCode, locale: string): VerificationCalls {
  const declared = () => import('@showroom/contracts/calls/verification');
  return {
    async create(phone_number) {
      const { createVerification } = await declared();
      return (await client.send(createVerification, { body: { phone_number, market, locale } })).data;
    },
    async check(phone_number, code) {
      const { checkVerification } = await declared();
      return (await client.send(checkVerification, { body: { phone_number, market, code } })).data;
    },
  };
}

/** Milliseconds to wait for the check of an address; it is not worth more of the visitor's time. */
const DOUBT_DEADLINE = 4000;

/** Whether email to an address probably bounces; a check that fails or is slow doubts nothing. */
export async function isDoubtfulEmail(client: Client, email: string): Promise<boolean> {
  const { verifyEmail } = await import('@showroom/contracts/calls/verification');
  try {
    return !(await client.send(verifyEmail, { body: { email } }, { deadline: DOUBT_DEADLINE })).data.attributes.valid;
  } catch (error) {
    if (error instanceof ShowroomError) return false;
    throw error;
  }
}
