import { termsOf } from './default-terms';
import { leaseMonths, leasePayment, leaseQuote } from './lease';
import { financeClassOf } from './terms';

// HP 12C user's guide, section 14, and HP 10bII+ user's guide, "Lease with advance payments" and
// table 6-12.
test.each([
  [750, 0, 10, 12, 3, 64.45],
  [750, 0, 15, 12, 3, 65.43],
  [750, 0, 15, 12, 1, 66.86],
  [22_000, 6600, 15, 48, 4, 487.29],
  [13_500, 7500, 10, 36, 1, 253.99],
])('a lease of %d with %d left, at %d %% over %d months with %d in advance, costs %d', (...published) => {
  const [price, residual, rate, months, initial_payments, payment] = published;
  expect(leasePayment({ price, residual, rate, months, initial_payments }, 2)).toBe(payment);
});

// sharplease.com reckons with the trade's rule of thumb, straight depreciation and a money factor
// of rate / 2400.
test('the rule of thumb of leasing companies is met within a tenth of a percent', () => {
  const thumb = (25_000 - 14_280) / 36 + (25_000 + 14_280) * 0.00125;
  const exact = leasePayment({ price: 25_000, residual: 14_280, rate: 3, months: 36, initial_payments: 1 }, 2);
  expect(Math.abs(exact / thumb - 1)).toBeLessThan(0.001);
});

describe('on other terms than the quoted ones', () => {
  const terms = termsOf('international', null);
  const fresh = financeClassOf(terms, { state: 'new', production_year: 2026 }, 2026);
  const old = financeClassOf(terms, { state: 'used', production_year: 2020 }, 2026);
  const quoted = { months: 36, yearly_mileage: 15_000, initial_payments: 3 };
  const quote = (changes: Partial<typeof quoted>) => fresh && leaseQuote(terms, fresh, { ...quoted, ...changes }, 899);

  test('the quoted terms cost what is quoted', () => {
    expect(quote({})).toMatchObject({ instalment: 899, initial_payment: 2697, following: 33, total: 32_364 });
  });

  test('more distance costs more, more in advance less', () => {
    expect(quote({ yearly_mileage: 30_000 })?.instalment).toBeGreaterThan(899);
    expect(quote({ yearly_mileage: 10_000 })?.instalment).toBeLessThan(899);
    expect(quote({ initial_payments: 9 })?.instalment).toBeLessThan(899);
    expect(quote({ initial_payments: 1 })?.instalment).toBeGreaterThan(899);
  });

  test('vehicles without a residual value have no lease to calculate', () => {
    expect(old && leaseMonths(terms, old)).toEqual([]);
    expect(old && leaseQuote(terms, old, quoted, 899)).toBeUndefined();
    expect(quote({ months: 60 })).toBeUndefined();
  });

  test('a lease lasts as long as its class allows at most, and only where the residual value is known', () => {
    const months = (max_months: number) => fresh && leaseMonths(terms, { ...fresh, max_months });
    expect(months(60)).toContain(36);
    expect(months(36)).toContain(36);
    expect(months(35)).not.toContain(36);
    const residuals = fresh?.residuals.filter(({ months: term }) => term !== 36) ?? [];
    expect(fresh && leaseMonths(terms, { ...fresh, residuals })).not.toContain(36);
    expect(fresh && leaseMonths({ ...terms, lease: null }, fresh)).toEqual([]);
  });
});
