export const JOURNEY_STEPS = ['vehicle', 'customer', 'payment', 'confirmation'] as const;
export type JourneyStep = (typeof JOURNEY_STEPS)[number];

export interface StepsState {
  readonly active: number;
  readonly enabled: readonly number[];
  /** By step, then by kind of component: a step is validated when all that reported are. */
  readonly validated: Readonly<Record<number, Readonly<Record<string, boolean>>>>;
}

export const FIRST_STEPS: StepsState = { active: 0, enabled: [0], validated: {} };

export function indexOfStep(step: JourneyStep): number {
  return JOURNEY_STEPS.indexOf(step);
}

/** Enabled steps only grow; going back never disables a later one. */
export function enterStep(state: StepsState, step: number): StepsState {
  const enabled = JOURNEY_STEPS.map((_, index) => index).filter(
    (index) => index <= step || state.enabled.includes(index),
  );
  return { ...state, active: step, enabled };
}

export function recordValidation(state: StepsState, step: number, component: string, valid: boolean): StepsState {
  return {
    ...state,
    validated: { ...state.validated, [step]: { ...state.validated[step], [component]: valid } },
  };
}

function isValidated(state: StepsState, step: number): boolean {
  const reports = Object.values(state.validated[step] ?? {});
  return reports.length > 0 && reports.every(Boolean);
}

/** A step can be used when it is active, or enabled with every earlier step validated. */
export function canUseStep(state: StepsState, step: number): boolean {
  if (step === state.active) return true;
  if (!state.enabled.includes(step)) return false;
  return JOURNEY_STEPS.slice(0, step).every((_, earlier) => isValidated(state, earlier));
}

/** The saved active step counts only if it and all earlier ones are enabled; otherwise nothing does. */
export function restoreSteps(saved: unknown): StepsState | undefined {
  if (typeof saved !== 'object' || saved === null) return undefined;
  const active: unknown = Reflect.get(saved, 'active');
  const enabled: unknown = Reflect.get(saved, 'enabled');
  if (typeof active !== 'number' || !Array.isArray(enabled)) return undefined;
  const known = enabled.filter((step: unknown): step is number => typeof step === 'number' && step in JOURNEY_STEPS);
  const consistent =
    active in JOURNEY_STEPS && JOURNEY_STEPS.slice(0, active + 1).every((_, step) => known.includes(step));
  return consistent ? { active, enabled: known, validated: {} } : undefined;
}
