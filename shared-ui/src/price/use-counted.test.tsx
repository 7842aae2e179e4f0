import { act, renderHook } from '@testing-library/react';
import { countedValue, useCounted } from './use-counted';

const allowMotion = (matches: boolean) =>
  Object.defineProperty(window, 'matchMedia', { value: () => ({ matches }), configurable: true });
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});

test.each([
  [0, 100],
  [210, 188],
  [420, 200],
  [900, 200],
])('after %d ms it stands between both amounts: %d', (passed, value) => {
  expect(countedValue(100, 200, passed)).toBe(value);
});

test('a new amount is counted to, and reached to the cent', () => {
  allowMotion(true);
  const { result, rerender } = renderHook(useCounted, { initialProps: 100 as number | undefined });
  expect(result.current).toBe(100);
  rerender(200.5);
  act(() => jest.advanceTimersByTime(100));
  expect(result.current).toBeGreaterThan(100);
  expect(result.current).toBeLessThan(200);
  act(() => jest.advanceTimersByTime(500));
  expect(result.current).toBe(200.5);
});

test('with reduced motion, and where an amount begins or ends, nothing counts', () => {
  allowMotion(false);
  const { result, rerender } = renderHook(useCounted, { initialProps: 100 as number | undefined });
  rerender(200);
  expect(result.current).toBe(200);
  allowMotion(true);
  rerender(undefined);
  expect(result.current).toBeUndefined();
  rerender(300);
  expect(result.current).toBe(300);
});
