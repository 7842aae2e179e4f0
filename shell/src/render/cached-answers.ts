import type { Client } from '@showroom/contracts/client/client';
import { frozen } from '@showroom/shared-ui/frozen';

const KEPT = 500;

/**
 * Answers of the API that pages share until something changes: most pages ask what the one before
 * asked.
 */
export interface CachedAnswers {
  /**
   * A client that asks once for what may be kept; the call's own deadline ends a question, for
   * others wait for it too.
   */
  over(client: Client): Client;
  /** Something changed: every question is asked anew. */
  forget(): void;
}

export function cachedAnswers(): CachedAnswers {
  const answers = new Map<string, Promise<never>>();

  return {
    over: (client) => ({
      send(call, input, { signal, ...options } = {}) {
        if (call.kept === undefined) return client.send(call, input, { ...options, ...(signal && { signal }) });
        const key = `${call.path} ${JSON.stringify(input)}`;
        const known = answers.get(key);
        if (known) return known;
        const asked = client.send(call, input, options).then(frozen);
        remember(answers, key, asked);
        return asked;
      },
    }),
    forget: () => answers.clear(),
  };
}

/**
 * The oldest goes when there are too many; a question that failed is asked again by the next page.
 */
function remember(answers: Map<string, Promise<unknown>>, key: string, asked: Promise<unknown>): void {
  if (answers.size >= KEPT) answers.delete(answers.keys().next().value ?? '');
  answers.set(key, asked);
  asked.catch(() => {
    if (answers.get(key) === asked) answers.delete(key);
  });
}
