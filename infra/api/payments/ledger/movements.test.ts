import fc from 'fast-check';
import type { Observed } from '../providers/port';
import { type Moved, movementsTo, type Recorded } from './movements';

const after = (recorded: Recorded, moved: readonly Moved[]): Recorded => {
  const sums: Partial<Record<Moved['movement'], number>> = { ...recorded };
  for (const { movement, amount } of moved) sums[movement] = (sums[movement] ?? 0) + amount;
  return sums;
};

const sum = ({ authorised = 0, captured = 0, released = 0, refunded = 0 }: Recorded) => ({
  on_hold: authorised - captured - released,
  taken: captured - refunded,
});

test.each<[Observed['status'], Recorded, Recorded]>([
  ['open', {}, {}],
  ['declined', {}, {}],
  ['authorised', {}, { authorised: 500 }],
  ['void', {}, {}],
  ['void', { authorised: 500 }, { authorised: 500, released: 500 }],
  ['paid', {}, { authorised: 500, captured: 500 }],
  ['paid', { authorised: 500 }, { authorised: 500, captured: 500 }],
  ['paid', { authorised: 700 }, { authorised: 700, captured: 500, released: 200 }],
  ['refunding', { authorised: 500 }, { authorised: 500, captured: 500 }],
  ['refunded', {}, { authorised: 500, captured: 500, refunded: 500 }],
  ['refunded', { authorised: 500, captured: 500 }, { authorised: 500, captured: 500, refunded: 500 }],
  [
    'refunded',
    { authorised: 700, captured: 500, released: 200 },
    { authorised: 700, captured: 500, released: 200, refunded: 500 },
  ],
  // What was seen earlier and is told later changes nothing.
  ['authorised', { authorised: 500, captured: 500 }, { authorised: 500, captured: 500 }],
  ['paid', { authorised: 500, captured: 500, refunded: 500 }, { authorised: 500, captured: 500, refunded: 500 }],
  ['authorised', { authorised: 500, released: 500 }, { authorised: 500, released: 500 }],
])('"%s" after %j makes %j', (status, before, expected) => {
  expect(after(before, movementsTo(before, { status, amount: 500, refunded: 0 }))).toEqual(expected);
});

const TAKEN: Recorded = { authorised: 500, captured: 500 };

test.each<[Observed['status'], number, Recorded, Recorded]>([
  ['paid', 200, TAKEN, { ...TAKEN, refunded: 200 }],
  ['paid', 200, {}, { ...TAKEN, refunded: 200 }],
  ['paid', 300, { ...TAKEN, refunded: 200 }, { ...TAKEN, refunded: 300 }],
  ['refunding', 300, { ...TAKEN, refunded: 200 }, { ...TAKEN, refunded: 300 }],
  ['refunded', 0, { ...TAKEN, refunded: 300 }, { ...TAKEN, refunded: 500 }],
  // An older answer, and one that says more than was taken.
  ['paid', 0, { ...TAKEN, refunded: 200 }, { ...TAKEN, refunded: 200 }],
  ['paid', 900, TAKEN, { ...TAKEN, refunded: 500 }],
])('"%s" of which %d went back after %j makes %j', (status, refunded, before, expected) => {
  expect(after(before, movementsTo(before, { status, amount: 500, refunded }))).toEqual(expected);
});

test('a free reservation moves no money', () => {
  for (const status of ['authorised', 'paid', 'refunded', 'void'] as const) {
    expect(movementsTo({}, { status, amount: 0, refunded: 0 })).toEqual([]);
  }
});

/** The ways that a payment can go at a provider. */
const HISTORIES: readonly (readonly (readonly [Observed['status'], number])[])[] = [
  [
    ['open', 0],
    ['declined', 0],
    ['open', 0],
    ['void', 0],
  ],
  [
    ['open', 0],
    ['authorised', 0],
    ['void', 0],
  ],
  [
    ['open', 0],
    ['authorised', 0],
    ['paid', 0],
    ['refunding', 0],
    ['refunded', 0],
  ],
  [
    ['open', 0],
    ['authorised', 0],
    ['paid', 0],
    ['paid', 120],
    ['paid', 300],
    ['refunding', 300],
    ['refunded', 0],
  ],
  [
    ['open', 0],
    ['authorised', 0],
    ['paid', 0],
    ['paid', 120],
    ['paid', 300],
  ],
  [
    ['open', 0],
    ['authorised', 0],
    ['paid', 0],
  ],
];

test('however often and however late a payment is looked at: nothing is moved twice, and in the end the ledger has what the provider has', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...HISTORIES),
      fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 30 }),
      (history, looks) => {
        let recorded: Recorded = {};
        let newest = 0;
        for (const [step, late] of looks) {
          newest = Math.max(newest, step % history.length);
          // Somebody looked before, and writes it down only now.
          const [status, refunded] = history[late % (newest + 1)] ?? ['open', 0];
          recorded = after(recorded, movementsTo(recorded, { status, amount: 500, refunded }));
          const { on_hold, taken } = sum(recorded);
          expect(on_hold).toBeGreaterThanOrEqual(0);
          expect(taken).toBeGreaterThanOrEqual(0);
          expect(on_hold + taken).toBeLessThanOrEqual(500);
        }
        const [last, back] = history.at(-1) ?? ['open', 0];
        recorded = after(recorded, movementsTo(recorded, { status: last, amount: 500, refunded: back }));
        expect(sum(recorded)).toEqual({ on_hold: 0, taken: last === 'paid' ? 500 - back : 0 });
      },
    ),
  );
});
