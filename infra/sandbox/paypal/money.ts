import { toMajor, toMinor } from '../../database/money';
import { malformed, unprocessable } from './errors';
import type { Money } from './state';

/** Currencies that the provider takes, and how many decimals it writes them with. */
const DECIMALS: Readonly<Record<string, 0 | 2>> = {
  ...Object.fromEntries(
    'AUD BRL CAD CNY CZK DKK EUR HKD ILS MYR MXN NZD NOK PHP PLN GBP SGD SEK CHF THB USD'
      .split(' ')
      .map((currency) => [currency, 2 as const]),
  ),
  HUF: 0,
  JPY: 0,
  TWD: 0,
};

/**
 * Refuses what the provider refuses: unknown currencies, decimals of a currency without, nothing at
 * all.
 */
export function checkMoney(money: Money): void {
  const decimals = DECIMALS[money.currency_code];
  if (decimals === undefined) throw unprocessable('CURRENCY_NOT_SUPPORTED');
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(money.value)) throw malformed('/purchase_units/0/amount/value', 'is no amount');
  if (decimals === 0 && /\.\d*[1-9]/.test(money.value)) throw unprocessable('DECIMALS_NOT_SUPPORTED');
  if (Number(money.value) <= 0) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE');
}

export function minorOf({ value, currency_code }: Money): number {
  return toMinor(Number(value), currency_code);
}

export function moneyOf(minor: number, currency_code: string): Money {
  return { currency_code, value: toMajor(minor, currency_code).toFixed(DECIMALS[currency_code] ?? 2) };
}
