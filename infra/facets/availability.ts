import type { VehicleStatus } from '@showroom/contracts/entities/vehicle';

/** How soon a vehicle can be had: it is there, it comes, or somebody else has it. */
const RANKS = {
  stock: 2,
  demo: 2,
  available_soon: 1,
  delivery: 1,
  in_production: 1,
  on_demand: 0,
  reserved: 0,
  sold: 0,
} as const satisfies Record<VehicleStatus, number>;

/** More microseconds than any vehicle's creation has; with two of them numbers are still exact. */
const STEP = 3e15;

/** Larger the sooner a vehicle can be had, and among equals the newer it is. */
export function availability(status: VehicleStatus, created: number): number {
  return RANKS[status] * STEP + created;
}
