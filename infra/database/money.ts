const digits = new Map<string, number>();

/** Digits behind the decimal point of a currency: 2 for EUR, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  const known = digits.get(currency);
  if (known !== undefined) return known;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  digits.set(currency, maximumFractionDigits);
  return maximumFractionDigits;
}

/** Minor units as an amount in major units: 4590050 EUR is 45900.5. */
export function toMajor(minor: number, currency: string): number {
  return minor / 10 ** minorDigits(currency);
}

/** An amount in major units as whole minor units, half away from zero. */
export function toMinor(major: number, currency: string): number {
  const exact = Number((Math.abs(major) * 10 ** minorDigits(currency)).toPrecision(15));
  return Math.sign(major) * Math.round(exact);
}
