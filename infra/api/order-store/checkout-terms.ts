import { createHash } from 'node:crypto';
import type { CheckoutPageContent } from '@showroom/contracts/entities/order-online-config';
import type { Market, PaymentVendor } from '@showroom/contracts/markets';
import { type ConfiguratorPrices, configuratorPrices } from '../market/configurator-prices';
import { inLanguage } from '../market/in-language';
import type { MarketSettings } from '../market/market-settings';
import { vendorsFor } from '../market/reservation-fee';

export interface OfferedVendor {
  /** As it is configured: upper-cased it is `vendor`. */
  readonly type: string;
  readonly uuid: string;
  readonly vendor: PaymentVendor;
}

/**
 * What the market's editors say about its checkout; with another configuration for what the
 * configurator built.
 */
export interface CheckoutTerms {
  readonly isOnHold: boolean;
  readonly isConfirmedByLink: boolean;
  /** Whoever reserves has to prove that the phone is theirs. */
  readonly isPhoneAsked: boolean;
  readonly configured: ConfiguratorPrices;
  /** Who can take a fee of this many minor units. */
  vendorsOf(fee: number): OfferedVendor[];
}

interface CheckoutServices {
  readonly settingsOf: MarketSettings;
  /** By vendor: those that this installation works with. */
  readonly ports: Readonly<Partial<Record<PaymentVendor, unknown>>>;
}

export async function checkoutTerms(
  { settingsOf, ports }: CheckoutServices,
  market: Market,
  isConfigured: boolean,
): Promise<CheckoutTerms> {
  const settings = await settingsOf(market.code);
  const [language] = market.locales;
  const pages = settings[`company_config.${isConfigured ? 'config_' : ''}order_online_checkout_page`];
  const page = inLanguage<CheckoutPageContent>(pages, language, language);
  return {
    isOnHold: page?.capture_on_hold ?? false,
    isConfirmedByLink: page?.confirmation_by_link ?? false,
    isPhoneAsked: page?.authentication ?? false,
    configured: configuratorPrices(settings, market),
    vendorsOf: (fee) => {
      const working = vendorsFor(market, fee).filter((vendor) => ports[vendor] !== undefined);
      return offered(market, working, page?.vendors ?? []);
    },
  };
}

/** The configured ones in their order, as far as they work here; without any the market's own. */
function offered(
  { companyUuid }: Market,
  working: readonly PaymentVendor[],
  configured: CheckoutPageContent['vendors'],
): OfferedVendor[] {
  if (configured.length === 0) {
    return working.map((vendor) => ({ type: vendor, uuid: vendorUuid(companyUuid, vendor), vendor }));
  }
  return configured.flatMap(({ type, uuid }) => {
    const vendor = working.find((one) => one === type.toUpperCase());
    return vendor ? [{ type, uuid: uuid ?? vendorUuid(companyUuid, vendor), vendor }] : [];
  });
}

/** The same for a company and a vendor at any time: version 8 of RFC 9562, made of a hash. */
function vendorUuid(companyUuid: string, vendor: PaymentVendor): string {
  const digest = createHash('sha256').update(`${companyUuid}:${vendor}`).digest('hex');
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-');
}
