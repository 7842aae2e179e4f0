/** How far a visitor came in the steps; their number is the index plus one. */
export interface StepsState {
  readonly active: number;
  /** In ascending order; 0 is always among them. */
  readonly enabled: readonly number[];
  /** By step, then by type of component: a step is validated when all that reported are. */
  readonly validated: Readonly<Record<number, Readonly<Record<string, boolean>>>>;
}

export const FIRST_STEP: StepsState = { active: 0, enabled: [0], validated: {} };

export function isValidated({ validated }: StepsState, step: number): boolean {
  const reports = Object.values(validated[step] ?? {});
  return reports.length > 0 && reports.every(Boolean);
}

const allBefore = (step: number, holds: (earlier: number) => boolean) =>
  Array.from({ length: step }, (_, earlier) => earlier).every(holds);

/** A step can be used when it is active, or enabled with every earlier one validated. */
export function canUseStep(state: StepsState, step: number): boolean {
  if (step === state.active) return true;
  return state.enabled.includes(step) && allBefore(step, (earlier) => isValidated(state, earlier));
}

/** Goes to a step that can be used; nothing is disabled by going back. */
export function enterStep(state: StepsState, step: number): StepsState {
  return step === state.active || !canUseStep(state, step) ? state : { ...state, active: step };
}

/** Enables the step after the active one and goes there, once all up to it are validated. */
export function goOn(state: StepsState, count: number): StepsState {
  const next = state.active + 1;
  if (next >= count || !allBefore(next, (earlier) => isValidated(state, earlier))) return state;
  const enabled = state.enabled.includes(next) ? state.enabled : [...state.enabled, next].sort((a, b) => a - b);
  return { ...state, active: next, enabled };
}

export function recordValidation(state: StepsState, step: number, component: string, isValid: boolean): StepsState {
  if (state.validated[step]?.[component] === isValid) return state;
  return { ...state, validated: { ...state.validated, [step]: { ...state.validated[step], [component]: isValid } } };
}

/** Saved steps count only if all exist, and the active one and all before it are enabled. */
export function restoreSteps(
  saved: { readonly active: number; readonly enabled: readonly number[] },
  count: number,
): StepsState | undefined {
  const { active, enabled } = saved;
  const exists = (step: number) => Number.isInteger(step) && step >= 0 && step < count;
  if (!exists(active) || !enabled.every(exists)) return undefined;
  if (!allBefore(active + 1, (step) => enabled.includes(step))) return undefined;
  return { active, enabled: [...new Set(enabled)].sort((a, b) => a - b), validated: {} };
}
