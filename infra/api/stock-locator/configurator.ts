import type { configuratorVehicle } from '@showroom/contracts/entities/configurator-vehicle';
import { MARKETS, marketOfListing, type PaymentVendor } from '@showroom/contracts/markets';
import type * as z from 'zod';
import { minorDigits, toMajor } from '../../database/money';
import type { RetailerRow } from '../../database/schema/retailers';
import type { VehicleRow } from '../../database/schema/vehicles';
import { configuredFee, vendorsFor } from '../buy-online/reservation-fee';
import { type ConfiguratorPrices, configuratorPrices } from '../company/configurator-prices';
import type { MarketSettings } from '../company/market-settings';
import { vehicleAnswer } from './vehicle-answer';

export async function configuratorTerms(
  { listing }: Pick<VehicleRow, 'listing'>,
  settingsOf: MarketSettings,
): Promise<ConfiguratorPrices> {
  const market = marketOfListing(listing) ?? MARKETS.international;
  return configuratorPrices(await settingsOf(market.code), market);
}

function withoutTax(gross: number, currency: string, { taxRate }: Pick<ConfiguratorPrices, 'taxRate'>): number {
  const unit = 10 ** minorDigits(currency);
  return Math.round((gross * unit * 100) / (100 + taxRate)) / unit;
}

/** A fee without anybody to take it offers no reservation. */
function buttonsOf(row: VehicleRow, terms: ConfiguratorPrices, vendors: readonly PaymentVendor[]) {
  const market = marketOfListing(row.listing);
  // What is still to be built can be reserved wherever a fee is configured, whatever its state in stock.
  const fee = configuredFee(row, terms);
  if (!market || fee === null || vendorsFor(market, fee, vendors).length === 0) return [];
  return [{ key: 'reserve' as const, label: row.reservation_label, reservation_fee: toMajor(fee, row.currency) }];
}

/** A stored vehicle as the configurator's: always new, its list price with and without tax, its button with the fee. */
export function configuratorAnswer(
  row: VehicleRow,
  owner: RetailerRow,
  terms: ConfiguratorPrices,
  vendors: readonly PaymentVendor[],
): z.input<typeof configuratorVehicle> {
  const { attributes } = vehicleAnswer(row, owner, vendors);
  const { msrp_price: gross = null } = attributes;
  return {
    id: row.id,
    type: 'configurator_vehicle',
    attributes: {
      ...attributes,
      state: 'new',
      config_url: row.config_url ?? '',
      msrp_price: gross === null ? null : { gross, net: withoutTax(gross, row.currency, terms) },
      buttons: buttonsOf(row, terms, vendors),
    },
  };
}
