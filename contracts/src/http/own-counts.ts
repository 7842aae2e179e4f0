export interface Count {
  readonly current: number;
  /** Milliseconds until the window ends. */
  readonly ttl: number;
}

interface Counted {
  count: number;
  readonly endsAt: number;
}

/** Where windows lie; evicts those that nobody asked for in a long time. */
export interface Windows {
  get(key: string): Counted | undefined;
  set(key: string, counted: Counted): unknown;
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
    const counted = known && known.endsAt > now ? known : { count: 0, endsAt: now + length };
    counted.count += 1;
    this.#windows.set(key, counted);
    return { current: counted.count, ttl: counted.endsAt - now };
  }
}
