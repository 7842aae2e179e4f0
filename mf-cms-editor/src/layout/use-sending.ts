import { useState } from 'react';
import { type Failure, failureOf, type Sending } from './failure';

interface UseSending {
  readonly isSending: boolean;
  readonly failure: Failure | undefined;
  /** Does the work once at a time; a refusal stays in sight. */
  readonly send: (work: () => Promise<void>) => void;
}

/** What a dialog needs to send something once and to show a refusal. */
export function useSending(): UseSending {
  const [sending, setSending] = useState<Sending>({ status: 'open' });
  const isSending = sending.status === 'sending';
  return {
    isSending,
    failure: sending.status === 'failed' ? sending.failure : undefined,
    send: (work) => {
      if (isSending) return;
      setSending({ status: 'sending' });
      work().then(
        () => setSending({ status: 'open' }),
        (error: unknown) => setSending({ status: 'failed', failure: failureOf(error) }),
      );
    },
  };
}
