import { outageOf } from '../outage';

/** What a change would lose, a sentence each, and what confirms it all the same. */
export interface NeedsConfirmation {
  readonly losses: readonly string[];
  readonly confirm: string;
}

/** A refusal with the status that answers it. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  readonly status: number;
  readonly needs: NeedsConfirmation | undefined;
  constructor(status: number, message: string, needs?: NeedsConfirmation) {
    super(message);
    this.status = status;
    this.needs = needs;
  }
}

/** A full disk in one sentence that says what became of the change; every other error as it is. */
export function explainedFailure(error: unknown, what: string): unknown {
  if (outageOf(error)?.status !== 507) return error;
  return new RegistryError(507, `The registry's disk is full: ${what}. Free some room and run it again.`);
}
