import type { Vehicle } from '@showroom/contracts/entities/vehicle';

type Driven = Pick<Vehicle['attributes'], 'state' | 'drive_away'>;

/** States for which the vehicle has a drive-away price: only new ones have, for only they are registered by the seller. */
export function driveAwayStates({ state, drive_away }: Driven): readonly string[] {
  if (state !== 'new' || drive_away === null) return [];
  return Object.keys(drive_away)
    .filter((name) => (drive_away[name] ?? 0) > 0)
    .sort();
}

/** What driving away costs in the chosen state. */
export function driveAwayPrice(vehicle: Driven, chosen: string | undefined): number | undefined {
  if (chosen === undefined || !driveAwayStates(vehicle).includes(chosen)) return undefined;
  return vehicle.drive_away?.[chosen];
}
