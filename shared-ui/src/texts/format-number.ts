// Making one takes as long as writing a hundred numbers with it, and there are few: of each locale
// those with none, one or two decimals.
const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  const known = formats.get(key);
  if (known) return known;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const made = new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...digits });
  formats.set(key, made);
  return made;
}

/**
 * How a locale writes numbers; digits are Latin everywhere, as on number plates and in brochures.
 */
export function formatNumber(value: number, locale: string, decimals = 0): string {
  return numberFormat(locale, decimals).format(value);
}
