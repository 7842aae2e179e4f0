import { formatDateTime, formatZonedDateTime, formatZonedTime } from './dates';

test.each([
  ['2026-03-01T12:05:00.000Z', 'Europe/Brussels', '01/03/2026 13:05'],
  ['2026-03-01T12:05:00.000Z', 'Asia/Tokyo', '01/03/2026 21:05'],
  ['2026-03-01T23:00:00.000Z', 'Europe/Brussels', '02/03/2026 00:00'],
  ['nonsense', 'Asia/Tokyo', ''],
])('%s in %s is written "%s"', (iso, timeZone, written) => {
  expect(formatDateTime(iso, timeZone)).toBe(written);
});

test.each([
  ['2026-03-01T12:05:00.000Z', 'Europe/Brussels', '01/03/2026 13:05 (CET)'],
  ['2026-03-01T23:00:00.000Z', 'Europe/Brussels', '02/03/2026 00:00 (CET)'],
  ['2026-03-01T12:05:00.000Z', 'Asia/Tokyo', '01/03/2026 21:05 (GMT+9)'],
])('%s in %s names its zone: "%s"', (iso, timeZone, written) => {
  expect(formatZonedDateTime(iso, timeZone)).toBe(written);
  expect(formatZonedTime(Date.parse(iso), timeZone)).toBe(written.slice(11));
});

test('what is no time is not written', () => {
  expect(formatZonedDateTime('nonsense', 'Asia/Tokyo')).toBe('');
});
