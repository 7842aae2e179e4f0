import { moneyFormatter } from '@showroom/contracts/price/money-formatter';
import { priceFormatter } from '@showroom/contracts/price/price-formatter';
import { priceSetting } from '@showroom/contracts/price/price-settings';
import type { Settings } from '@showroom/contracts/settings/settings';
import type { OrderRow } from '../../database/schema/buy-online';
import { mailLocale } from './texts';

/**
 * Writes amounts of an order as the pages of its market do. The market's formats are those of its
 * own currency: money of another one is written with that currency's name.
 */
export function amountFormatter(
  { locale, currency }: Pick<OrderRow, 'locale' | 'currency'>,
  settings: Settings,
): (amount: number) => string {
  const language = mailLocale(locale);
  const prices = { get: <K extends keyof Settings>(key: K) => settings[key] };
  if (priceSetting(prices, 'currencyIso') === currency) {
    return moneyFormatter(priceFormatter(prices, language).writeBoth, currency);
  }
  const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return (amount) => new Intl.NumberFormat(language, style).format(amount);
}
