import type { Problem } from '@showroom/contracts/errors/problem';

export type FieldIssue = NonNullable<Problem['errors']>[number];

/** An answer that is no success and has no code of its own: status, one sentence, and the fields it is about. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly issues: readonly FieldIssue[] | undefined;

  constructor(status: number, message: string, issues?: readonly FieldIssue[], options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.issues = issues;
  }
}
