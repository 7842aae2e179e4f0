import type { Problem } from '@showroom/contracts/errors/problem';

export type FieldIssue = NonNullable<Problem['errors']>[number];

interface RefusalOptions extends ErrorOptions {
  /** Sent again with the same change, it is made all the same. */
  readonly confirm?: string;
}

/**
 * An answer that is no success and has no code of its own: status, one sentence, and the fields it
 * is about.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly issues: readonly FieldIssue[] | undefined;
  readonly confirm: string | undefined;

  constructor(status: number, message: string, issues?: readonly FieldIssue[], options?: RefusalOptions) {
    super(message, options);
    this.confirm = options?.confirm;
    this.status = status;
    this.issues = issues;
  }
}
