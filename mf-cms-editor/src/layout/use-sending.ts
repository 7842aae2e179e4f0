import { ERROR_TEXTS } from '@showroom/contracts/errors/catalogue';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { useState } from 'react';
import { type FailureTexts, useFailureTexts } from './use-failure-texts';

/** What a failed change tells the person, and which fields it is about. */
export interface Failure {
  readonly title: string;
  readonly fields: Readonly<Record<string, string>>;
  /** All that was wrong, for a form without these fields. */
  readonly reasons: readonly string[];
  /** What makes the change all the same, where a second yes is enough. */
  readonly confirm?: string;
  /** Makes the change once more, where nobody was signed in. */
  readonly again?: () => void;
}

/** Nobody is signed in any more: the change was not even looked at. */
export const isSignedOut = (error: unknown) => error instanceof ShowroomError && error.status === 401;

export function failureOf(error: unknown, texts: FailureTexts): Failure {
  if (!(error instanceof ShowroomError)) {
    return { title: texts.nothing_changed, fields: {}, reasons: [] };
  }
  const issues = error.problem?.errors ?? [];
  const said = error.problem?.detail ?? error.message;
  return {
    // The catalogue's own sentence is translated; what the API adds to it is told as it is.
    title: said === ERROR_TEXTS[error.code] ? texts[error.code] : said,
    fields: Object.fromEntries(issues.map(({ path, message }) => [path, message])),
    reasons: issues.map(({ message }) => message),
    ...(error.problem?.confirm !== undefined && { confirm: error.problem.confirm }),
  };
}

/** A dialog that sends something: open, on its way, or refused. */
type Sending =
  | { readonly status: 'open' }
  | { readonly status: 'sending' }
  | { readonly status: 'failed'; readonly failure: Failure };

interface UseSending {
  readonly isSending: boolean;
  readonly failure: Failure | undefined;
  /** Does the work once at a time; a refusal stays in sight. */
  readonly send: (work: () => Promise<void>) => void;
}

/** What a dialog needs to send something once and to show a refusal. */
export function useSending(): UseSending {
  const [sending, setSending] = useState<Sending>({ status: 'open' });
  const texts = useFailureTexts();
  const isSending = sending.status === 'sending';

  function begin(work: () => Promise<void>): void {
    setSending({ status: 'sending' });
    work().then(
      () => setSending({ status: 'open' }),
      (error: unknown) => {
        const again = isSignedOut(error) && { again: () => begin(work) };
        setSending({ status: 'failed', failure: { ...failureOf(error, texts), ...again } });
      },
    );
  }
  return {
    isSending,
    failure: sending.status === 'failed' ? sending.failure : undefined,
    send: (work) => {
      if (!isSending) begin(work);
    },
  };
}
