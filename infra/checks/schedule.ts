export interface Scheduled {
  readonly name: string;
  readonly cores: number;
  readonly after?: readonly string[];
}

/**
 * Runs steps in their order, side by side as long as the cores last. A step whose predecessor did
 * not succeed is left out. `run` tells whether its step succeeded.
 */
export async function runSideBySide<S extends Scheduled>(
  steps: readonly S[],
  cores: number,
  run: (step: S) => Promise<boolean>,
  leaveOut: (step: S, because: string) => void,
): Promise<void> {
  const waiting = [...steps];
  const running = new Map<string, Promise<void>>();
  const outcome = new Map<string, boolean>();
  let free = cores;

  const isPending = (name: string) => running.has(name) || waiting.some((step) => step.name === name);
  const isReady = (step: S) => !step.after?.some(isPending) && Math.min(step.cores, cores) <= free;

  function start(step: S): void {
    const used = Math.min(step.cores, cores);
    free -= used;
    const done = run(step).then((succeeded) => {
      free += used;
      outcome.set(step.name, succeeded);
      running.delete(step.name);
    });
    running.set(step.name, done);
  }

  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      const lost = step.after?.find((name) => outcome.get(name) === false);
      if (lost === undefined && !isReady(step)) {
        // A step that needs more than is free now goes before the ones behind it, or small ones
        // would starve it.
        if (!step.after?.some(isPending)) break;
        continue;
      }
      waiting.splice(waiting.indexOf(step), 1);
      if (lost === undefined) {
        start(step);
      } else {
        outcome.set(step.name, false);
        leaveOut(step, `${lost} failed`);
      }
    }
    if (running.size > 0) await Promise.race(running.values());
  }
}
