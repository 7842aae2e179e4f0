import fc from 'fast-check';
import { listPriceOf } from './makes';
import { retention, type Valued, valuation } from './valuation';

const CAR: Valued = {
  registered: '2022-11-20',
  mileage: 60_000,
  condition: 'good',
  listPrice: 60_000,
  comparables: [],
  currency: 'EUR',
  unit: 'km',
  now: new Date('2026-11-20T00:00:00Z'),
};

const offer = (price: number) => ({ price, year: 2022, mileage: 60_000 });

test('without offers to compare, a list price and the usual loss of value decide, and the answer says so', () => {
  const estimate = valuation(CAR);
  expect(estimate).toMatchObject({ basis: 'formula', currency: 'EUR', valid_until: '2026-12-04' });
  // 60,000 x 0.8 x 0.88^3 of the first four years, 14 % of it for preparing and selling.
  expect(estimate.value).toBe(28_100);
  expect(estimate.assumptions).toEqual({
    comparables: 0,
    typical_mileage: 60_000,
    mileage_unit: 'km',
    yearly_loss: 0.12,
    margin: 0.14,
    condition: 'good',
  });
});

test('five offers of such cars decide, four do not', () => {
  const offers = [30_000, 32_000, 34_000, 36_000, 90_000].map(offer);
  const estimate = valuation({ ...CAR, comparables: offers });
  // The offers' middle, made alike in age, less the margin; a single dear one changes nothing.
  expect(estimate).toMatchObject({ basis: 'comparables', value: 29_200, low: 27_500, high: 31_000 });
  expect(valuation({ ...CAR, comparables: offers.slice(1) }).basis).toBe('formula');
});

test('miles are worth as many kilometres', () => {
  const miles = valuation({ ...CAR, unit: 'mi', mileage: Math.round(60_000 / 1.609344) });
  expect(miles.value).toBe(valuation(CAR).value);
  expect(miles.assumptions?.typical_mileage).toBe(37_000);
});

const cars = fc.record({
  registered: fc
    .date({ min: new Date('1995-01-01'), max: new Date('2026-11-19'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  mileage: fc.integer({ min: 0, max: 400_000 }),
  listPrice: fc.integer({ min: 8000, max: 300_000 }),
  comparables: fc.array(
    fc.record({
      price: fc.integer({ min: 500, max: 200_000 }),
      year: fc.integer({ min: 1995, max: 2026 }),
      mileage: fc.integer({ min: 0, max: 300_000 }),
    }),
    { maxLength: 12 },
  ),
});

test('an estimate lies between its low and its high, and is never negative', () => {
  fc.assert(
    fc.property(cars, (car) => {
      const { low, value, high } = valuation({ ...CAR, ...car });
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(value);
      expect(value).toBeLessThanOrEqual(high);
    }),
  );
});

test('the further driven and the worse kept, the less', () => {
  fc.assert(
    fc.property(cars, fc.integer({ min: 1, max: 100_000 }), (car, more) => {
      const worth = (changes: Partial<Valued>) => valuation({ ...CAR, ...car, ...changes }).value;
      expect(worth({ mileage: car.mileage + more })).toBeLessThanOrEqual(worth({}));
      expect(worth({ condition: 'fair' })).toBeLessThanOrEqual(worth({ condition: 'good' }));
      expect(worth({ condition: 'good' })).toBeLessThanOrEqual(worth({ condition: 'excellent' }));
    }),
  );
});

test('a car loses value with every year, and never all of it', () => {
  const left = Array.from({ length: 30 }, (_, age) => retention(age));
  expect(left[0]).toBe(1);
  for (const [age, share] of left.entries()) {
    if (age > 0) expect(share).toBeLessThanOrEqual(left[age - 1] ?? 0);
    expect(share).toBeGreaterThan(0);
  }
});

test.each([
  ['Land Rover', 'Defender 110', 72_000],
  ['LAND ROVER', 'defender 110', 72_000],
  ['Skoda', 'Octavia', 32_000],
  ['Volvo', 'Unheard of', 60_000],
  ['Nobody', 'Nothing', 32_000],
])('the list price of %s %s is %d', (brand, model, price) => {
  expect(listPriceOf(brand, model)).toBe(price);
});
