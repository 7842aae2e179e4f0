import type { OrderOnlineData } from '@showroom/contracts/entities/order-online';
import type { StepConfiguration } from '@showroom/contracts/entities/order-online-config';
import {
  FRESH,
  firstOpenStep,
  type JourneyAction,
  type JourneyState,
  journeyReducer,
  restoreJourney,
} from './journey-state';
import { canUseStep } from './step-engine';

const STEPS: readonly StepConfiguration[] = [
  { type: 'payment_option', title: '', required: true },
  { type: 'trade_in', title: '', required: false },
  { type: 'location', title: '', required: true },
];
const chosen: OrderOnlineData = { vehicleId: '42', preselectedPaymentOption: 'lease' };

test('a first visit begins at the first step with what the page of the vehicle hands over', () => {
  const restored = restoreJourney(
    { steps: undefined, data: undefined, productPage: { preselectedPaymentOption: 'lease' } },
    STEPS,
  );
  expect(restored).toMatchObject({
    steps: { active: 0, enabled: [0] },
    data: { preselectedPaymentOption: 'lease' },
    isReset: false,
  });
});

test('a later visit goes on at its step, and what was chosen counts', () => {
  const stored = {
    steps: { active: 2, enabled: [0, 1, 2] },
    data: chosen,
    productPage: { preselectedPaymentOption: 'purchase' },
  };
  const { steps, data, isReset } = restoreJourney(stored, STEPS);
  expect([steps.active, data.preselectedPaymentOption, isReset]).toEqual([2, 'lease', false]);
  expect(steps.validated).toEqual({ 0: { payment_option: true }, 1: { trade_in: true }, 2: { location: false } });
  expect([0, 1, 2].map((step) => canUseStep(steps, step))).toEqual([true, true, true]);
});

test('a required step that lost its answer disables the later tabs, but the restored one stays active', () => {
  const stored = { steps: { active: 1, enabled: [0, 1, 2] }, data: { vehicleId: '42' }, productPage: {} };
  const { steps } = restoreJourney(stored, STEPS);
  expect([0, 1, 2].map((step) => canUseStep(steps, step))).toEqual([true, true, false]);
});

test.each([
  ['contradict themselves', { active: 2, enabled: [0, 2] }],
  ['are of more steps than there are', { active: 0, enabled: [0, 1, 2, 3] }],
  ['are no steps', { active: -1, enabled: [] }],
])('saved steps that %s reset everything', (_, steps) => {
  const restored = restoreJourney({ steps, data: chosen, productPage: {} }, STEPS);
  expect(restored).toEqual({ steps: FRESH.steps, data: {}, isReset: true });
});

test('the steps of another vehicle are not those of this one', () => {
  const restored = restoreJourney(
    { steps: { active: 2, enabled: [0, 1, 2] }, data: undefined, productPage: {} },
    STEPS,
  );
  expect(restored).toMatchObject({ steps: { active: 0 }, isReset: false });
});

function after(...actions: readonly JourneyAction[]): JourneyState {
  return actions.reduce(journeyReducer, FRESH);
}

test('what was chosen before storage was loaded is newer than what it had', () => {
  const restored = restoreJourney({ steps: undefined, data: chosen, productPage: {} }, STEPS);
  const { data } = after(
    { type: 'saved', patch: { preselectedPaymentOption: 'purchase' } },
    { type: 'restored', restored },
  );
  expect(data).toEqual({ vehicleId: '42', preselectedPaymentOption: 'purchase' });
});

test('a step that reported before storage was loaded, and stays open, need not report again', () => {
  const fresh = { steps: undefined, data: undefined, productPage: {} };
  const reported = { type: 'reported', step: 0, component: 'payment_option', isValid: true } as const;
  const stays = after(reported, { type: 'restored', restored: restoreJourney(fresh, STEPS) });
  expect(stays.steps.validated).toEqual({ 0: { payment_option: true } });
  const further = { steps: { active: 1, enabled: [0, 1] }, data: { vehicleId: '42' }, productPage: {} };
  const left = after(reported, { type: 'restored', restored: restoreJourney(further, STEPS) });
  expect(left.steps.validated).toEqual({ 0: { payment_option: false }, 1: { trade_in: true } });
});

test('only required steps block the checkout', () => {
  expect(firstOpenStep(FRESH, STEPS)).toBe(0);
  const paid = { type: 'reported', step: 0, component: 'payment_option', isValid: true } as const;
  expect(firstOpenStep(after(paid), STEPS)).toBe(2);
  const halfTradeIn = { type: 'reported', step: 1, component: 'trade_in', isValid: false } as const;
  const placed = { type: 'reported', step: 2, component: 'location', isValid: true } as const;
  expect(firstOpenStep(after(paid, halfTradeIn, placed), STEPS)).toBeUndefined();
});

test('a delivery without its address blocks its step, though choosing one is optional', () => {
  const optional: readonly StepConfiguration[] = [{ type: 'location', title: '', required: false }];
  const place = { uuid: 'd1', fee: 0, retailer_id: 'r1', name: 'Ghent', address: '', currency: 'EUR' };
  const openOf = (delivery?: { street: string; extra: string; postcode: string; city: string }) =>
    firstOpenStep(
      { steps: FRESH.steps, data: { locationDetails: { ...place, kind: 'delivery', ...(delivery && { delivery }) } } },
      optional,
    );
  const address = { street: '', extra: '', postcode: '9000', city: 'Ghent' };
  expect([openOf(), openOf(address), openOf({ ...address, street: 'Veldstraat 1' })]).toEqual([0, 0, undefined]);
});
