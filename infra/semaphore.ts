type Limited = <T>(work: () => Promise<T>) => Promise<T>;

/** Pieces of work run one after the other, in the order in which they came. */
export function mutex(): Limited {
  return semaphore(1);
}

/** Only so many pieces of work run at a time; the others wait in the order in which they came. */
export function semaphore(atOnce: number): Limited {
  const waiting: (() => void)[] = [];
  let running = 0;

  /** A permit that becomes free is handed on, so that no newcomer slips in between. */
  function leave(): void {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return async (work) => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
