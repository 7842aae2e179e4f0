import type { MarketCode } from '../markets';
import type { FinanceClass, FinanceTerms, LeaseTerms, SubscriptionTerms } from './terms';

// The shares stand for 10, 15, 20 and 30 thousand a year.
const NEW_RESIDUALS = [
  { months: 24, percents: [60, 58, 56, 52] },
  { months: 36, percents: [52, 50, 48, 44] },
  { months: 48, percents: [44, 42, 40, 36] },
];
const APPROVED_RESIDUALS = [
  { months: 24, percents: [55, 53, 51, 47] },
  { months: 36, percents: [46, 44, 42, 38] },
  { months: 48, percents: [38, 36, 34, 30] },
];
const OLDER_RESIDUALS = [
  { months: 24, percents: [48, 46, 44, 40] },
  { months: 36, percents: [39, 37, 35, 31] },
];

interface Rates {
  readonly new: number;
  readonly approved: number;
  readonly used: number;
  readonly older: number;
}

/** Four classes of every market: what is older costs more, and ends without a final payment. */
function classes(rates: Rates, longest: number): FinanceClass[] {
  return [
    {
      name: 'new',
      states: ['new'],
      min_age: 0,
      max_age: 3,
      rate: rates.new,
      max_months: longest,
      residuals: NEW_RESIDUALS,
    },
    {
      name: 'approved',
      states: ['approved'],
      min_age: 0,
      max_age: 4,
      rate: rates.approved,
      max_months: longest,
      residuals: APPROVED_RESIDUALS,
    },
    {
      name: 'used',
      states: ['used'],
      min_age: 0,
      max_age: 4,
      rate: rates.used,
      max_months: longest,
      residuals: OLDER_RESIDUALS,
    },
    {
      name: 'older',
      states: ['approved', 'used'],
      min_age: 5,
      max_age: 9,
      rate: rates.older,
      max_months: 48,
      residuals: [],
    },
  ];
}

const LEASE: LeaseTerms = {
  months: [24, 36, 48],
  initial_payments: [1, 3, 6, 9],
  quoted: { months: 36, yearly_mileage: 15_000, initial_payments: 3 },
};

const SUBSCRIPTION: SubscriptionTerms = {
  months: [
    { months: 1, percent: 125 },
    { months: 3, percent: 112 },
    { months: 6, percent: 105 },
    { months: 12, percent: 100 },
    { months: 24, percent: 94 },
  ],
  monthly_mileages: [
    { mileage: 1000, percent: 100 },
    { mileage: 1500, percent: 106 },
    { mileage: 2000, percent: 113 },
    { mileage: 3000, percent: 128 },
  ],
};

const COMMON = {
  decimals: 2,
  deposit: { min_percent: 0, max_percent: 60, default_percent: 20 },
  months: [24, 36, 48, 60],
  default_months: 48,
  yearly_mileages: [10_000, 15_000, 20_000, 30_000],
  default_yearly_mileage: 15_000,
  fees: { arrangement: 0, final: 0 },
  lease: LEASE,
  subscription: SUBSCRIPTION,
};

/** Example terms of each market, in force until the market stores its own under `finance.terms`. */
const DEFAULT_TERMS: Record<MarketCode, FinanceTerms> = {
  international: {
    ...COMMON,
    min_credit: 3000,
    fees: { arrangement: 0, final: 10 },
    classes: classes({ new: 4.9, approved: 5.9, used: 7.9, older: 8.9 }, 60),
  },
  au: {
    ...COMMON,
    months: [24, 36, 48, 60, 72, 84],
    default_months: 60,
    min_credit: 5000,
    fees: { arrangement: 395, final: 0 },
    classes: classes({ new: 6.99, approved: 7.49, used: 8.49, older: 9.99 }, 84),
  },
  // A car loan takes at least a fifth of the price as deposit there, and at most five years.
  ae: {
    ...COMMON,
    deposit: { min_percent: 20, max_percent: 60, default_percent: 20 },
    months: [12, 24, 36, 48, 60],
    default_months: 60,
    min_credit: 15_000,
    classes: classes({ new: 4.49, approved: 4.99, used: 5.99, older: 7.49 }, 60),
    loan_names: { months: 'loan_tenure', monthly: 'monthly_instalment', deposit: 'down_payment' },
  },
  jp: {
    ...COMMON,
    decimals: 0,
    default_yearly_mileage: 10_000,
    min_credit: 300_000,
    classes: classes({ new: 1.9, approved: 2.9, used: 3.9, older: 4.9 }, 60),
  },
  ua: {
    ...COMMON,
    deposit: { min_percent: 10, max_percent: 70, default_percent: 30 },
    min_credit: 100_000,
    classes: classes({ new: 9.9, approved: 11.9, used: 13.9, older: 15.9 }, 60),
  },
};

/** The market's own terms when it stores any, else its example ones. */
export function termsOf(market: MarketCode, stored: FinanceTerms | null): FinanceTerms {
  return stored ?? DEFAULT_TERMS[market];
}
