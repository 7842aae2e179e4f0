import { termsOf } from './default-terms';
import { quotedSubscription } from './subscription';
import { type FinanceTerms, financeClassOf, financeTerms } from './terms';

const terms = termsOf('international', null);
const refusalOf = (changes: Partial<FinanceTerms>) =>
  financeTerms.safeParse({ ...terms, ...changes }).error?.issues.map(({ message }) => message);

test.each<[string, Partial<FinanceTerms>, string]>([
  ['terms that fall', { months: [48, 36] }, 'must rise'],
  ['a term twice', { months: [36, 48, 48] }, 'must rise'],
  ['a default that nobody can choose', { default_months: 13 }, 'the defaults are among the choices'],
  ['a distance that nobody can choose', { default_yearly_mileage: 1 }, 'the defaults are among the choices'],
  [
    'shares for other distances',
    { yearly_mileages: [terms.default_yearly_mileage] },
    'every residual has a share for each yearly mileage',
  ],
  [
    'a deposit below the least',
    { deposit: { min_percent: 20, default_percent: 10, max_percent: 60 } },
    'the default deposit lies between the least and the most',
  ],
  [
    'a deposit above the most',
    { deposit: { min_percent: 20, default_percent: 70, max_percent: 60 } },
    'the default deposit lies between the least and the most',
  ],
])('%s are no terms of a market', (_, changes, message) => {
  expect(refusalOf(changes)).toContain(message);
});

test('the least and the most deposit are terms, too', () => {
  expect(refusalOf({ deposit: { min_percent: 20, default_percent: 20, max_percent: 60 } })).toBeUndefined();
  expect(refusalOf({ deposit: { min_percent: 20, default_percent: 60, max_percent: 60 } })).toBeUndefined();
});

test('loans go by the names that a market knows', () => {
  const names = [
    { months: 'duration', monthly: 'monthly_payment', deposit: 'deposit' },
    { months: 'loan_tenure', monthly: 'monthly_instalment', deposit: 'down_payment' },
  ] as const;
  for (const loan_names of names) expect(refusalOf({ loan_names })).toBeUndefined();
});

test.each([
  ['new', 2026, 'new'],
  ['new', 2023, 'new'],
  ['new', 2022, undefined],
  ['new', null, 'new'],
  ['new', 2027, 'new'],
  ['approved', 2024, 'approved'],
  ['used', 2024, 'used'],
  ['used', 2018, 'older'],
  ['used', null, undefined],
  ['approved', null, undefined],
] as const)('a vehicle that is %s and of %p is of the class %p', (state, production_year, name) => {
  expect(financeClassOf(terms, { state, production_year }, 2026)?.name).toBe(name);
});

test('a subscription is quoted for its hundred percent, or else for the first of its terms', () => {
  const months = [
    { months: 6, percent: 110 },
    { months: 12, percent: 100 },
  ];
  const monthly_mileages = [
    { mileage: 500, percent: 90 },
    { mileage: 1000, percent: 100 },
  ];
  expect(quotedSubscription({ months, monthly_mileages })).toEqual({ months: 12, monthly_mileage: 1000 });
  const [first, least] = [months.slice(0, 1), monthly_mileages.slice(0, 1)];
  expect(quotedSubscription({ months: first, monthly_mileages: least })).toEqual({ months: 6, monthly_mileage: 500 });
});
