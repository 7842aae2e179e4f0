import { ShowroomError } from '@showroom/contracts/errors/showroom-error';

/** Milliseconds that a page waits for what it can do without. */
const PATIENCE = 1200;

/** An extra of the page: when it fails or takes long, the page stands without it. */
export async function patiently<T>(
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<T>,
  instead: T,
): Promise<T> {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
  try {
    return await ask(patience);
  } catch (error) {
    if (signal.aborted || !(patience.aborted || error instanceof ShowroomError)) throw error;
    return instead;
  }
}
