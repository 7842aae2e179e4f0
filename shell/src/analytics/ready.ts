/** Milliseconds that a provider of analytics is waited for. */
export const READY_WAIT = 5000;

/**
 * Calls once: when the provider has reported that it is ready, or after the wait, with a warning.
 * Answers what the provider calls.
 */
export function readyOnce(onReady: (isReported: boolean) => void): () => void {
  let isOver = false;
  const end = (isReported: boolean) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    onReady(isReported);
  };
  const timer = setTimeout(() => {
    console.warn(`Analytics did not report ready within ${READY_WAIT} ms`);
    end(false);
  }, READY_WAIT);
  return () => end(true);
}
