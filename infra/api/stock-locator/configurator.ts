import type { configuratorVehicle } from '@showroom/contracts/entities/configurator-vehicle';
import { MARKETS, marketOfListing, type PaymentVendor } from '@showroom/contracts/markets';
import type * as z from 'zod';
import { toMajor } from '../../database/money';
import { isPriceHidden } from '../../database/price-rules';
import type { RetailerRow } from '../../database/schema/retailers';
import type { VehicleRow } from '../../database/schema/vehicles';
import { type ConfiguratorPrices, configuratorPrices, shownListPrice, withoutTax } from '../market/configurator-prices';
import type { MarketSettings } from '../market/market-settings';
import { configuredFee, vendorsFor } from '../market/reservation-fee';
import { vehicleAnswer } from './vehicle-answer';

export async function configuratorTerms(
  { listing }: Pick<VehicleRow, 'listing'>,
  settingsOf: MarketSettings,
): Promise<ConfiguratorPrices> {
  const market = marketOfListing(listing) ?? MARKETS.international;
  return configuratorPrices(await settingsOf(market.code), market);
}

function listPrices(row: VehicleRow, terms: ConfiguratorPrices) {
  const { msrp_price: gross, currency } = row;
  if (gross === null || isPriceHidden(row, 'purchase')) return null;
  const major = (amount: number) => toMajor(amount, currency);
  return { gross: major(gross), net: major(withoutTax(gross, terms)), shown: major(shownListPrice(gross, terms)) };
}

type Prices = z.input<typeof configuratorVehicle>['attributes']['prices'];

/** What is built to order is bought for its list price; a reduction is of vehicles in stock. */
function pricesOf(prices: Prices, listed: number | undefined): Prices {
  if (listed === undefined) return prices;
  return prices.map((one) => (one.type === 'purchase' ? { ...one, value_raw: listed, old_price_raw: null } : one));
}

/** A fee without anybody to take it offers no reservation. */
function buttonsOf(row: VehicleRow, terms: ConfiguratorPrices, vendors: readonly PaymentVendor[]) {
  const market = marketOfListing(row.listing);
  // What is still to be built can be reserved wherever a fee is configured, whatever its state in
  // stock.
  const fee = configuredFee(row, terms);
  if (!market || fee === null || vendorsFor(market, fee, vendors).length === 0) return [];
  return [{ key: 'reserve' as const, label: row.reservation_label, reservation_fee: toMajor(fee, row.currency) }];
}

/**
 * A stored vehicle as the configurator's: always new, its list price with and without tax, its
 * button with the fee.
 */
export function configuratorAnswer(
  row: VehicleRow,
  owner: RetailerRow,
  terms: ConfiguratorPrices,
  vendors: readonly PaymentVendor[],
): z.input<typeof configuratorVehicle> {
  const { attributes } = vehicleAnswer(row, owner, vendors);
  const list = listPrices(row, terms);
  return {
    id: row.id,
    type: 'configurator_vehicle',
    attributes: {
      ...attributes,
      state: 'new',
      config_url: row.config_url ?? '',
      msrp_price: list && { gross: list.gross, net: list.net },
      prices: pricesOf(attributes.prices, list?.shown),
      price_drop: null,
      buttons: buttonsOf(row, terms, vendors),
    },
  };
}
