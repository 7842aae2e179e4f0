/** The signs with which a language writes numbers. */
export interface NumberSigns {
  readonly group: string;
  readonly decimal: string;
}

/**
 * Languages that write thousands in groups of three with Latin digits, as Intl has them (CLDR): its
 * first number costs a phone 50 ms of its first second. Any other language is left to Intl.
 */
const SIGNS: Readonly<Record<string, NumberSigns>> = {
  ar: { group: ',', decimal: '.' },
  en: { group: ',', decimal: '.' },
  fr: { group: '\u202f', decimal: ',' },
  ja: { group: ',', decimal: '.' },
  uk: { group: '\u00a0', decimal: ',' },
};

const signsOf = (locale: string) => SIGNS[locale.split('-', 1)[0] ?? ''];

// Making one takes as long as formatting a hundred numbers with it, and there are few.
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
 * A number as a locale writes it; digits are Latin everywhere, as on number plates and in
 * brochures. Half a unit is rounded away from zero.
 */
export function formatNumber(value: number, locale: string, decimals = 0): string {
  const signs = signsOf(locale);
  // Languages differ in where a minus stands.
  return signs && value >= 0 ? groupThousands(value, signs, decimals) : numberFormat(locale, decimals).format(value);
}

/** The decimal sign of a locale. */
export function decimalSign(locale: string): string | undefined {
  const known = signsOf(locale)?.decimal;
  return (
    known ??
    numberFormat(locale, 1)
      .formatToParts(0.5)
      .find(({ type }) => type === 'decimal')?.value
  );
}

/** A number with its thousands in groups. Half a unit is rounded away from zero, as prices are. */
export function groupThousands(value: number, { group, decimal }: NumberSigns, decimals: number): string {
  const [whole = '', fraction] = toFixed(Math.abs(value), decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, () => group);
  const text = fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}

/**
 * toFixed works on the binary value, so 1.005 would lose its half; shifting the decimal text keeps
 * it.
 */
function toFixed(value: number, decimals: number): string {
  const shifted = Math.round(Number(`${value}e${decimals}`));
  return Number.isFinite(shifted) ? Number(`${shifted}e-${decimals}`).toFixed(decimals) : value.toFixed(decimals);
}
