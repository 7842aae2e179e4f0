import { isTimeOver, limitTime } from './time-limit';

afterEach(() => {
  jest.useRealTimers();
  delete process.env['TEST_DEADLINE'];
});

test('time is over after its minutes, and never without a limit', () => {
  jest.useFakeTimers({ now: 0 });
  expect(isTimeOver()).toBe(false);
  limitTime(2);
  jest.setSystemTime(119_000);
  expect(isTimeOver()).toBe(false);
  jest.setSystemTime(121_000);
  expect(isTimeOver()).toBe(true);
});

test.each([Number.NaN, 0, -5])('%d minutes are refused', (minutes) => {
  expect(() => limitTime(minutes)).toThrow('--minutes 60');
});
