import type { VehicleLight, VehicleState } from './vehicle';

/** How a visitor came to a vehicle: out of the stock, or with a configuration of their own. */
export type JourneyMode = 'standard' | 'configurator';

const LABELS: Readonly<Record<JourneyMode, Readonly<Partial<Record<VehicleState, string>>>>> = {
  standard: { new: 'sl-nvl', approved: 'sl-avl', used: 'sl-avl' },
  configurator: { new: 'sl-nvl-config' },
};

/**
 * Name of the journey that a vehicle begins; what is configured is new, so other states have none
 * there.
 */
export function journeyLabel(state: VehicleState, mode: JourneyMode): string | undefined {
  return LABELS[mode][state];
}

/** What analytics call the offer of a vehicle. */
export const OFFER_LABELS = {
  new: 'NVL offer',
  approved: 'AVL offer',
  used: 'UVL offer',
} as const satisfies Record<VehicleState, string>;

/** What is told of a vehicle that somebody looks at or orders. */
export interface OfferedVehicle {
  readonly id: string;
  readonly attributes: Pick<VehicleLight['attributes'], 'brand' | 'model' | 'state'>;
}

/**
 * What analytics are told of a vehicle: which one, as which offer, and the journey that it begins.
 */
export function offerParameters({ id, attributes: { brand, model, state } }: OfferedVehicle, mode: JourneyMode) {
  return {
    item_id: id,
    item_name: `${brand} ${model}`,
    offer: OFFER_LABELS[state],
    journey: journeyLabel(state, mode) ?? '',
  };
}
