/** How a locale writes numbers; digits are Latin everywhere, as on number plates and in brochures. */
export function writeNumber(value: number, locale: string, decimals = 0): string {
  return numberFormat(locale, decimals).format(value);
}

// Making one takes as long as writing a hundred numbers with it, and there are few: of each locale those with none, one or two decimals.
const numberFormats = new Map<string, Intl.NumberFormat>();
const pluralRules = new Map<string, Intl.PluralRules>();

function numberFormat(locale: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  const known = numberFormats.get(key);
  if (known) return known;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const made = new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...digits });
  numberFormats.set(key, made);
  return made;
}

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

/** The last three characters, enough to tell two vehicles apart beside each other. */
export function shortVin(vin: string): string {
  return vin.length > 3 ? vin.slice(-3) : vin;
}

/** `31/12/2026`: the site writes dates as in en-GB whatever the page's language. */
export function writeDate(iso: string | null): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso ?? '') ?? [];
  return year && month && day ? `${day}/${month}/${year}` : undefined;
}
