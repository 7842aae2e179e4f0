import type { VehicleState } from '@showroom/contracts/entities/vehicle';

/** Name of the journey that begins with a vehicle of this state. */
export const JOURNEY_LABELS = {
  new: 'sl-nvl',
  approved: 'sl-avl',
  used: 'sl-avl',
} as const satisfies Record<VehicleState, string>;

/** How analytics names the offer of a vehicle of this state. */
export const OFFER_LABELS = {
  new: 'NVL offer',
  approved: 'AVL offer',
  used: 'UVL offer',
} as const satisfies Record<VehicleState, string>;
