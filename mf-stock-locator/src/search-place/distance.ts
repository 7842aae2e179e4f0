import { writeNumber } from '@showroom/shared-ui/write-number';

/** Below it a tenth is worth saying. */
const NEAR = 10;

/** `3.4 km`, `128 km`: nobody drives by tenths of a long way. */
export function writeDistance(distance: number, unit: string, locale: string): string {
  return `${writeNumber(distance, locale, distance < NEAR && !Number.isInteger(distance) ? 1 : 0)} ${unit}`;
}
