import { arrowStep } from './arrow-step';

test.each([
  ['ArrowRight', false, 1],
  ['ArrowLeft', false, -1],
  ['ArrowRight', true, -1],
  ['ArrowLeft', true, 1],
  ['Enter', false, 0],
])('%s, read from right to left: %p, steps by %d', (key, isRightToLeft, step) => {
  expect(arrowStep(key, isRightToLeft)).toBe(step);
});
