/** A refusal with the status that answers it. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const FULL_DISK: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** A full disk in one sentence that says what became of the change; every other error as it is. */
export function explainedWrite(error: unknown, what: string): unknown {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (!FULL_DISK.has(code)) return error;
  return new RegistryError(507, `The registry's disk is full: ${what}. Free some room and run it again.`);
}
