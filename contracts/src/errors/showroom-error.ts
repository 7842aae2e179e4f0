import { ERROR_TEXTS, type ErrorCode } from './catalogue';
import { isShowroomError } from './is-showroom-error';
import type { Problem } from './problem';

interface ErrorOptions {
  readonly cause?: unknown;
  readonly status?: number;
  readonly problem?: Problem;
  readonly detail?: string;
  /** What stands now, where a change was made from something older. */
  readonly present?: unknown;
}

/**
 * A failure with a code of the catalogue; `status` follows HTTP, `problem` is what the API
 * answered.
 */
export class ShowroomError extends Error {
  override readonly name = 'ShowroomError';

  /** Shell and remotes are each built with a copy of this class; the error of any copy is one. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isShowroomError(value);
  }

  readonly code: ErrorCode;
  readonly status: number;
  readonly problem: Problem | undefined;
  readonly present: unknown;

  constructor(code: ErrorCode, options: ErrorOptions = {}) {
    super(options.detail ? `${ERROR_TEXTS[code]} (${options.detail})` : ERROR_TEXTS[code], { cause: options.cause });
    this.code = code;
    this.status = options.status ?? 500;
    this.problem = options.problem;
    this.present = options.present ?? options.problem?.present;
  }
}
