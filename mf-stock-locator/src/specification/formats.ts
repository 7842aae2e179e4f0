import { writeNumber } from '@showroom/shared-ui/write-number';

// Making one takes as long as writing a hundred counts with it, and there are few.
const pluralRules = new Map<string, Intl.PluralRules>();

function pluralRulesOf(locale: string): Intl.PluralRules {
  const known = pluralRules.get(locale);
  if (known) return known;
  const made = new Intl.PluralRules(locale);
  pluralRules.set(locale, made);
  return made;
}

/** `12,300 km`; a distance below zero is a mistake of the feed. */
export function writeMileage(mileage: number | null, unit: string, locale: string): string | undefined {
  return mileage === null || mileage < 0 ? undefined : `${writeNumber(mileage, locale)} ${unit}`;
}

/** `183 kW`, also `19.2 kWh`: nothing at or below zero, and one decimal where the value has any. */
export function writeEnergy(value: number | null, unit: string, locale: string): string | undefined {
  if (value === null || value <= 0) return undefined;
  return `${writeNumber(value, locale, Number.isInteger(value) ? 0 : 1)} ${unit}`;
}

const CAPACITY_DECIMALS = { l: 1, cm3: 0 } as const;
export type CapacityUnit = keyof typeof CAPACITY_DECIMALS;

/** Litres have one decimal, cubic centimetres none. */
export function writeCapacity(
  capacity: number | null,
  unit: CapacityUnit | null,
  units: Readonly<Record<CapacityUnit, string>>,
  locale: string,
): string | undefined {
  if (capacity === null || capacity <= 0 || unit === null) return undefined;
  return `${writeNumber(capacity, locale, CAPACITY_DECIMALS[unit])} ${units[unit]}`;
}

/** Forms of a counted noun; `n` stands for the number. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

export function writeCount(count: number, forms: PluralForms, locale: string): string {
  const form = forms[pluralRulesOf(locale).select(count)] ?? forms.other;
  return form.replace(/\bn(?![a-z])/, writeNumber(count, locale));
}
