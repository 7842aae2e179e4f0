import fc from 'fast-check';
import { addDays, dayAt, formatLocal, instantOf, weekdayOf } from './local-time';

const ZONES = ['Europe/Brussels', 'Europe/Kyiv', 'Australia/Sydney', 'Australia/Adelaide', 'Asia/Tokyo', 'Asia/Dubai'];

test.each([
  ['2026-11-25', 540, 'Europe/Brussels', '2026-11-25T09:00:00+01:00'],
  ['2026-07-01', 540, 'Europe/Brussels', '2026-07-01T09:00:00+02:00'],
  ['2026-11-25', 540, 'Australia/Sydney', '2026-11-25T09:00:00+11:00'],
  ['2026-11-25', 570, 'Australia/Adelaide', '2026-11-25T09:30:00+10:30'],
  ['2026-11-25', 600, 'Asia/Tokyo', '2026-11-25T10:00:00+09:00'],
  // The day on which clocks are put back.
  ['2026-10-25', 540, 'Europe/Brussels', '2026-10-25T09:00:00+01:00'],
])('%s and %d minutes in %s is %s', (day, minutes, zone, expected) => {
  const instant = instantOf(day, minutes, zone);
  expect(instant === undefined ? undefined : formatLocal(instant, zone)).toBe(expected);
});

test('a time that the clock leaps over is none', () => {
  expect(instantOf('2026-03-29', 2 * 60 + 30, 'Europe/Brussels')).toBeUndefined();
});

test('what is written is the same instant, on the day and at the time that was asked for', () => {
  const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days));
  fc.assert(
    fc.property(day, fc.integer({ min: 300, max: 1400 }), fc.constantFrom(...ZONES), (date, minutes, zone) => {
      const instant = instantOf(date, minutes, zone);
      if (instant === undefined) throw new Error('By day no clock leaps');
      const written = formatLocal(instant, zone);
      expect(Date.parse(written)).toBe(instant);
      expect(dayAt(instant, zone)).toBe(date);
      const two = (value: number) => String(value).padStart(2, '0');
      expect(written.slice(0, 16)).toBe(`${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`);
    }),
  );
});

test('a week begins with Monday', () => {
  expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(weekdayOf)).toEqual([0, 5, 6]);
});
