import { type JourneyMode, journeyLabel, OFFER_LABELS } from './journeys';
import type { VehicleState } from './vehicle';

test.each<[VehicleState, JourneyMode, string | undefined]>([
  ['new', 'standard', 'sl-nvl'],
  ['approved', 'standard', 'sl-avl'],
  ['used', 'standard', 'sl-avl'],
  ['new', 'configurator', 'sl-nvl-config'],
  ['approved', 'configurator', undefined],
  ['used', 'configurator', undefined],
])('a vehicle that is %s begins in the %s journey as %s', (state, mode, label) => {
  expect(journeyLabel(state, mode)).toBe(label);
});

test.each([
  ['new', 'NVL offer'],
  ['approved', 'AVL offer'],
  ['used', 'UVL offer'],
] as const)('analytics call a vehicle that is %s %s', (state, label) => expect(OFFER_LABELS[state]).toBe(label));
