import type { Vital } from '@showroom/contracts/entities/release-health';
import { fillText } from '@showroom/contracts/fill-text';
import { formatNumber } from '@showroom/contracts/number-text';
import type { ReleaseChange } from '../data/release-calls';
import type { ReleaseLanguage } from './use-release-language';

/** A web vital as people read it. */
export function formatVital(vital: Vital, value: number, { texts, locale }: ReleaseLanguage): string {
  if (vital === 'cls') return formatNumber(value, locale, 2);
  const { seconds, milliseconds } = texts.units;
  return value >= 1000
    ? fillText(seconds, { value: formatNumber(value / 1000, locale, 1) })
    : fillText(milliseconds, { value: Math.round(value) });
}

/**
 * How a vital changed against the version before, in percent; nothing when there is nothing to
 * compare.
 */
export function formatChange(now: number, before: number | undefined, { texts }: ReleaseLanguage): string {
  if (before === undefined || before === 0) return '';
  const percent = Math.round((now / before - 1) * 100);
  const sign = percent === 0 ? '±' : percent > 0 ? '+' : '−';
  return fillText(texts.units.percent, { value: `${sign}${Math.abs(percent)}` });
}

/** Share of loads that failed. */
export function formatShare(failed: number, loads: number, language: ReleaseLanguage): string {
  return loads === 0 ? '–' : formatPercent((failed / loads) * 100, language);
}

/** Of a small share also tenths. */
export function formatPercent(percent: number, { texts, locale }: ReleaseLanguage): string {
  const value = percent < 10 ? Number(percent.toFixed(1)) : Math.round(percent);
  return fillText(texts.units.percent, { value: formatNumber(value, locale, Number.isInteger(value) ? 0 : 1) });
}

/** What a dialog says of a change, before and after it. */
interface DialogMessages {
  readonly title: string;
  readonly what: string;
  readonly button: string;
  readonly done: string;
}

export function messagesOf(change: ReleaseChange, market: string, language: ReleaseLanguage): DialogMessages {
  const { title, what, button, done } = language.texts.dialogs[change.kind];
  const values = {
    market,
    ...('version' in change && { remote: change.remote, version: change.version }),
    ...('share' in change && { share: formatPercent(change.share, language) }),
  };
  return { title, button, what: fillText(what, values), done: fillText(done, values) };
}
