import type { VehicleStatus } from '@showroom/contracts/entities/vehicle';

/** The tone in which a status is shown. */
export const STATUS_KINDS = {
  stock: 'neutral',
  available_soon: 'neutral',
  reserved: 'warning',
  sold: 'danger',
  in_production: 'neutral',
  on_demand: 'neutral',
  delivery: 'neutral',
  demo: 'neutral',
} as const satisfies Record<VehicleStatus, 'neutral' | 'warning' | 'danger'>;
