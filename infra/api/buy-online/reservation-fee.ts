import type { FinancingOption, VehicleStatus } from '@showroom/contracts/entities/vehicle';
import { MARKETS, type Market, type PaymentVendor } from '@showroom/contracts/markets';
import { toMajor } from '../../database/money';
import { financingOptions } from '../stock-locator/row';

/** Vendors whose adapters exist. */
const WORKING_VENDORS = ['STRIPE', 'NO_PAYMENT_JAPAN'] as const satisfies readonly PaymentVendor[];

/** Statuses of vehicles that can still be reserved. */
export const RESERVABLE_STATUSES = [
  'stock',
  'available_soon',
  'in_production',
  'delivery',
  'demo',
] as const satisfies readonly VehicleStatus[];

interface ReservableVehicle {
  readonly listing: string;
  readonly status: VehicleStatus;
  readonly currency: string;
  /** Minor units; null when the vehicle cannot be reserved online. */
  readonly reservation_fee: number | null;
  readonly reservation_label: string;
  readonly removed_at: unknown;
  readonly purchase_price: number | null;
  readonly lease_price: number | null;
  readonly subscribe_price: number | null;
}

interface Reservation {
  readonly label: string;
  /** Major units. */
  readonly fee: number;
  readonly currency: string;
  readonly financing_options: FinancingOption[];
}

/** The market that sells a listing. */
export function marketOfListing(listing: string): Market | undefined {
  return Object.values<Market>(MARKETS).find((market) => market.listing === listing);
}

/** Vendors of a market that can take this fee: a fee needs a provider, nothing to pay needs none. */
export function vendorsFor(market: Market, fee: number): PaymentVendor[] {
  return market.paymentVendors.filter(
    (vendor) =>
      WORKING_VENDORS.some((working) => working === vendor) && (vendor === 'NO_PAYMENT_JAPAN') === (fee === 0),
  );
}

/** How a vehicle can be reserved online, or null: it must be for sale, have a fee and a way to pay it. */
export function reservationFor(vehicle: ReservableVehicle): Reservation | null {
  const market = marketOfListing(vehicle.listing);
  const fee = vehicle.reservation_fee;
  if (!market || fee === null || vehicle.removed_at !== null || !isReservable(vehicle.status)) return null;
  if (vendorsFor(market, fee).length === 0) return null;
  return {
    label: vehicle.reservation_label,
    fee: toMajor(fee, vehicle.currency),
    currency: vehicle.currency,
    financing_options: financingOptions(vehicle),
  };
}

export function isReservable(status: VehicleStatus): boolean {
  return RESERVABLE_STATUSES.some((reservable) => reservable === status);
}
