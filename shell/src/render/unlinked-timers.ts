import { freeze } from './freeze-intrinsics';

type Callback = (...args: unknown[]) => unknown;

/** What Node gives for a timer, as far as anybody needs it. */
interface Linked {
  ref(): unknown;
  unref(): unknown;
  hasRef(): boolean;
  refresh?(): unknown;
}

/** A timer that leads to no other one. */
class UnlinkedTimer {
  readonly #timer: Linked;

  constructor(timer: Linked) {
    this.#timer = timer;
  }

  static clear(clear: (timer: never) => void, timer: unknown): void {
    if (typeof timer === 'object' && timer !== null && #timer in timer) Reflect.apply(clear, undefined, [timer.#timer]);
  }

  ref(): this {
    this.#timer.ref();
    return this;
  }

  unref(): this {
    this.#timer.unref();
    return this;
  }

  hasRef(): boolean {
    return this.#timer.hasRef();
  }

  refresh(): this {
    this.#timer.refresh?.();
    return this;
  }
}

/**
 * Timers as code of remotes gets them. Node links its own to each other, and some of them hold the
 * socket that they watch; it also calls back with the timer as `this`.
 */
export function unlinkedTimers(): Readonly<Record<string, (...args: never[]) => unknown>> {
  const { setTimeout, setInterval, setImmediate, clearTimeout, clearInterval, clearImmediate } = globalThis;
  freeze(UnlinkedTimer.prototype);
  freeze(UnlinkedTimer);
  return {
    setTimeout: (callback: Callback, delay?: number, ...args: unknown[]) =>
      new UnlinkedTimer(setTimeout(calling(callback, args), delay)),
    setInterval: (callback: Callback, delay?: number, ...args: unknown[]) =>
      new UnlinkedTimer(setInterval(calling(callback, args), delay)),
    setImmediate: (callback: Callback, ...args: unknown[]) => new UnlinkedTimer(setImmediate(calling(callback, args))),
    clearTimeout: (timer?: unknown) => UnlinkedTimer.clear(clearTimeout, timer),
    clearInterval: (timer?: unknown) => UnlinkedTimer.clear(clearInterval, timer),
    clearImmediate: (timer?: unknown) => UnlinkedTimer.clear(clearImmediate, timer),
  };
}

function calling(callback: unknown, args: readonly unknown[]): () => void {
  if (typeof callback !== 'function') throw new TypeError('A timer needs a function to call');
  return () => void Reflect.apply(callback, undefined, args);
}
