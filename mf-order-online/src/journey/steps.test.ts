import { canUseStep, enterStep, FIRST_STEPS, recordValidation, restoreSteps } from './steps';

test('the first step is enabled and active from the start', () => {
  expect(canUseStep(FIRST_STEPS, 0)).toBe(true);
  expect(canUseStep(FIRST_STEPS, 1)).toBe(false);
});

test('going back leaves later steps enabled', () => {
  const back = enterStep(enterStep(FIRST_STEPS, 2), 1);
  expect(back).toMatchObject({ active: 1, enabled: [0, 1, 2] });
});

test('a later step can be used only while every earlier one is validated', () => {
  const back = enterStep(enterStep(FIRST_STEPS, 2), 0);
  expect(canUseStep(back, 2)).toBe(false);
  const first = recordValidation(back, 0, 'vehicle', true);
  const both = recordValidation(first, 1, 'customer', true);
  expect(canUseStep(both, 2)).toBe(true);
  expect(canUseStep(recordValidation(both, 1, 'terms', false), 2)).toBe(false);
});

test.each([
  ['consistent', { active: 1, enabled: [0, 1, 2] }, { active: 1, enabled: [0, 1, 2], validated: {} }],
  ['active without an earlier step', { active: 2, enabled: [0, 2] }, undefined],
  ['unknown active step', { active: 9, enabled: [0, 1] }, undefined],
  ['not an object', 'text', undefined],
  ['no list', { active: 0 }, undefined],
])('saved steps that are %s', (_, saved, expected) => {
  expect(restoreSteps(saved)).toEqual(expected);
});
