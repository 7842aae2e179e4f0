import { Refusal } from '../kernel/refusal';

/** 422 for a file that the library does not take, with what is wrong and what to do. */
export function refused(reason: string, options?: ErrorOptions): Refusal {
  return new Refusal(422, reason, [{ path: 'file', message: reason }], options);
}
