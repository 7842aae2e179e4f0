import { instalment, type Loan, schedule } from './annuity';

const loan = (principal: number, rate: number, months: number): Loan => ({ principal, rate, months, decimals: 2 });

describe('published instalments', () => {
  // Hire purchase examples of an Irish retailer (autoboland.ie, fitzpatricksgarages.ie): sixty
  // payments each.
  test.each([
    [17_925, 6.9, 354.09],
    [38_587.5, 7.95, 781.49],
    [21_612.5, 6.9, 426.93],
    [10_367.5, 8.75, 213.96],
    [41_062.5, 7.45, 821.83],
    [10_462.5, 7.95, 211.89],
    [31_462.5, 6.9, 621.51],
  ])('a credit of %d at %d %% over 60 months is repaid by %d', (credit, rate, published) => {
    expect(instalment(loan(credit, rate, 60))).toBe(published);
  });

  // "Mortgage calculator", Wikipedia: its worked example.
  test('200,000 at 6.5 % over thirty years is repaid by 1,264.14', () => {
    expect(instalment(loan(200_000, 6.5, 360))).toBe(1264.14);
  });
});

test.each([
  ['without interest the credit is repaid in equal parts', { ...loan(12_000, 0, 48) }, 250],
  ['without interest a final payment takes its part away', { ...loan(12_000, 0, 48), final_payment: 4800 }, 150],
  ['yen have no smaller unit', { principal: 3_000_000, rate: 2.9, months: 36, decimals: 0 }, 87_111],
  ['half a cent is rounded up', { principal: 0.03, rate: 0, months: 2, decimals: 2 }, 0.02],
])('%s', (_, asked, expected) => expect(instalment(asked)).toBe(expected));

test('one month of a loan is its credit with a month of interest', () => {
  expect(instalment(loan(1000, 12, 1))).toBe(1010);
});

describe('month by month', () => {
  const rows = schedule({ ...loan(20_000, 6.9, 48), final_payment: 8000 });

  test('each payment is interest and repayment, and nothing but the final payment is left', () => {
    for (const { payment, interest, repaid } of rows) expect(payment).toBeCloseTo(interest + repaid, 8);
    expect(rows).toHaveLength(48);
    expect(rows.at(-1)?.balance).toBe(8000);
  });

  test('the first interest is a twelfth of the yearly rate', () => expect(rows[0]?.interest).toBe(115));

  test('only the last instalment differs, by what rounding left', () => {
    const regular = rows[0]?.payment ?? 0;
    expect(new Set(rows.slice(0, -1).map(({ payment }) => payment))).toEqual(new Set([regular]));
    expect(Math.abs((rows.at(-1)?.payment ?? 0) - regular)).toBeLessThanOrEqual(48 * 0.01);
  });
});
