import type { WorkingRelease } from '../render/protocol';
import { keyOf } from './code-store';

/**
 * Seconds that a release is open after each worker that fell while it worked: the innocent are back
 * soon, the others seldom try.
 */
const OPEN_SECONDS: readonly number[] = [30, 120, 600, 3600];

/**
 * Milliseconds within which a second worker must fall, when the first may have been ended from
 * outside.
 */
const SUSPICION = 60_000;

interface Falls {
  falls: number;
  timer: NodeJS.Timeout | undefined;
  suspectedAt: number;
}

/**
 * Releases that no worker evaluates or renders for a while, because one fell or hung while their
 * code ran.
 */
export class OpenReleases {
  readonly #falls = new Map<string, Falls>();
  readonly #onChange: (key: string, isOpen: boolean) => void;

  constructor(onChange: (key: string, isOpen: boolean) => void) {
    this.#onChange = onChange;
  }

  /** Names as `keyOf` gives them. */
  get keys(): string[] {
    return [...this.#falls].filter(([, { timer }]) => timer).map(([key]) => key);
  }

  /** `isSure`: nobody else can have ended the worker. */
  add(release: WorkingRelease, isSure: boolean): void {
    const key = keyOf(release);
    const known = this.#falls.get(key) ?? { falls: 0, timer: undefined, suspectedAt: Number.NEGATIVE_INFINITY };
    this.#falls.set(key, known);
    // Several workers may fall by the same page.
    if (known.timer) return;
    const isSecond = performance.now() - known.suspectedAt < SUSPICION;
    known.suspectedAt = performance.now();
    if (!isSure && !isSecond) return;
    const seconds = OPEN_SECONDS[Math.min(known.falls, OPEN_SECONDS.length - 1)] ?? 0;
    known.falls += 1;
    known.timer = setTimeout(() => {
      known.timer = undefined;
      this.#onChange(key, false);
    }, seconds * 1000);
    known.timer.unref();
    this.#onChange(key, true);
  }

  close(): void {
    for (const { timer } of this.#falls.values()) clearTimeout(timer);
    this.#falls.clear();
  }
}
