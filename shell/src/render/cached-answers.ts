import type { Client } from '@showroom/contracts/client/client';
import { frozen } from '@showroom/shared-ui/frozen';
import { RenderCache } from '../cache/render-cache';

/** Questions in one worker. */
const ROOM = 500;

/**
 * Answers of the API that pages share until something changes: most pages ask what the one before
 * asked.
 */
export interface CachedAnswers {
  /**
   * A client that asks once for what may be cached; the call's own deadline ends a question, for
   * others wait for it too.
   */
  over(client: Client): Client;
  /** Something changed: every question is asked anew. */
  invalidate(): void;
}

export function cachedAnswers(): CachedAnswers {
  const answers = new RenderCache<Promise<never>>({ room: ROOM });

  return {
    over: (client) => ({
      send(call, input, { signal, ...options } = {}) {
        if (call.kept === undefined) return client.send(call, input, { ...options, ...(signal && { signal }) });
        const key = `${call.path} ${JSON.stringify(input)}`;
        const known = answers.fresh(key);
        if (known) return known;
        const asked = client.send(call, input, options).then(frozen);
        store(answers, key, asked);
        return asked;
      },
    }),
    invalidate: () => answers.invalidate(),
  };
}

type Answers = Pick<RenderCache<Promise<unknown>>, 'any' | 'set' | 'invalidate'>;

/** A question that failed is asked again by the next page. */
function store(answers: Answers, key: string, asked: Promise<unknown>): void {
  answers.set(key, asked, [key]);
  asked.catch(() => {
    if (answers.any(key) === asked) answers.invalidate([key]);
  });
}
