import { groupThousands } from '../number-text';

/** How a market formats its prices. */
export interface PriceFormat {
  readonly symbol: string;
  readonly delimiter: string;
  readonly decimals: number;
  /** Stands before the decimals. Default `.`, or `,` where that is the delimiter. */
  readonly point?: string | undefined;
  /** `%` is the amount, `^` the symbol, `@` both by `plain`: `% ^` writes `45,900 €`. */
  readonly format: string;
  /** What `@` stands for. Default `^%`. */
  readonly plain?: string | undefined;
}

/**
 * An amount as the market writes it; nothing for NaN and empty values. Zero is written: whether a
 * price is shown at all is another rule.
 */
export function formatPrice(amount: number | string | null | undefined, format: PriceFormat): string {
  if (amount === null || amount === undefined || (typeof amount === 'string' && amount.trim() === '')) return '';
  const value = Number(amount);
  if (!Number.isFinite(value)) return '';
  const signs = { group: format.delimiter, decimal: signBeforeDecimals(format) };
  const written = groupThousands(value, signs, format.decimals);
  const fill = (template: string) =>
    template.replace(/[%^]/g, (placeholder) => (placeholder === '%' ? written : format.symbol));
  return format.format.replace(/[@%^]/g, (placeholder) =>
    fill(placeholder === '@' ? (format.plain ?? '^%') : placeholder),
  );
}

/** A price at or below zero is not shown. */
export function isShownPrice(amount: number | string | null | undefined): boolean {
  return amount !== '' && Number(amount ?? Number.NaN) > 0;
}

/** The sign of the delimiter would make 1,234,50 of 1,234.50. */
function signBeforeDecimals({ delimiter, point = '.' }: PriceFormat): string {
  if (point !== delimiter) return point;
  return point === '.' ? ',' : '.';
}
