import { type ComponentType, lazy, type ReactElement, useState } from 'react';

/** Milliseconds before each further try: a phone may be between two cells. */
const PAUSES: readonly number[] = [1000, 2000, 4000];
/**
 * React renders what failed a second time at once: it must find the same failure, or it would fetch
 * again without end.
 */
const FORGET_FAILED = 1000;

/** A component whose code comes when somebody wants it; until then it suspends. */
export interface OnDemand<Props> {
  (props: Props): ReactElement;
  /** Fetches the code ahead of its first render; rejects when it cannot be had. */
  readonly load: () => Promise<void>;
  /** As `load`, for a hint that may be wrong: a failure is told where the component renders. */
  readonly expect: () => void;
}

/**
 * `lazy` of React never forgets a failure; here code that did not come is tried again, and anew
 * when it is rendered later.
 */
export function onDemand<Props extends object>(fetch: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let code: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  let late = suspended();

  function suspended(): ComponentType<Props> {
    return lazy(async () => ({ default: await fetched() }));
  }
  function fetched(): Promise<ComponentType<Props>> {
    coming ??= inTries(fetch).then(
      (got) => {
        code = got;
        return got;
      },
      (cause: unknown) => {
        setTimeout(() => {
          coming = undefined;
          late = suspended();
        }, FORGET_FAILED);
        throw cause;
      },
    );
    return coming;
  }
  async function load(): Promise<void> {
    if (!code) await fetched();
  }
  // biome-ignore lint/correctness/noComponentHookFactories: made once for a module, as `lazy` does
  function Part(props: Props) {
    // Chosen once: another component would lose what was typed in this one.
    const [Code] = useState(() => code ?? late);
    return <Code {...props} />;
  }
  return Object.assign(Part, { load, expect: () => void load().catch(() => undefined) });
}

async function inTries<T>(work: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await work();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return work();
}
