/** Milliseconds after which an answer is not waited for any more. */
const DEADLINE = 3000;
/** Milliseconds that events are gathered for. */
const GATHERED = 2000;

export interface Collector {
  readonly add: (event: Readonly<Record<string, unknown>>) => void;
}

/**
 * Sends plain events to an address, several at once, as text that needs no permission of the
 * receiver (CORS). Nothing waits for it, and nobody hears of its failure.
 */
export function createCollector(url: string): Collector {
  let gathered: Readonly<Record<string, unknown>>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    if (gathered.length === 0) return;
    const body = JSON.stringify({ events: gathered });
    gathered = [];
    fetch(url, {
      method: 'POST',
      body,
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // Goes on while the page is left.
      keepalive: true,
      signal: AbortSignal.timeout(DEADLINE),
    }).catch((cause: unknown) => console.info('Events of this page were not collected:', cause));
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  return {
    add(event) {
      gathered.push(event);
      timer ??= setTimeout(send, GATHERED);
    },
  };
}
