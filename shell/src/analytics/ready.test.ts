import { READY_WAIT, readyOnce } from './ready';

let warn: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('ready comes after 5000 ms with a warning when the provider has not reported it', () => {
  const onReady = jest.fn();
  const report = readyOnce(onReady);
  jest.advanceTimersByTime(4999);
  expect(onReady).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(READY_WAIT).toBe(5000);
  expect(onReady.mock.calls).toEqual([[false]]);
  expect(warn).toHaveBeenCalledTimes(1);
  report();
  expect(onReady).toHaveBeenCalledTimes(1);
});

test('ready comes as soon as the provider reports it, without a warning', () => {
  const onReady = jest.fn();
  const report = readyOnce(onReady);
  report();
  report();
  jest.advanceTimersByTime(READY_WAIT);
  expect(onReady.mock.calls).toEqual([[true]]);
  expect(warn).not.toHaveBeenCalled();
});
