import type { WorkingRelease } from '../render/protocol';
import { keyOf } from './code-store';

/**
 * Seconds that a release rests after each worker that fell while it worked: the innocent are back
 * soon, the others seldom try.
 */
const REST_SECONDS: readonly number[] = [30, 120, 600, 3600];

/**
 * Milliseconds within which a second worker must fall, when the first may have been ended from
 * outside.
 */
const SUSPICION = 60_000;

interface Rest {
  falls: number;
  timer: NodeJS.Timeout | undefined;
  suspectedAt: number;
}

/**
 * Releases that no worker evaluates or renders for a while, because one fell or hung while their
 * code ran.
 */
export class OpenReleases {
  readonly #rests = new Map<string, Rest>();
  readonly #onChange: (key: string, rests: boolean) => void;

  constructor(onChange: (key: string, rests: boolean) => void) {
    this.#onChange = onChange;
  }

  /** Names as `keyOf` gives them. */
  get keys(): string[] {
    return [...this.#rests].filter(([, { timer }]) => timer).map(([key]) => key);
  }

  /** `isSure`: nobody else can have ended the worker. */
  add(release: WorkingRelease, isSure: boolean): void {
    const key = keyOf(release);
    const rest = this.#rests.get(key) ?? { falls: 0, timer: undefined, suspectedAt: Number.NEGATIVE_INFINITY };
    this.#rests.set(key, rest);
    // Several workers may fall by the same page.
    if (rest.timer) return;
    const isSecond = performance.now() - rest.suspectedAt < SUSPICION;
    rest.suspectedAt = performance.now();
    if (!isSure && !isSecond) return;
    const seconds = REST_SECONDS[Math.min(rest.falls, REST_SECONDS.length - 1)] ?? 0;
    rest.falls += 1;
    rest.timer = setTimeout(() => {
      rest.timer = undefined;
      this.#onChange(key, false);
    }, seconds * 1000);
    rest.timer.unref();
    this.#onChange(key, true);
  }

  close(): void {
    for (const { timer } of this.#rests.values()) clearTimeout(timer);
    this.#rests.clear();
  }
}
