import type { ReleaseBudget } from '@showroom/contracts/entities/release-budget';
import { type ReleaseSums, VITALS, type Vital } from '@showroom/contracts/entities/release-health';
import { p75, samplesOf } from '@showroom/contracts/entities/vital-histogram';

/** What nobody notices is no reason to go back, however large a part it is of a small number. */
const NOTICEABLE = { lcp: 200, cls: 0.02, inp: 40 } as const satisfies Record<Vital, number>;
const NAMES = { lcp: 'LCP', cls: 'CLS', inp: 'INP' } as const satisfies Record<Vital, string>;

const percent = (share: number) => `${Math.round(share * 1000) / 10} %`;

/** Share of loads in which something failed; failures without a load count as loads. */
export function errorShare({ loads, failed }: Pick<ReleaseSums, 'loads' | 'failed'>): number {
  return failed === 0 ? 0 : failed / Math.max(loads, failed);
}

/**
 * Why a version has burnt its budget, in a sentence; undefined while it has not, or too little is
 * known.
 */
export function burntReason(
  budget: ReleaseBudget,
  own: ReleaseSums,
  before: ReleaseSums | undefined,
): string | undefined {
  const share = errorShare(own);
  if (Math.max(own.loads, own.failed) >= budget.minimum_loads && share > budget.errors_per_load) {
    return `${own.failed} of ${own.loads} loads had errors (${percent(share)}, budget ${percent(budget.errors_per_load)})`;
  }
  for (const vital of VITALS) {
    const [now, then] = [own.vitals[vital] ?? {}, before?.vitals[vital] ?? {}];
    if (Math.min(samplesOf(now), samplesOf(then)) < budget.minimum_vitals) continue;
    const [mine, theirs] = [p75(vital, now) ?? 0, p75(vital, then) ?? 0];
    if (mine > theirs * (1 + budget.vitals_tolerance) && mine - theirs > NOTICEABLE[vital]) {
      return `${NAMES[vital]} at the 75th percentile is ${mine}, that of the version before ${theirs}`;
    }
  }
  return undefined;
}
