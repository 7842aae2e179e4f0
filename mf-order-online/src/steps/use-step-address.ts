import type { StepConfiguration } from '@showroom/contracts/entities/order-online-config';
import { useNavigate, useSearchParams } from '@showroom/shared-ui/router';
import { useEffect, useRef } from 'react';
import { reachStep } from './journey-state';
import { canUseStep } from './step-engine';
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
  /** Whether a press opens the step. */
  readonly canGo: (index: number) => boolean;
  readonly go: (index: number) => void;
}

/** Syncs the address with the active step, for back, forward and reload. */
export function useStepAddress({ state, enter }: StepsJourney, configured: readonly StepConfiguration[]): StepMoves {
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

  const canGo = (index: number) => reachStep(state, index, configured).active === index;
  return {
    canGo,
    go(index) {
      if (index === steps.active || !canGo(index)) return;
      enter(index);
      show(index, false);
    },
  };
}
