export interface Count {
  readonly current: number;
  /** Milliseconds until the window ends. */
  readonly ttl: number;
}

interface Window {
  count: number;
  readonly endsAt: number;
}

/** Where windows lie; evicts those that nobody asked for in a long time. */
export interface Windows {
  get(key: string): Window | undefined;
  set(key: string, window: Window): unknown;
}

/** Windows in the memory of one process. */
export class OwnCounts {
  readonly #windows: Windows;

  constructor(windows: Windows) {
    this.#windows = windows;
  }

  /** Counts one more of a key, within windows of so many milliseconds. */
  count(key: string, length: number, now = Date.now()): Count {
    const known = this.#windows.get(key);
    const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + length };
    window.count += 1;
    this.#windows.set(key, window);
    return { current: window.count, ttl: window.endsAt - now };
  }
}
