import fc from 'fast-check';
import { MARKET_CODES } from '../markets';
import { termsOf } from './default-terms';
import { depositBounds } from './deposit-bounds';
import { paymentRule } from './payment-rule';
import { financeQuote } from './quote';
import { affordablePrices, budgetRange } from './reverse';
import { type FinanceChoice, financeChoice, financeClassOf, financeTerms, fittingChoice, monthsOf } from './terms';

const euro = termsOf('international', null);

/**
 * Terms of a market, one of its classes, and a choice with or without a deposit of the visitor's
 * own.
 */
const anyCase = fc
  .record({ market: fc.constantFrom(...MARKET_CODES), index: fc.nat(), own: fc.boolean(), deposit: fc.nat(400_000) })
  .chain(({ market, index, own, deposit }) => {
    const terms = termsOf(market, null);
    const kind = terms.classes[index % terms.classes.length];
    if (!kind) throw new Error('every market has classes');
    const choice = fc.record({
      deposit: fc.constant(own ? deposit : undefined),
      months: fc.constantFrom(...terms.months),
      yearly_mileage: fc.constantFrom(...terms.yearly_mileages),
    });
    return choice.map((chosen: FinanceChoice) => ({ terms, kind, choice: chosen }));
  });
const cents = fc.integer({ min: 1, max: 50_000_000 }).map((amount) => amount / 100);

test('the payment never falls while the price rises', () => {
  fc.assert(
    fc.property(anyCase, cents, cents, ({ terms, kind, choice }, one, other) => {
      const rule = paymentRule(terms, kind, choice);
      const [low, high] = [Math.min(one, other), Math.max(one, other)].map((price) => rule?.paymentOf(price));
      if (low !== undefined && high !== undefined) expect(high).toBeGreaterThanOrEqual(low);
    }),
  );
});

test('a price lies in the prices of a range exactly when its payment lies in the range', () => {
  fc.assert(
    fc.property(anyCase, cents, cents, cents, ({ terms, kind, choice }, price, one, other) => {
      const rule = paymentRule(terms, kind, choice);
      if (!rule) return;
      const payments = { from: Math.min(one, other) / 50, to: Math.max(one, other) / 50 };
      const payment = rule.paymentOf(price);
      const prices = rule.pricesFor(payments);
      const isIn = prices !== undefined && price >= prices.from && price <= (prices.to ?? Number.POSITIVE_INFINITY);
      expect(isIn).toBe(payment !== undefined && payment >= payments.from && payment <= payments.to);
    }),
    { numRuns: 500 },
  );
});

test('the ends of the prices of a payment are the last ones that have it', () => {
  const kind = financeClassOf(euro, { state: 'used', production_year: 2024 }, 2026);
  const rule = kind && paymentRule(euro, kind, financeChoice(euro, { deposit: 5000 }));
  const prices = rule?.pricesFor({ from: 500, to: 500 });
  expect(rule?.paymentOf(prices?.from ?? 0)).toBe(500);
  expect(rule?.paymentOf((prices?.from ?? 0) - 0.01)).toBe(499.99);
  expect(rule?.paymentOf(prices?.to ?? 0)).toBe(500);
  expect(rule?.paymentOf(Number(((prices?.to ?? 0) + 0.01).toFixed(2)))).toBe(500.01);
});

test('a deposit is within its bounds exactly when the price can be financed with it', () => {
  fc.assert(
    fc.property(anyCase, cents, ({ terms, kind, choice }, price) => {
      const { deposit } = choice;
      const rule = paymentRule(terms, kind, choice);
      if (deposit === undefined || !rule) return;
      const bounds = depositBounds(terms, kind, choice, price);
      const isWithin = bounds !== undefined && deposit >= bounds.min && deposit <= bounds.max;
      expect(isWithin).toBe(rule.paymentOf(price) !== undefined);
    }),
    { numRuns: 500 },
  );
});

