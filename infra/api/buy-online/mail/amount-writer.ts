import { moneyWriter } from '@showroom/contracts/price/money-writer';
import { priceSetting } from '@showroom/contracts/price/price-settings';
import { priceWriter } from '@showroom/contracts/price/price-writer';
import type { Settings } from '@showroom/contracts/settings/settings';
import type { OrderRow } from '../../../database/schema/buy-online';
import { mailLocale } from './texts';

/**
 * Writes amounts of an order as the pages of its market do. The market's formats are those of its
 * own currency: money of another one is written with that currency's name.
 */
export function amountWriter(
  { locale, currency }: Pick<OrderRow, 'locale' | 'currency'>,
  settings: Settings,
): (amount: number) => string {
  const language = mailLocale(locale);
  const prices = { get: <K extends keyof Settings>(key: K) => settings[key] };
  if (priceSetting(prices, 'currencyIso') === currency) {
    return moneyWriter(priceWriter(prices, language).writeBoth, currency);
  }
  const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return (amount) => new Intl.NumberFormat(language, style).format(amount);
}
