import { ShowroomError } from '@showroom/contracts/errors/showroom-error';

/** What a failed change tells the person, and which fields it is about. */
export interface Failure {
  readonly title: string;
  readonly fields: Readonly<Record<string, string>>;
}

export function failureOf(error: unknown): Failure {
  if (!(error instanceof ShowroomError)) return { title: 'Nothing was changed. Please try again.', fields: {} };
  const fields = Object.fromEntries((error.problem?.errors ?? []).map(({ path, message }) => [path, message]));
  return { title: error.problem?.detail ?? error.message, fields };
}

/** A dialog that sends something: open, on its way, or refused. */
export type Sending =
  | { readonly status: 'open' }
  | { readonly status: 'sending' }
  | { readonly status: 'failed'; readonly failure: Failure };
