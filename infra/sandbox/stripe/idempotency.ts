import { StripeFailure } from './errors';
import type { StripeState } from './state';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly replayed: boolean;
}

/**
 * The provider's rules: the first answer is kept, errors and 500s included; the same key with other
 * parameters is an error; a request that was refused before work began keeps nothing.
 */
export function answerOnce(
  state: StripeState,
  key: string | undefined,
  fingerprint: string,
  work: () => { readonly status: number; readonly body: unknown },
): Answer {
  if (key === undefined) return { ...attempt(work).answer, replayed: false };
  const known = state.answers.get(key);
  if (known) return replay(known, key, fingerprint);
  const { answer, keep } = attempt(work);
  if (keep) state.answers.set(key, { fingerprint, ...answer });
  return { ...answer, replayed: false };
}

function replay(
  known: { fingerprint: string; status: number; body: unknown },
  key: string,
  fingerprint: string,
): Answer {
  if (known.fingerprint === fingerprint) return { status: known.status, body: known.body, replayed: true };
  throw new StripeFailure(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

function attempt(work: () => { readonly status: number; readonly body: unknown }) {
  try {
    return { answer: work(), keep: true };
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error;
    return { answer: { status: error.status, body: { error: error.body } }, keep: !error.refusedAtDoor };
  }
}
