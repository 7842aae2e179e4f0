import { formatNumber } from '@showroom/contracts/number-text';

/** `12,300 km`; a distance below zero is a mistake of the feed. */
export function formatMileage(mileage: number | null, unit: string, locale: string): string | undefined {
  return mileage === null || mileage < 0 ? undefined : `${formatNumber(mileage, locale)} ${unit}`;
}

/** `183 kW`, also `19.2 kWh`: nothing at or below zero, and one decimal where the value has any. */
export function formatEnergy(value: number | null, unit: string, locale: string): string | undefined {
  if (value === null || value <= 0) return undefined;
  return `${formatNumber(value, locale, Number.isInteger(value) ? 0 : 1)} ${unit}`;
}

const CAPACITY_DECIMALS = { l: 1, cm3: 0 } as const;
export type CapacityUnit = keyof typeof CAPACITY_DECIMALS;

/** Litres have one decimal, cubic centimetres none. */
export function formatCapacity(
  capacity: number | null,
  unit: CapacityUnit | null,
  units: Readonly<Record<CapacityUnit, string>>,
  locale: string,
): string | undefined {
  if (capacity === null || capacity <= 0 || unit === null) return undefined;
  return `${formatNumber(capacity, locale, CAPACITY_DECIMALS[unit])} ${units[unit]}`;
}
