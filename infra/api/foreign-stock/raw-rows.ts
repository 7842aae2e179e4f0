import { vehicleId } from '@showroom/contracts/entities/vehicle';
import type { Market } from '@showroom/contracts/markets';
import type { RetailerRow } from '../../database/schema/retailers';
import type { VehicleRow } from '../../database/schema/vehicles';
import { type MappedRawVehicle, mapRawVehicle } from '../../raw-vehicle/map-raw-vehicle';
import type { Problem } from '../../raw-vehicle/parse-raw-vehicle';

/** Where raw vehicles come from and where they are shown. */
export interface ForeignStock {
  readonly market: Market;
  readonly base: string;
}

export interface ForeignVehicle {
  readonly row: VehicleRow;
  readonly owner: RetailerRow;
}

/** Told of what a foreign service answered other than specified. */
export type ReportProblems = (problems: readonly Problem[], unknown: readonly string[]) => void;

const NEVER = new Date(0);

/**
 * Raw vehicles as rows of our own, so that all rules of what visitors see are the same; who cannot
 * be addressed is left out.
 */
export function foreignVehicles(
  records: readonly unknown[],
  path: string,
  { market, base }: ForeignStock,
  report: ReportProblems,
): ForeignVehicle[] {
  const place = { currency: market.currency, mileage_unit: market.distanceUnit, origin: base };
  return records.flatMap((record, index) => {
    const at = `${path}[${index}]`;
    const { vehicle, problems, unknown } = mapRawVehicle(record, at, place);
    const isAddressable = vehicle !== undefined && vehicleId.safeParse(vehicle.id).success;
    const message = 'must be digits or a UUID, for it ends the address of a page: the vehicle is left out';
    const unusable = { path: `${at}.id`, message, value: vehicle?.id ?? '' };
    report(vehicle && !isAddressable ? [...problems, unusable] : problems, unknown);
    return isAddressable ? [rowsOf(vehicle, { market, base })] : [];
  });
}

function rowsOf({ id, row, owner }: MappedRawVehicle, { market, base }: ForeignStock): ForeignVehicle {
  const [dealerCode = ''] = owner.dealer_codes;
  const ownerId = owner.id ?? (dealerCode || 'unknown');
  const { dealer_codes: _, ...address } = owner;
  return {
    row: {
      ...row,
      id,
      listing: market.listing,
      feed_source: base,
      feed_key: id,
      feed_photos: [],
      // Nobody knows what was asked before, so that no reduction may be announced.
      purchase_old_price: null,
      display_price: null,
      price_since: NEVER,
      prior_price: null,
      prior_since: null,
      // Holds and payments are for vehicles of our own stock: another one is asked for at its
      // retailer.
      reservation_fee: null,
      owner_id: ownerId,
      created_at: NEVER,
      updated_at: NEVER,
      removed_at: null,
    },
    owner: {
      ...address,
      id: ownerId,
      listing: market.listing,
      state: '',
      country: '',
      dealer_code: dealerCode,
      ci_code: '',
      brands: [],
      updated_at: NEVER,
    },
  };
}
