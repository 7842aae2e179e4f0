import type { OrderOnlineContent } from '@showroom/contracts/entities/order-online-config';
import type { Market } from '@showroom/contracts/markets';
import type { Settings } from '@showroom/contracts/settings/settings';
import { STANDARD_TAX_RATES } from '@showroom/contracts/settings/tax';
import { inLanguage } from './in-language';

/** What a market says about vehicles that the configurator built. */
export interface ConfiguratorPrices {
  /** Reservation fee in major units; null where the vehicle's own holds. */
  readonly fee: number | null;
  /** Their list price is shown gross with it, net without. */
  readonly isWithTax: boolean;
  /** Percent of the net price. */
  readonly taxRate: number;
}

export function configuratorPrices(settings: Settings, { code, locales: [language] }: Market): ConfiguratorPrices {
  const contents = settings['company_config.config_order_online'];
  const { prices } = inLanguage<OrderOnlineContent>(contents, language, language) ?? {};
  return {
    fee: prices?.reservation_fee ?? null,
    isWithTax: prices?.include_tax ?? false,
    taxRate: settings['price.tax_rate'] ?? STANDARD_TAX_RATES[code],
  };
}

/** A price without its tax; both in minor units. */
export function withoutTax(gross: number, { taxRate }: Pick<ConfiguratorPrices, 'taxRate'>): number {
  return Math.round((gross * 100) / (100 + taxRate));
}

/**
 * The list price as the market shows it, in minor units: what is built to order is bought for it.
 */
export function shownListPrice(gross: number, terms: ConfiguratorPrices): number {
  return terms.isWithTax ? gross : withoutTax(gross, terms);
}
