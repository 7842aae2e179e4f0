/** Seconds between tries: soon at first, then calmly. */
const RETRY_SECONDS: readonly number[] = [2, 4, 8, 15, 30];

/** The pause before the try that follows `tries` failed ones. */
export function pauseAfter(tries: number): number {
  return (RETRY_SECONDS[Math.min(tries, RETRY_SECONDS.length - 1)] ?? 30) * 1000;
}

/** Tries until it works. Meanwhile the server's HTML stands and works as plain HTML does. */
export async function persistently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (cause) {
      console.info('Tried again in a moment:', cause);
      await new Promise((resolve) => setTimeout(resolve, pauseAfter(tries)));
    }
  }
}
