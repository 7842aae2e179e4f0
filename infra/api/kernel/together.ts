interface Waiting<Item, Result> {
  readonly item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

interface Options<Item> {
  /** Items of one piece of work at most. */
  readonly most: number;
  /** Items of one key never go together. Default: all may. */
  readonly apart?: (item: Item) => string;
  /** Whether each item is to be tried by itself after all failed together. Default: never. */
  readonly triedAlone?: (error: unknown) => boolean;
}

/** Pieces of work under way at once: one that waits for others does not hold up the rest. */
const AT_ONCE = 2;

/**
 * Does in one piece of work what is asked for at the same moment, or while earlier work is under
 * way. `work` answers in the order of its items.
 */
export function together<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  { most, apart, triedAlone = () => false }: Options<Item>,
): (item: Item) => Promise<Result> {
  type Asked = Waiting<Item, Result>;
  let waiting: Asked[] = [];
  let running = 0;
  let isScheduled = false;

  async function finish(asked: readonly Asked[]): Promise<void> {
    try {
      const results = await work(asked.map(({ item }) => item));
      asked.forEach(({ resolve, reject }, index) => {
        const result = results[index];
        if (result === undefined) reject(new Error('Work done together has answered too little'));
        else resolve(result);
      });
    } catch (error) {
      if (asked.length > 1 && triedAlone(error)) await Promise.all(asked.map((one) => finish([one])));
      else for (const { reject } of asked) reject(error);
    }
  }

  function next(): void {
    isScheduled = false;
    while (running < AT_ONCE && waiting.length > 0) {
      const [taken, left] = taking(waiting, most, ({ item }) => apart?.(item));
      waiting = left;
      running += 1;
      void finish(taken).finally(() => {
        running -= 1;
        next();
      });
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isScheduled || running >= AT_ONCE) return;
      isScheduled = true;
      // What arrives in the same turn of the event loop goes along.
      setImmediate(next);
    });
}

/** The first ones that may go together, and the others. */
function taking<Asked>(
  waiting: readonly Asked[],
  most: number,
  keyOf: (asked: Asked) => string | undefined,
): [Asked[], Asked[]] {
  const keys = new Set<string>();
  const taken: Asked[] = [];
  const left: Asked[] = [];
  for (const asked of waiting) {
    const key = keyOf(asked);
    const mayGo = taken.length < most && (key === undefined || !keys.has(key));
    (mayGo ? taken : left).push(asked);
    if (mayGo && key !== undefined) keys.add(key);
  }
  return [taken, left];
}
