import { withInput } from './product-input';
import { productQuote } from './product-quote';
import { choicesOf, FINANCE_PRODUCTS, type FinanceProductType } from './product-rules';

const created_at = '2026-11-27T09:00:00.000Z';
const priced = (price: number) => ({ price, decimals: 2, created_at });

// Calculated apart from this code, by summing up what each payment is worth at the start.
const EXAMPLES: [FinanceProductType, ...number[]][] = [
  ['sample', 60000, 20, 48, 1103.23, 0, 64955.04],
  ['thailand', 5999000, 25, 48, 103070.32, 0, 6447125.36],
  ['brunei', 128000, 20, 60, 1945.6, 0, 142336],
  ['singapore', 398000, 40, 84, 3396.08, 0, 444470.72],
  ['new_zealand_loan', 119900, 20, 48, 2339.44, 0, 136273.12],
  ['new_zealand_lease', 119900, 20, 48, 1371.87, 53955, 89829.76],
  ['slovenia', 72500, 25, 60, 1036.12, 0, 80292.2],
  ['malta', 68900, 20, 84, 785.55, 0, 79766.2],
  ['bulgaria', 81300, 20, 48, 1185.83, 16260, 73179.84],
  ['romania', 84200, 20, 60, 1088.55, 16840, 82153],
  ['cyprus', 71500, 30, 72, 800.26, 0, 79068.72],
  ['greece', 79900, 20, 36, 1229.69, 27965, 88213.84],
  ['iceland', 14990000, 20, 84, 195383, 0, 19410172],
  ['sweden', 899000, 20, 36, 10427, 449500, 1004672],
  ['gibraltar', 63500, 20, 48, 1214.11, 0, 70977.28],
  ['norway', 1149000, 35, 60, 14609, 0, 1278690],
  ['denmark', 1299000, 20, 84, 14537.06, 0, 1480913.04],
  ['ireland', 92750, 20, 36, 1309.38, 37100, 102787.68],
  ['ireland_secondary', 92750, 20, 60, 1465.75, 0, 106495],
  ['finland_loan', 98500, 20, 60, 1483.45, 0, 108707],
  ['finland_lfi', 98500, 20, 36, 1339.97, 39400, 107338.92],
  ['estonia', 77400, 20, 48, 1112.87, 15480, 68897.76],
  ['latvia', 76900, 20, 48, 1108.94, 15380, 68609.12],
  ['lithuania', 76200, 20, 48, 1092.39, 15240, 67674.72],
  ['ukraine', 3890000, 30, 60, 60434.12, 0, 4793047.2],
  ['universal', 64950, 20, 48, 1194.25, 0, 70314],
  ['universal_leasing', 64950, 20, 48, 700.35, 25980, 46606.8],
  ['universal_mena', 389000, 20, 60, 5800.29, 0, 425817.4],
  ['hungary_leasing', 29900000, 20, 60, 412825, 5980000, 30749500],
  ['moldova', 1450000, 20, 60, 23631.78, 0, 1707906.8],
];

test.each(EXAMPLES)('%s: a price of %d with %d %% down over %d months is paid by %d', (type, ...figures) => {
  const [price = 0, down_payment = 0, months = 0, monthly_payment, final_payment, total_amount_payable] = figures;
  expect(productQuote(FINANCE_PRODUCTS[type], { down_payment, months }, priced(price))).toMatchObject({
    monthly_payment,
    final_payment,
    total_amount_payable,
  });
});

test('every product has its worked example, with choices that it offers', () => {
  expect(EXAMPLES.map(([type]) => type)).toEqual(Object.keys(FINANCE_PRODUCTS));
  expect(EXAMPLES).toHaveLength(30);
  for (const [type, , down_payment, months] of EXAMPLES) {
    const rule = FINANCE_PRODUCTS[type];
    expect(choicesOf(rule.down_payment)).toContain(down_payment);
    expect(choicesOf(rule.duration)).toContain(months);
  }
});

test('a quote has every figure by its name', () => {
  const quote = productQuote(FINANCE_PRODUCTS.sample, { down_payment: 20, months: 48 }, priced(60_000));
  expect(quote).toEqual({
    monthly_payment: 1103.23,
    on_the_road_price: 60_000,
    total_deposit: { cash_deposit: 12_000 },
    total_amount_of_credit: 48_000,
    monthly_payments: 48,
    duration_of_agreement: 48,
    interest_rate: 4.9,
    apr: expect.closeTo(5.01, 2),
    final_payment: 0,
    total_amount_payable: 64_955.04,
    created_at,
  });
});

test('a product of every market rounds to the smallest unit of the market', () => {
  const yen = { price: 9_800_000, decimals: 0, created_at };
  expect(productQuote(FINANCE_PRODUCTS.universal, { down_payment: 20, months: 48 }, yen)?.monthly_payment).toBe(
    180_195,
  );
});

test.each([0, -1, Number.NaN])('a price of %p has no quote', (price) => {
  expect(productQuote(FINANCE_PRODUCTS.sample, { down_payment: 20, months: 48 }, priced(price))).toBeUndefined();
});

describe('what an editor may change', () => {
  const rule = FINANCE_PRODUCTS.sample;

  test('without a word it is 20 to 50 percent in steps of 5, and four to seven years', () => {
    const usual = withInput(rule, undefined);
    expect(choicesOf(usual.down_payment)).toEqual([20, 25, 30, 35, 40, 45, 50]);
    expect(choicesOf(usual.duration)).toEqual([48, 60, 72, 84]);
    expect([usual.down_payment.default, usual.duration.default]).toEqual([20, 48]);
  });

  test('24 to 60 monthly payments at a rate of its own', () => {
    const own = withInput(rule, {
      duration: { unit: 'months', min: 24, max: 60, step: 12, default: 36 },
      interest_rate: 3.9,
    });
    expect(choicesOf(own.duration)).toEqual([24, 36, 48, 60]);
    expect(own).toMatchObject({ interest_rate: 3.9, duration: { default: 36 }, down_payment: rule.down_payment });
  });

  test('a default moves into its bounds, and bounds that leave no choice are ignored', () => {
    const own = withInput(rule, { down_payment: { min: 30, max: 42 }, duration: { unit: 'years', min: 9 } });
    expect(choicesOf(own.down_payment)).toEqual([30, 35, 40, 42]);
    expect(own.down_payment.default).toBe(30);
    expect(own.duration).toEqual(rule.duration);
  });
});
