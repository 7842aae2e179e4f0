import { isOfferShown } from './offer-schedule';

const offer = { start_date: '2026-11-20', end_date: '2026-11-30' };

test.each([
  ['2026-11-19T23:59:59', false],
  ['2026-11-20T00:00:00', false],
  ['2026-11-20T00:00:01', true],
  ['2026-11-25T12:00:00', true],
  ['2026-11-30T23:59:59', true],
  ['2026-12-01T00:00:00', false],
])('at %s the offer is shown: %p', (clock, shown) => {
  expect(isOfferShown(offer, new Date(`${clock}Z`), 'UTC')).toBe(shown);
});

test.each([
  ['Asia/Tokyo', '2026-11-19T15:00:00Z', false],
  ['Asia/Tokyo', '2026-11-19T15:00:01Z', true],
  ['Asia/Tokyo', '2026-11-30T14:59:59Z', true],
  ['Asia/Tokyo', '2026-11-30T15:00:00Z', false],
  ['Australia/Sydney', '2026-11-19T13:00:01Z', true],
  ['Europe/Brussels', '2026-11-30T23:00:00Z', false],
])('in %s, %s is judged by the clock there', (timeZone, instant, shown) => {
  expect(isOfferShown(offer, new Date(instant), timeZone)).toBe(shown);
});

test.each([
  [{}, true],
  [{ start_date: '', end_date: '' }, true],
  [{ start_date: '2026-11-26' }, false],
  [{ end_date: '2026-11-24' }, false],
  [{ end_date: null, start_date: '2026-11-25' }, true],
])('an open end is no limit: %j', (schedule, shown) => {
  expect(isOfferShown(schedule, new Date('2026-11-25T12:00:00Z'), 'UTC')).toBe(shown);
});
