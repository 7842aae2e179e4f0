import { partOf } from '../schema/part-of';
import { ERROR_TEXTS, type ErrorCode } from './catalogue';
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
    return value instanceof Error && value.name === 'ShowroomError';
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

/** Any thrown value as message plus status: statusCode, status, response status, or 500. */
export function normaliseError(error: unknown): { message: string; status: number } {
  const record = typeof error === 'object' && error !== null ? { ...error } : {};
  const message = error instanceof Error ? error.message : String(error);
  const response: unknown = Reflect.get(record, 'response');
  const candidates = [Reflect.get(record, 'statusCode'), Reflect.get(record, 'status'), partOf(response, 'status')];
  const status = candidates.find((value): value is number => typeof value === 'number');
  return { message, status: status ?? 500 };
}
