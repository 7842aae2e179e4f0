import type { FinancingOption, VehicleStatus } from '@showroom/contracts/entities/vehicle';
import { type Market, marketOfListing, type PaymentVendor } from '@showroom/contracts/markets';
import type { ApiConfig } from '../../api-config';
import { toMajor, toMinor } from '../../database/money';
import { financingOptions } from '../../database/price-rules';
import type { ConfiguratorPrices } from './configurator-prices';

/** Vendors whose adapters exist. */
const WORKING_VENDORS = ['STRIPE', 'PAYPAL', 'LIQPAY', 'NO_PAYMENT_JAPAN'] as const satisfies readonly PaymentVendor[];

/** Those that this installation works with; nothing to pay needs no provider. */
export function workingVendors({ PAYMENT_VENDORS: used }: Pick<ApiConfig, 'PAYMENT_VENDORS'>): PaymentVendor[] {
  return WORKING_VENDORS.filter((vendor) => vendor === 'NO_PAYMENT_JAPAN' || used.includes(vendor));
}

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
  readonly msrp_price: number | null;
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

/**
 * Vendors of a market that can take this fee: a fee needs a provider, nothing to pay needs none.
 */
export function vendorsFor(
  market: Market,
  fee: number,
  working: readonly PaymentVendor[] = WORKING_VENDORS,
): PaymentVendor[] {
  return market.paymentVendors.filter(
    (vendor) => working.some((one) => one === vendor) && (vendor === 'NO_PAYMENT_JAPAN') === (fee === 0),
  );
}

/**
 * How a vehicle can be reserved online, or null: it must be for sale, have a fee and a way to pay
 * it.
 */
export function reservationFor(vehicle: ReservableVehicle, working?: readonly PaymentVendor[]): Reservation | null {
  const market = marketOfListing(vehicle.listing);
  const fee = vehicle.reservation_fee;
  if (!market || fee === null || vehicle.removed_at !== null || !isReservable(vehicle.status)) return null;
  if (vendorsFor(market, fee, working).length === 0) return null;
  return {
    label: vehicle.reservation_label,
    fee: toMajor(fee, vehicle.currency),
    currency: vehicle.currency,
    financing_options: financingOptions(vehicle),
  };
}

type ConfiguredVehicle = Pick<ReservableVehicle, 'reservation_fee' | 'currency'>;

/**
 * What it costs to reserve a vehicle that is still to be built, in minor units: the market says it,
 * else the vehicle.
 */
export function configuredFee(vehicle: ConfiguredVehicle, { fee }: Pick<ConfiguratorPrices, 'fee'>): number | null {
  return fee === null ? vehicle.reservation_fee : toMinor(fee, vehicle.currency);
}

export function isReservable(status: VehicleStatus): boolean {
  return RESERVABLE_STATUSES.some((reservable) => reservable === status);
}
