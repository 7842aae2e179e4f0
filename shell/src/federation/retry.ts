/** Seconds between tries: soon at first, then calmly. */
const RETRY_SECONDS: readonly number[] = [2, 4, 8, 15, 30];

/** The pause before the try that follows `tries` failed ones. */
export function pauseAfter(tries: number): number {
  return (RETRY_SECONDS[Math.min(tries, RETRY_SECONDS.length - 1)] ?? 30) * 1000;
}

/** Tries until it works. Meanwhile the server's HTML stands and works as plain HTML does. */
export function retryForever<T>(work: () => Promise<T>): Promise<T> {
  return tryOn(work, new Promise(() => undefined));
}

/**
 * As `persistently`, until a visitor goes on: the next page does not wait for code that cannot be
 * had.
 */
export function retryWhileOpen<T>(work: () => Promise<T>): Promise<T> {
  const left = new Promise((resolve) => window.addEventListener('showroom:navigate', resolve, { once: true }));
  return tryOn(work, left);
}

async function tryOn<T>(work: () => Promise<T>, end: Promise<unknown>): Promise<T> {
  let isOver = false;
  void end.then(() => {
    isOver = true;
  });
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (cause) {
      if (isOver) throw cause;
      console.info('Tried again in a moment:', cause);
      // Most files that fail come at once when they are asked for again.
      if (tries > 0) await Promise.race([end, new Promise((resolve) => setTimeout(resolve, pauseAfter(tries - 1)))]);
    }
  }
}
