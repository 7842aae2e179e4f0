/** Milliseconds for an answer, whatever whoever asks would wait. */
const DEADLINE = 10_000;

/**
 * `fetch` for one origin: other addresses are refused, also as the end of a redirect, and every
 * answer has a deadline.
 */
export function guardedFetch(apiUrl: string, send: typeof fetch = fetch): typeof fetch {
  const { origin } = new URL(apiUrl);
  return async (input, init) => {
    // Read once: what is asked for is what was checked.
    const request = new Request(input, { ...init, redirect: 'error' });
    if (new URL(request.url).origin !== origin) throw new TypeError(`${request.url} is not the API`);
    return send(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(DEADLINE)]) });
  };
}
