import {
  type CircuitBreakerPolicy,
  CircuitState,
  circuitBreaker,
  handleWhen,
  type IBackoff,
  type IBreaker,
} from 'cockatiel';
import type { BreakerLimits, BreakerState } from './remote-events';

const LONGEST = 10;

/** One use of what a breaker guards: the first of its outcomes counts. */
export interface Attempt {
  succeed(): void;
  fail(cause: unknown): void;
  /** Tells nothing about what was guarded. */
  leave(): void;
}

class Left extends Error {}

/**
 * Guards one expose of one version: after failures it rests, and is tried beside the requests until
 * it stands again.
 */
export class Breaker {
  readonly #policy: CircuitBreakerPolicy;
  #probeAt = 0;

  constructor({ failures, window, probeAfter }: BreakerLimits, onChange: (state: BreakerState) => void) {
    const pause = (attempt: number): IBackoff<{ readonly attempt: number }> => {
      const duration = Math.min(probeAfter * 2 ** (attempt - 1), probeAfter * LONGEST);
      this.#probeAt = Date.now() + duration;
      return { duration, next: (context) => pause(context.attempt) };
    };
    this.#policy = circuitBreaker(
      handleWhen((error) => !(error instanceof Left)),
      { breaker: new FailuresInWindow(failures, window), halfOpenAfter: { next: ({ attempt }) => pause(attempt) } },
    );
    this.#policy.onStateChange(() => onChange(this.state));
  }

  get state(): BreakerState {
    switch (this.#policy.state) {
      case CircuitState.Closed:
        return 'closed';
      case CircuitState.HalfOpen:
        return 'half-open';
      default:
        return 'open';
    }
  }

  /** It rests, and the time to try it once has come. */
  get isDue(): boolean {
    return this.state === 'open' && Date.now() >= this.#probeAt;
  }

  /**
   * Undefined while it rests: whoever asks goes on without it at once. A probe may try what is due.
   */
  begin(isProbe: boolean): Attempt | undefined {
    const isTrial = isProbe && this.isDue;
    if (this.state !== 'closed' && !isTrial) return undefined;
    let settle: Attempt | undefined;
    const outcome = new Promise<void>((resolve, reject) => {
      // A trial that told nothing is none that went well.
      const leave = () => reject(isTrial ? new Error('The trial told nothing') : new Left());
      settle = { succeed: resolve, fail: reject, leave };
    });
    this.#policy.execute(() => outcome).catch(() => undefined);
    return settle;
  }
}

interface Tally {
  readonly since: number;
  failed: number;
  all: number;
}

/** Counts in two halves of the window, so that what is older goes without keeping every call. */
class FailuresInWindow implements IBreaker {
  state: unknown;
  readonly #failures: number;
  readonly #half: number;
  #present: Tally = { since: Date.now(), failed: 0, all: 0 };
  #past: Tally = { since: 0, failed: 0, all: 0 };

  constructor(failures: number, window: number) {
    this.#failures = failures;
    this.#half = window / 2;
  }

  success(): void {
    this.#count().all += 1;
  }

  failure(): boolean {
    const present = this.#count();
    present.all += 1;
    present.failed += 1;
    const failed = present.failed + this.#past.failed;
    return failed >= this.#failures && failed * 2 >= present.all + this.#past.all;
  }

  #count(): Tally {
    const age = Date.now() - this.#present.since;
    if (age >= this.#half) {
      this.#past = age < this.#half * 2 ? this.#present : { since: 0, failed: 0, all: 0 };
      this.#present = { since: Date.now(), failed: 0, all: 0 };
    }
    return this.#present;
  }
}
