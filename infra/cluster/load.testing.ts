import { addVehicle, browse } from '../api/orders/reserve.testing';
import type { ApiConfig } from '../api-config';
import type { Database } from '../database/database';
import type { Sandbox } from '../sandbox/server';

/** What visitors saw. */
export interface Seen {
  requests: number;
  /** Requests that had to be made again. */
  retried: number;
  /** Why they had to be. */
  reasons: string[];
  /** The most times that one request was made again. */
  mostRetries: number;
  /** Milliseconds that the longest request took, with all of its retries. */
  longest: number;
  orders: string[];
  /** What no retry mended. */
  failures: string[];
}

export interface Load {
  readonly seen: Seen;
  /** Resolves when everybody has finished what they had begun. */
  stop(): Promise<Seen>;
}

interface LoadOptions {
  readonly url: string;
  readonly config: ApiConfig;
  readonly database: Database;
  readonly sandbox: Sandbox;
  readonly readers?: number;
  readonly buyers?: number;
  /** What readers ask for in turn. */
  readonly paths: readonly string[];
}

const PAUSE = 500;
const MOST_RETRIES = 60;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Made again while nobody answers, or somebody says that it cannot be done now. */
async function patiently<A extends { readonly status: number }>(seen: Seen, ask: () => Promise<A>): Promise<A> {
  const begin = performance.now();
  let last = '';
  for (let retries = 0; retries <= MOST_RETRIES; retries += 1) {
    const answer = await ask().catch((error: unknown) => {
      last = String(error);
      return undefined;
    });
    if (answer && answer.status < 500) {
      seen.requests += 1;
      if (retries > 0) {
        seen.retried += 1;
        seen.reasons.push(last);
      }
      seen.mostRetries = Math.max(seen.mostRetries, retries);
      seen.longest = Math.max(seen.longest, performance.now() - begin);
      return answer;
    }
    if (answer) last = String(answer.status);
    await pause(PAUSE);
  }
  throw new Error(`Nobody answered: ${last}`);
}

/** Hold, order, card payment, confirmation, with a retry of each step; answers how it ended. */
async function buy(seen: Seen, { database, ...api }: LoadOptions): Promise<void> {
  const visitor = browse(api);
  const vehicle = await patiently(seen, async () => ({ status: 200, id: await addVehicle(database) }));
  const hold = await patiently(seen, () => visitor.init(vehicle.id));
  const started = await patiently(seen, () => visitor.payment(vehicle.id));
  const placed = await patiently(seen, () => visitor.order(hold.body.data.id));
  await patiently(seen, async () => {
    await visitor.card(String(started.body.data.attributes['client_secret']));
    return { status: 200 };
  });
  const confirmed = await patiently(seen, () => visitor.confirm(placed.body.data.id));
  const state = String(confirmed.body.data.attributes['state']);
  if (state === 'confirmed') seen.orders.push(placed.body.data.id);
  else seen.failures.push(`order ${placed.body.data.id} is ${state}`);
}

/** Readers and buyers who never stop until they are told to. */
export function startLoad(options: LoadOptions): Load {
  const { url, paths, readers = 4, buyers = 3 } = options;
  const seen: Seen = { requests: 0, retried: 0, reasons: [], mostRetries: 0, longest: 0, orders: [], failures: [] };
  let isOver = false;
  async function forever(turn: (index: number) => Promise<unknown>): Promise<void> {
    for (let index = 0; !isOver; index += 1) {
      await turn(index).catch((error: unknown) => seen.failures.push(String(error)));
    }
  }
  const read = (index: number) =>
    patiently(seen, async () => {
      const answer = await fetch(`${url}${paths[index % paths.length]}`);
      await answer.arrayBuffer();
      if (answer.status >= 400 && answer.status < 500) throw new Error(`${answer.status}`);
      await pause(10);
      return answer;
    });
  const everybody = [
    ...Array.from({ length: readers }, () => forever(read)),
    ...Array.from({ length: buyers }, () => forever(() => buy(seen, options))),
  ];
  return {
    seen,
    async stop() {
      isOver = true;
      await Promise.all(everybody);
      return seen;
    },
  };
}
