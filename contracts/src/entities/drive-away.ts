import type { PriceEntry, VehicleState } from './vehicle';

/** What decides on the price to drive away with. */
export interface Driven {
  readonly state: VehicleState;
  /** By Australian state; null in other markets. */
  readonly drive_away: Readonly<Record<string, number>> | null;
}

/**
 * States for which a vehicle has a drive-away price: only new ones have, for only they are
 * registered by the seller.
 */
export function driveAwayStates({ state, drive_away }: Driven): readonly string[] {
  if (state !== 'new' || drive_away === null) return [];
  return Object.keys(drive_away)
    .filter((name) => (drive_away[name] ?? 0) > 0)
    .sort();
}

/** What driving away costs in the chosen state, in the units of `drive_away`. */
export function driveAwayPrice(vehicle: Driven, chosen: string | undefined): number | undefined {
  if (chosen === undefined || !driveAwayStates(vehicle).includes(chosen)) return undefined;
  return vehicle.drive_away?.[chosen];
}

/**
 * The prices with the one to drive away with as the purchase price; one that visitors do not see
 * stays hidden.
 */
export function drivenPrices(prices: readonly PriceEntry[], driveAway: number | undefined): readonly PriceEntry[] {
  if (driveAway === undefined) return prices;
  return prices.map((price) =>
    price.type === 'purchase' && !price.hidden_from_visitors
      ? { ...price, value_raw: driveAway, old_price_raw: null }
      : price,
  );
}
