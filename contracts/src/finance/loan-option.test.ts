import { termsOf } from './default-terms';
import { loanOption } from './loan-option';
import { type FinanceQuote, financeQuote } from './quote';
import { financeClassOf } from './terms';

const terms = termsOf('international', null);
const quote: FinanceQuote = {
  price: 60_000,
  deposit: 12_000,
  credit: 48_000,
  months: 48,
  instalment: 626.94,
  last_instalment: 626.7,
  final_payment: 25_200,
  fees: { arrangement: 0, final: 0 },
  rate: 4.9,
  apr: 5.0118,
  cost_of_credit: 7293,
  total: 67_293,
};

test('a loan is written by the usual names, with the distance that its final payment was calculated for', () => {
  expect(loanOption(terms, quote, 15_000)).toEqual({
    duration: 48,
    monthly_payment: 626.94,
    deposit: 12_000,
    interest_rate: 4.9,
    apr: 5,
    residual_value: 25_200,
    monthly_mileage: 1250,
  });
});

test('a market writes it by its own names', () => {
  const names = { months: 'loan_tenure', monthly: 'monthly_instalment', deposit: 'down_payment' } as const;
  expect(loanOption({ ...terms, loan_names: names }, quote, 15_000)).toMatchObject({
    loan_tenure: 48,
    monthly_instalment: 626.94,
    down_payment: 12_000,
  });
});

test('without a final payment no distance matters, and a rate that nobody can tell is left out', () => {
  expect(loanOption(terms, { ...quote, final_payment: 0, apr: undefined }, 15_000)).toEqual({
    duration: 48,
    monthly_payment: 626.94,
    deposit: 12_000,
    interest_rate: 4.9,
  });
  expect(loanOption(terms, { ...quote, apr: 7.06 }, 15_000)).toMatchObject({ apr: 7.1 });
});

test('fees make a loan dearer than its rate: the one at the start, and the one of a final payment', () => {
  const kind = financeClassOf(terms, { state: 'new', production_year: 2026 }, 2026);
  const choice = { months: 48, deposit: 12_000, yearly_mileage: 15_000 };
  const quoteWith = (arrangement: number, final: number, residuals = kind?.residuals ?? []) =>
    kind && financeQuote({ ...terms, fees: { arrangement, final } }, { ...kind, residuals }, choice, 60_000);
  const [free, first, last] = [quoteWith(0, 0), quoteWith(500, 0), quoteWith(0, 500)];
  expect(first?.cost_of_credit).toBeCloseTo((free?.cost_of_credit ?? 0) + 500, 2);
  expect(last?.cost_of_credit).toBeCloseTo((free?.cost_of_credit ?? 0) + 500, 2);
  expect(last?.fees.final).toBe(500);
  expect(last?.apr).toBeGreaterThan(free?.apr ?? 0);
  // Money that is paid later costs less.
  expect(first?.apr).toBeGreaterThan(last?.apr ?? 0);
  expect(quoteWith(0, 500, [])).toMatchObject({ fees: { final: 0 }, final_payment: 0 });
});
