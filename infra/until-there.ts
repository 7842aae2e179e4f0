import { setTimeout } from 'node:timers/promises';
import { loggedMessage } from '@showroom/contracts/http/logged-error';
import { type Outage, outageOf } from './outage';

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 4000;

interface Waiting {
  /** Told of each attempt in vain. */
  readonly onOutage: (outage: Outage, error: unknown) => void;
  readonly signal?: AbortSignal;
}

/**
 * Opens what a process cannot do without; while that is away or has no room it is tried again, any
 * other failure is thrown.
 */
export async function untilThere<T>(open: () => Promise<T>, { onOutage, signal }: Waiting): Promise<T> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      return await open();
    } catch (error) {
      const outage = outageOf(error);
      if (!outage) throw error;
      onOutage(outage, error);
      await setTimeout(pause, undefined, signal && { signal });
    }
  }
}

/** Says why something is waited for, once for each reason. */
export function sayOnce(say: (line: string) => void): Waiting['onOutage'] {
  let said: string | undefined;
  return (_, error) => {
    const reason = loggedMessage(error);
    if (reason !== said) say(`It is tried again: ${reason}`);
    said = reason;
  };
}
