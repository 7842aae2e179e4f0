import type { FormStep } from '../data/form-calls';

interface Count {
  readonly count: number;
  /** From 0 to 1. */
  readonly share: number;
}

const FUNNEL = ['seen', 'begun', 'left', 'saved', 'sent'] as const satisfies readonly FormStep['kind'][];
type FunnelKind = (typeof FUNNEL)[number];

const sum = (steps: readonly FormStep[]) => steps.reduce((all, { count }) => all + count, 0);
/** More can be sent than was seen: not everybody agrees to be counted. */
const shareOf = (count: number, all: number) => (all === 0 ? 0 : Math.min(1, count / all));

/** How far visitors came, each beside how many saw the form. */
export function funnelOf(steps: readonly FormStep[]): readonly (Count & { readonly kind: FunnelKind })[] {
  const countOf = (kind: FormStep['kind']) => sum(steps.filter((step) => step.kind === kind));
  const seen = countOf('seen');
  // Few forms offer to save answers.
  const shown = FUNNEL.filter((kind) => kind !== 'saved' || countOf(kind) > 0);
  return shown.map((kind) => ({ kind, count: countOf(kind), share: shareOf(countOf(kind), seen) }));
}

/** The fields at which visitors left, most often first. */
export function leftAt(steps: readonly FormStep[]): readonly (Count & { readonly field: string })[] {
  const left = steps.filter(({ kind, count }) => kind === 'left' && count > 0);
  const all = sum(left);
  return left
    .toSorted((one, other) => other.count - one.count)
    .map(({ field, count }) => ({ field, count, share: shareOf(count, all) }));
}
