import type { Vital } from '@showroom/contracts/entities/release-health';
import { assertNever } from '@showroom/contracts/errors/assert-never';
import type { ReleaseChange } from '../data/release-calls';
import type { DialogMessages } from '../layout/FormDialog';

/** A web vital as people read it. */
export function formatVital(vital: Vital, value: number): string {
  if (vital === 'cls') return value.toFixed(2);
  return value >= 1000 ? `${(value / 1000).toFixed(1)} s` : `${Math.round(value)} ms`;
}

/**
 * How a vital changed against the version before, in percent; nothing when there is nothing to
 * compare.
 */
export function formatChange(now: number, before: number | undefined): string {
  if (before === undefined || before === 0) return '';
  const percent = Math.round((now / before - 1) * 100);
  return percent === 0 ? '±0 %' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`;
}

/** Share of loads that failed. */
export function formatShare(failed: number, loads: number): string {
  if (loads === 0) return '–';
  const percent = (failed / loads) * 100;
  return `${percent < 10 ? Number(percent.toFixed(1)) : Math.round(percent)} %`;
}

/** What a dialog says of a change, before and after it. */
export function messagesOf(change: ReleaseChange, market: string): DialogMessages {
  switch (change.kind) {
    case 'pin':
      return {
        title: 'Make stable',
        what: `Every visitor of ${market} gets ${change.remote} ${change.version}.`,
        button: 'Make stable',
        done: `${change.remote} ${change.version} is stable in ${market}.`,
      };
    case 'canary':
      return {
        title: 'Try with a share of the visitors',
        what: `A share of the visitors of ${market} gets ${change.remote} ${change.version} and stays with it.`,
        button: 'Start',
        done: `${change.remote} ${change.version} is shown to ${change.share} % of the visitors of ${market}.`,
      };
    case 'promote':
      return {
        title: 'Promote the canary',
        what: `Every visitor of ${market} gets ${change.remote} ${change.version}.`,
        button: 'Promote',
        done: `${change.remote} ${change.version} is stable in ${market}.`,
      };
    case 'end':
      return {
        title: 'End the canary',
        what: `Every visitor of ${market} gets what is stable.`,
        button: 'End the canary',
        done: `The canary of ${market} has ended.`,
      };
    case 'rollback':
      return {
        title: 'Roll back',
        what: `The last change of what is stable in ${market} is taken back.`,
        button: 'Roll back',
        done: `The last change in ${market} was taken back.`,
      };
    default:
      return assertNever(change);
  }
}
