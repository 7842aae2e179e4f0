import { formatNumber } from './number-text';

/** Below it a tenth is worth saying. */
const NEAR = 10;

/**
 * `3.4 km`, `128 km`: nobody drives by tenths of a long way. No line ends between number and unit.
 */
export function formatDistance(distance: number, unit: string, locale: string): string {
  const tenths = Math.round(distance * 10) / 10;
  const isNear = tenths < NEAR && !Number.isInteger(tenths);
  return `${formatNumber(distance, locale, isNear ? 1 : 0)}\u00a0${unit}`;
}
