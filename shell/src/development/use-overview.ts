import { useEffect, useState } from 'react';
import { fetchOverview, type Overview } from './overview';

export interface OverviewState {
  readonly value: Overview | undefined;
  readonly problem: string | undefined;
}

/** What can be chosen, asked for once and again each time the panel opens. */
export function useOverview(isOpen: boolean): OverviewState {
  const [state, setState] = useState<OverviewState>({ value: undefined, problem: undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an opened panel shows what holds now
  useEffect(() => {
    let isCurrent = true;
    fetchOverview().then(
      (value) => isCurrent && setState({ value, problem: undefined }),
      (cause: unknown) =>
        isCurrent && setState({ value: undefined, problem: cause instanceof Error ? cause.message : String(cause) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen]);
  return state;
}
