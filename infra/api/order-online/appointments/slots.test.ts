import fc from 'fast-check';
import { addDays, dayAt, formatLocal } from './local-time';
import { weekOf } from './opening-hours';
import { bookableDays, type SlotPlan, seatsLeft, slotAt, slotsOfDay } from './slots';

const WEEK = weekOf([
  { days: 'Monday – Friday', hours: '09:00 – 18:30' },
  { days: 'Saturday', hours: '09:30 – 16:00' },
]);

function plan(changes: Partial<SlotPlan> = {}): SlotPlan {
  return {
    week: WEEK,
    rule: { minutes: 90, capacity: 2, notice_hours: 24, days_ahead: 14 },
    closedOn: [],
    timeZone: 'Europe/Brussels',
    // A Sunday.
    now: Date.parse('2026-11-22T10:00:00Z'),
    notBefore: 0,
    ...changes,
  };
}

const timesOn = (day: string, changes: Partial<SlotPlan> = {}) =>
  slotsOfDay(plan(changes), day).map(({ starts_at }) => formatLocal(starts_at, 'Europe/Brussels').slice(11, 16));

test('slots follow each other through the opening hours and end before closing', () => {
  expect(timesOn('2026-11-24')).toEqual(['09:00', '10:30', '12:00', '13:30', '15:00', '16:30']);
  expect(timesOn('2026-11-28')).toEqual(['09:30', '11:00', '12:30', '14:00']);
});

test('there are none on closed days, before the notice, after the last day, and before the vehicle is there', () => {
  expect(timesOn('2026-11-29')).toEqual([]);
  expect(timesOn('2026-11-24', { closedOn: ['2026-11-24'] })).toEqual([]);
  expect(timesOn('2026-11-23')).toEqual(['12:00', '13:30', '15:00', '16:30']);
  expect(timesOn('2026-12-07')).toEqual([]);
  const notBefore = Date.parse('2026-12-01T12:00:00Z');
  expect(timesOn('2026-12-01', { notBefore })).toEqual(['13:30', '15:00', '16:30']);
  expect(bookableDays(plan({ notBefore }))).toEqual({ first: '2026-12-01', last: '2026-12-14' });
});

test('a slot is full when everybody of the retailer is taken, and bookings that only touch it do not count', () => {
  const [first, second] = slotsOfDay(plan(), '2026-11-24');
  if (!first || !second) throw new Error('There are slots on that day');
  expect(seatsLeft(plan(), first, [])).toBe(2);
  expect(seatsLeft(plan(), first, [first, second])).toBe(1);
  expect(seatsLeft(plan(), first, [first, first])).toBe(0);
  const across = { starts_at: first.starts_at + 60_000, ends_at: first.ends_at + 60_000 };
  expect(seatsLeft(plan(), first, [across, across, across])).toBe(0);
});

test('whatever the rules, slots lie in the opening hours, do not overlap and are found by their start', () => {
  const rule = fc.record({
    minutes: fc.integer({ min: 15, max: 480 }),
    capacity: fc.integer({ min: 0, max: 5 }),
    notice_hours: fc.integer({ min: 0, max: 200 }),
    days_ahead: fc.integer({ min: 1, max: 60 }),
  });
  const zones = fc.constantFrom('Europe/Brussels', 'Australia/Sydney', 'Asia/Tokyo');
  fc.assert(
    fc.property(rule, zones, fc.integer({ min: 0, max: 400 }), (rules, timeZone, days) => {
      const now = Date.parse('2026-01-01T05:00:00Z') + days * 86_400_000;
      const made = plan({ rule: rules, timeZone, now });
      const day = addDays(dayAt(now, timeZone), rules.notice_hours > 24 ? 9 : 2);
      const slots = slotsOfDay(made, day);
      slots.forEach((slot, index) => {
        expect(slot.starts_at).toBeGreaterThanOrEqual(slots[index - 1]?.ends_at ?? 0);
        const clock = (instant: number) => formatLocal(instant, timeZone).slice(11, 16);
        expect(clock(slot.starts_at) >= '09:00' && clock(slot.ends_at) <= '18:30').toBe(true);
        expect(slotAt(made, slot.starts_at)).toEqual(slot);
        expect(slotAt(made, slot.starts_at + 60_000)).toBeUndefined();
      });
    }),
  );
});
