/**
 * What a card of a vehicle tells, in this order, unless a market says otherwise; each of them may
 * have an icon.
 */
export const CARD_ATTRIBUTES = [
  'productionYear',
  'model',
  'mileage',
  'engines',
  'color',
  'drivetrain',
  'vin',
  'power',
  'capacity',
  'status',
  'state',
  'colorInterior',
] as const;
