import fc from 'fast-check';
import {
  canUseStep,
  enterStep,
  FIRST_STEP,
  goOn,
  isValidated,
  recordValidation,
  restoreSteps,
  type StepsState,
} from './step-engine';

const COUNT = 5;
const done = (state: StepsState, ...steps: readonly number[]) =>
  steps.reduce((before, step) => recordValidation(before, step, 'trade_in', true), state);

test('the first step is active and enabled from the start, no other one can be used', () => {
  expect([0, 1, 2].map((step) => canUseStep(FIRST_STEP, step))).toEqual([true, false, false]);
});

test('nobody goes on from a step that is not validated, nor past the last one', () => {
  expect(goOn(FIRST_STEP, COUNT)).toBe(FIRST_STEP);
  const alone = done(FIRST_STEP, 0);
  expect(goOn(alone, 1)).toBe(alone);
  expect(goOn(alone, COUNT)).toMatchObject({ active: 1, enabled: [0, 1] });
});

test('going back leaves later steps enabled, and usable while every earlier one is validated', () => {
  const third = goOn(done(goOn(done(FIRST_STEP, 0), COUNT), 1), COUNT);
  const back = enterStep(third, 0);
  expect(back).toMatchObject({ active: 0, enabled: [0, 1, 2] });
  expect(canUseStep(back, 2)).toBe(true);
  const broken = recordValidation(back, 1, 'trade_in', false);
  expect(canUseStep(broken, 2)).toBe(false);
  expect(canUseStep(broken, 1)).toBe(true);
  expect(enterStep(broken, 2)).toBe(broken);
});

test('a step is validated when every component of it is, each by its own report', () => {
  const one = recordValidation(FIRST_STEP, 0, 'payment_option', true);
  expect(isValidated(one, 0)).toBe(true);
  const two = recordValidation(one, 0, 'calculator', false);
  expect(isValidated(two, 0)).toBe(false);
  expect(isValidated(recordValidation(two, 0, 'calculator', true), 0)).toBe(true);
  expect(isValidated(two, 1)).toBe(false);
  expect(recordValidation(one, 0, 'payment_option', true)).toBe(one);
});

test.each([
  ['consistent', { active: 1, enabled: [0, 1, 2] }, { active: 1, enabled: [0, 1, 2], validated: {} }],
  ['in another order', { active: 2, enabled: [2, 0, 1, 1] }, { active: 2, enabled: [0, 1, 2], validated: {} }],
  ['active without an earlier step', { active: 2, enabled: [0, 2] }, undefined],
  ['active but not enabled', { active: 1, enabled: [0] }, undefined],
  ['without the first step', { active: 0, enabled: [] }, undefined],
  ['of a longer journey', { active: 0, enabled: [0, 7] }, undefined],
  ['no steps', { active: -1, enabled: [0] }, undefined],
  ['between two steps', { active: 0.5, enabled: [0, 0.5] }, undefined],
])('saved steps that are %s', (_, saved, expected) => {
  expect(restoreSteps(saved, COUNT)).toEqual(expected);
});

type Action = (state: StepsState) => StepsState;
const step = fc.nat({ max: COUNT + 1 });
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.constant<Action>((state) => goOn(state, COUNT)),
  step.map(
    (to): Action =>
      (state) =>
        enterStep(state, to),
  ),
  fc.record({ at: step, component: fc.constantFrom('payment_option', 'calculator'), isValid: fc.boolean() }).map(
    ({ at, component, isValid }): Action =>
      (state) =>
        recordValidation(state, at, component, isValid),
  ),
);

function statesAfter(actions: readonly Action[]): readonly StepsState[] {
  const states = [FIRST_STEP];
  for (const act of actions) states.push(act(states.at(-1) ?? FIRST_STEP));
  return states;
}

test('whatever a visitor does, the first step stays enabled and enabled steps only grow', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      const states = statesAfter(actions);
      states.forEach(({ enabled, active }, index) => {
        expect(enabled).toContain(0);
        expect(enabled).toContain(active);
        expect(enabled).toEqual(expect.arrayContaining([...(states[index - 1]?.enabled ?? [])]));
      });
    }),
  );
});

test('whatever a visitor does, a tab is usable exactly if it is active, or enabled with all earlier ones validated', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), step, (actions, tab) => {
      const state = statesAfter(actions).at(-1) ?? FIRST_STEP;
      const earlier = [...Array(tab).keys()];
      const usable =
        tab === state.active || (state.enabled.includes(tab) && earlier.every((one) => isValidated(state, one)));
      expect(canUseStep(state, tab)).toBe(usable);
      expect(enterStep(state, tab).active).toBe(usable ? tab : state.active);
    }),
  );
});

test('what is saved of any journey is restored to the same steps', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      const { active, enabled } = statesAfter(actions).at(-1) ?? FIRST_STEP;
      expect(restoreSteps({ active, enabled }, COUNT)).toEqual({ active, enabled, validated: {} });
    }),
  );
});

test('saved steps of any kind are restored whole or not at all', () => {
  const saved = fc.record({
    active: fc.integer({ min: -2, max: 9 }),
    enabled: fc.array(fc.integer({ min: -2, max: 9 })),
  });
  fc.assert(
    fc.property(saved, ({ active, enabled }) => {
      const restored = restoreSteps({ active, enabled }, COUNT);
      const whole = [...Array(Math.max(active, 0) + 1).keys()].every((one) => enabled.includes(one));
      if (restored) expect([restored.active, whole]).toEqual([active, true]);
      else expect(whole && active >= 0 && enabled.every((one) => one >= 0 && one < COUNT)).toBe(false);
    }),
  );
});
