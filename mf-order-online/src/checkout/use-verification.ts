import type { ErrorCode } from '@showroom/contracts/errors/catalogue';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useState } from 'react';
import { verificationCalls } from '../data/verification-calls';

/** How far the verification of a phone came. */
type VerificationState =
  | { readonly status: 'unsent' }
  | { readonly status: 'sending' }
  /** A code is on its way to `phone`, in the platform's format. */
  | { readonly status: 'sent'; readonly phone: string; readonly wrong: boolean }
  | { readonly status: 'checking'; readonly phone: string }
  | { readonly status: 'failed'; readonly code: ErrorCode; readonly phone: string | undefined };

interface Verification {
  readonly state: VerificationState;
  send(): Promise<void>;
  /** Answers whether the code was right. */
  check(code: string): Promise<boolean>;
}

/** Verifies a phone by a code; sending waits for the visitor, so that a reload sends nothing. */
export function useVerification(phone: string): Verification {
  const { client, market, locale } = usePlatform();
  const [state, setState] = useState<VerificationState>({ status: 'unsent' });
  const calls = verificationCalls(client, market.code, locale);
  const fail = (error: unknown, sentTo?: string) => setState({ status: 'failed', code: codeOf(error), phone: sentTo });
  return {
    state,
    async send() {
      setState({ status: 'sending' });
      try {
        const { attributes } = await calls.create(phone);
        setState({ status: 'sent', phone: attributes.phone_number, wrong: false });
      } catch (error) {
        fail(error);
      }
    },
    async check(code) {
      const sentTo = 'phone' in state && state.phone ? state.phone : phone;
      setState({ status: 'checking', phone: sentTo });
      try {
        const { attributes } = await calls.check(phone, code);
        if (attributes.status === 'approved') return true;
        setState({ status: 'sent', phone: sentTo, wrong: true });
      } catch (error) {
        fail(error, sentTo);
      }
      return false;
    },
  };
}

function codeOf(error: unknown): ErrorCode {
  return error instanceof ShowroomError ? error.code : 'block.failed';
}
