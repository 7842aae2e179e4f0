import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { Platform } from '@showroom/shared-ui/platform';

/** Milliseconds that a page waits for what it can do without. */
const PATIENCE = 1200;

/**
 * An extra of the page: when it fails or takes long, the page does without it, and is made anew
 * for the next visitor.
 */
export async function withRetry<T>(
  { lacks }: Platform,
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<T>,
  instead: T,
): Promise<T> {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
  try {
    return await ask(patience);
  } catch (error) {
    if (signal.aborted || !(patience.aborted || error instanceof ShowroomError)) throw error;
    lacks?.();
    return instead;
  }
}
