import { useNavigate, useSearchParams } from '@showroom/shared-ui/router';
import { useEffect, useRef } from 'react';
import { canUseStep, goOn } from './step-engine';
import type { StepsJourney } from './use-journey';

/** The address has the step's number, which is the index plus one; the first step needs none. */
function stepIndexOf(query: URLSearchParams): number | undefined {
  const number = query.get('step');
  return number && /^[1-9]\d?$/.test(number) ? Number(number) - 1 : undefined;
}

function withStep(query: URLSearchParams, index: number): string {
  const next = new URLSearchParams(query);
  if (index === 0) next.delete('step');
  else next.set('step', String(index + 1));
  return `?${next}`;
}

export interface StepMoves {
  readonly go: (index: number) => void;
  readonly goOn: () => void;
}

/** Syncs the address with the active step, for back, forward and reload. */
export function useStepAddress({ state, enter, goOn: enableNext }: StepsJourney, count: number): StepMoves {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { status, steps } = state;
  const named = stepIndexOf(query);
  const isFirst = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address leads when it changed; moves of the visitor change it themselves
  useEffect(() => {
    if (status === 'fresh') return;
    const target = named ?? (isFirst.current ? steps.active : 0);
    isFirst.current = false;
    if (target !== steps.active && canUseStep(steps, target)) enter(target);
    else if (steps.active !== (named ?? 0)) show(steps.active, true);
  }, [status, named]);

  function show(index: number, replace: boolean): void {
    void navigate(withStep(query, index), { replace });
  }

  return {
    go(index) {
      if (index === steps.active || !canUseStep(steps, index)) return;
      enter(index);
      show(index, false);
    },
    goOn() {
      const next = goOn(steps, count).active;
      if (next === steps.active) return;
      enableNext();
      show(next, false);
    },
  };
}
