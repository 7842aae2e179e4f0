/** @jest-environment node */
import { newVisitorId, visitorSince } from './visitor-id';

test('an id tells when it was made, and no two are alike', () => {
  const now = Date.UTC(2026, 10, 23);
  expect(visitorSince(newVisitorId(now))).toBe(now);
  expect(newVisitorId(now)).not.toBe(newVisitorId(now));
});

test('an id from before ids told it has no time', () => {
  expect(visitorSince('kZ1vQ0bJ3v9o7bq2cQm1Lw')).toBeUndefined();
});
