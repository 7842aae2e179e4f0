import { formatNumber } from '@showroom/contracts/number-text';

const NARROW_SPACE = '\u202f';

/** `5.9 %`; a rate of contract shows the digits that it has, up to two. */
export function formatPercent(value: number, locale: string, decimals = digitsOf(value)): string {
  return `${formatNumber(value, locale, decimals)}${NARROW_SPACE}%`;
}

function digitsOf(value: number): number {
  return [0, 1].find((digits) => Number(value.toFixed(digits)) === value) ?? 2;
}
