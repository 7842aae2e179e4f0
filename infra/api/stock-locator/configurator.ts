import type { configuratorVehicle } from '@showroom/contracts/entities/configurator-vehicle';
import { MARKETS } from '@showroom/contracts/markets';
import type * as z from 'zod';
import { minorDigits } from '../../database/money';
import type { RetailerRow } from '../../database/schema/retailers';
import type { VehicleRow } from '../../database/schema/vehicles';
import { configuratorPrices } from '../company/configurator-prices';
import type { MarketSettings } from '../company/market-settings';
import { marketOf } from './offers';
import { vehicleAnswer } from './vehicle-answer';

/** What a market says about its configured vehicles. */
export interface ConfiguratorTerms {
  /** Percent of the net price. */
  readonly taxRate: number;
  /** In major units; undefined where the vehicle's own fee holds. */
  readonly fee: number | undefined;
}

export async function configuratorTerms(
  { listing }: Pick<VehicleRow, 'listing'>,
  settingsOf: MarketSettings,
): Promise<ConfiguratorTerms> {
  const code = marketOf(listing)?.code ?? 'international';
  const { fee, taxRate } = configuratorPrices(await settingsOf(code), MARKETS[code]);
  return { taxRate, fee: fee ?? undefined };
}

function withoutTax(gross: number, currency: string, { taxRate }: ConfiguratorTerms): number {
  const unit = 10 ** minorDigits(currency);
  return Math.round((gross * unit * 100) / (100 + taxRate)) / unit;
}

/** A stored vehicle as the configurator's: always new, its list price with and without tax, its button with the fee. */
export function configuratorAnswer(
  row: VehicleRow,
  owner: RetailerRow,
  terms: ConfiguratorTerms,
): z.input<typeof configuratorVehicle> {
  const { attributes } = vehicleAnswer(row, owner);
  const { reservation, msrp_price: gross = null } = attributes;
  // What is still to be built can be reserved wherever a fee is configured, whatever its state in stock.
  const fee = terms.fee ?? reservation?.fee;
  return {
    id: row.id,
    type: 'configurator_vehicle',
    attributes: {
      ...attributes,
      state: 'new',
      config_url: row.config_url ?? '',
      msrp_price: gross === null ? null : { gross, net: withoutTax(gross, row.currency, terms) },
      buttons: fee === undefined ? [] : [{ key: 'reserve', label: row.reservation_label, reservation_fee: fee }],
    },
  };
}
