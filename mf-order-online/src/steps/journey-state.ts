import type { OrderOnlineData } from '@showroom/contracts/entities/order-online';
import type { StepConfiguration } from '@showroom/contracts/entities/order-online-config';
import type { StoredJourney } from '../data/stored-journey';
import { isAnswered, isHalfAnswered } from '../order/choices/step-answers';
import {
  enterStep,
  FIRST_STEP,
  goOn,
  isValidated,
  recordValidation,
  restoreSteps,
  type StepsState,
} from './step-engine';

export interface JourneyState {
  /** `fresh` as the server rendered it, until the browser was asked what it knows. */
  readonly status: 'fresh' | 'restored';
  readonly steps: StepsState;
  readonly data: OrderOnlineData;
}

export type JourneyAction =
  | { readonly type: 'restored'; readonly restored: Restored }
  | { readonly type: 'saved'; readonly patch: Partial<OrderOnlineData> }
  | { readonly type: 'reported'; readonly step: number; readonly component: string; readonly isValid: boolean }
  | { readonly type: 'entered'; readonly step: number; readonly configured: readonly StepConfiguration[] };

export const FRESH: JourneyState = { status: 'fresh', steps: FIRST_STEP, data: {} };

export interface Restored {
  readonly steps: StepsState;
  readonly data: OrderOnlineData;
  /** The saved steps contradicted themselves: what was saved with them is to be cleared. */
  readonly isReset: boolean;
}

function isPassed(step: StepConfiguration, data: OrderOnlineData): boolean {
  return (!step.required || isAnswered(step, data)) && !isHalfAnswered(step, data);
}

/** A stored answer counts as validated by its step until that step is opened and reports. */
export function withAnswers(
  state: StepsState,
  configured: readonly StepConfiguration[],
  data: OrderOnlineData,
): StepsState {
  return configured.reduce(
    (steps, step, index) =>
      state.enabled.includes(index) ? recordValidation(steps, index, step.type, isPassed(step, data)) : steps,
    state,
  );
}

/**
 * Goes to a step as if each one before it had been opened: those that need no answer are passed.
 * Where one of them lacks an answer, nothing changes.
 */
export function reachStep(
  { steps, data }: Pick<JourneyState, 'steps' | 'data'>,
  step: number,
  configured: readonly StepConfiguration[],
): StepsState {
  const reached = configured.slice(1, step + 1).reduce((state, { type, ...rest }, before) => {
    const entered = enterStep(state, before);
    if (state.enabled.includes(before + 1) || entered.active !== before) return state;
    const gone = goOn(entered, configured.length);
    if (gone.active === before) return state;
    return recordValidation(gone, gone.active, type, isPassed({ type, ...rest }, data));
  }, steps);
  const entered = enterStep(reached, step);
  return entered.active === step ? entered : steps;
}

/** The saved step with the saved choices, or the beginning where either is missing. */
export function restoreJourney(stored: StoredJourney, configured: readonly StepConfiguration[]): Restored {
  const steps = stored.steps && stored.data ? restoreSteps(stored.steps, configured.length) : FIRST_STEP;
  const { driveAwayState } = stored;
  const inState = driveAwayState === undefined ? {} : { driveAwayState };
  if (!steps) return { steps: FIRST_STEP, data: { ...stored.productPage, ...inState }, isReset: true };
  const data = { ...stored.productPage, ...stored.data, ...inState };
  return { steps: withAnswers(steps, configured, data), data, isReset: false };
}

/** A step that stays open has reported already and does so again only when its answer changes. */
function withReports(restored: StepsState, { active, validated }: StepsState): StepsState {
  if (restored.active !== active) return restored;
  const reports = { ...restored.validated[active], ...validated[active] };
  return { ...restored, validated: { ...restored.validated, [active]: reports } };
}

export function journeyReducer(state: JourneyState, action: JourneyAction): JourneyState {
  switch (action.type) {
    case 'restored':
      // What was chosen while the browser was being asked is newer than what it knew.
      return {
        status: 'restored',
        steps: withReports(action.restored.steps, state.steps),
        data: { ...action.restored.data, ...state.data },
      };
    case 'saved':
      return { ...state, data: { ...state.data, ...action.patch } };
    case 'reported':
      return { ...state, steps: recordValidation(state.steps, action.step, action.component, action.isValid) };
    case 'entered':
      return { ...state, steps: reachStep(state, action.step, action.configured) };
  }
}

/** The first step that blocks the checkout: required without an answer, or any with half of one. */
export function firstOpenStep(
  { steps, data }: Pick<JourneyState, 'steps' | 'data'>,
  configured: readonly StepConfiguration[],
): number | undefined {
  const open = configured.findIndex(
    (step, index) => (step.required && !isValidated(steps, index)) || isHalfAnswered(step, data),
  );
  return open < 0 ? undefined : open;
}