test('an offer adds up: what is paid back is the credit and what it costs', () => {
  fc.assert(
    fc.property(anyCase, cents, ({ terms, kind, choice }, price) => {
      const quote = financeQuote(terms, kind, choice, price);
      if (!quote) return;
      const { deposit, credit, months, instalment, last_instalment, final_payment, fees, total } = quote;
      const paid = instalment * (months - 1) + last_instalment + final_payment + fees.arrangement + fees.final;
      expect(paid - quote.cost_of_credit).toBeCloseTo(credit, 4);
      expect(paid + deposit).toBeCloseTo(total, 4);
      expect(Math.abs(last_instalment - instalment)).toBeLessThan(months * 10 ** -terms.decimals);
      expect(quote.apr ?? 0).toBeGreaterThanOrEqual(quote.rate - 0.1);
    }),
    { numRuns: 200 },
  );
});

test('a budget finds its own price again', () => {
  const kind = financeClassOf(euro, { state: 'new', production_year: null }, 2026);
  const choice = financeChoice(euro, { deposit: 10_000 });
  const found = affordablePrices(euro, choice, { from: undefined, to: 650 }).find((one) => one.kind === kind);
  const rule = kind && paymentRule(euro, kind, choice);
  expect(rule?.paymentOf(found?.prices.to ?? 0)).toBe(650);
  const range = budgetRange(euro, choice, 650);
  expect(range?.max).toBe(found?.prices.to);
  expect(range?.min).toBeGreaterThanOrEqual(10_000 + euro.min_credit);
  expect(budgetRange(euro, choice, 1)).toBeUndefined();
});

describe('terms', () => {
  test.each(MARKET_CODES)('the example terms of %s are terms', (market) => {
    const terms = termsOf(market, null);
    expect(financeTerms.parse(terms)).toEqual(terms);
    for (const kind of terms.classes) expect(monthsOf(terms, kind)).not.toEqual([]);
  });

  test('a market with terms of its own has those', () => {
    const own = { ...euro, min_credit: 1 };
    expect(termsOf('international', own)).toBe(own);
  });

  test.each([
    [{ months: 1 }, { months: 24 }],
    [{ months: 37 }, { months: 48 }],
    [{ months: 120 }, { months: 60 }],
    [{ yearly_mileage: 12_000 }, { yearly_mileage: 15_000 }],
    [{ yearly_mileage: 99_000 }, { yearly_mileage: 30_000 }],
    [{ deposit: -5 }, { deposit: 0 }],
    [{}, { deposit: undefined, months: 48, yearly_mileage: 15_000 }],
  ])('a choice of %j is taken as %j', (asked, taken) => expect(financeChoice(euro, asked)).toMatchObject(taken));

  test.each([
    ['new', null, 'new'],
    ['approved', 2022, 'approved'],
    ['approved', 2021, 'older'],
    ['used', 2017, 'older'],
    ['used', 2016, undefined],
    ['used', null, undefined],
  ] as const)('a %s vehicle of %p is of the class %p in 2026', (state, production_year, name) => {
    expect(financeClassOf(euro, { state, production_year }, 2026)?.name).toBe(name);
  });

  test('a class with shorter agreements takes its longest', () => {
    const kind = financeClassOf(euro, { state: 'used', production_year: 2020 }, 2026);
    expect(kind && fittingChoice(euro, kind, financeChoice(euro, { months: 60 })).months).toBe(48);
    expect(kind && paymentRule(euro, kind, financeChoice(euro, { months: 60 }))).toBeUndefined();
  });

  test.each([
    ['a residual share for each mileage', { yearly_mileages: [10_000], default_yearly_mileage: 10_000 }],
    ['defaults among the choices', { default_months: 47 }],
    ['a default deposit between the bounds', { deposit: { min_percent: 30, max_percent: 60, default_percent: 20 } }],
    ['rising choices', { months: [48, 24] }],
  ])('terms need %s', (_, changes) => expect(financeTerms.safeParse({ ...euro, ...changes }).success).toBe(false));
});
