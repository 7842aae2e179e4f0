import { type CashFlow, effectiveRate } from './effective-rate';

const monthly = (count: number, amount: number, from = 1): CashFlow[] =>
  Array.from({ length: count }, (_, index) => ({ month: from + index, amount: -amount }));

// The four examples of Directive 98/7/EC, Annex II.
test.each([
  ['1,000 for one payment of 1,200 after a year and a half', [1000, [18, 1200]], 12.92],
  ['the same with 50 kept back for expenses', [950, [18, 1200]], 16.85],
  ['1,000 for 600 after one and after two years', [1000, [12, 600], [24, 600]], 13.07],
  ['1,000 for 272 after three and six months and 544 after a year', [1000, [3, 272], [6, 272], [12, 544]], 13.19],
] satisfies [string, [number, ...[number, number][]], number][])('%s', (_, [credit, ...paid], published) => {
  const flows = [{ month: 0, amount: credit }, ...paid.map(([month, amount]) => ({ month, amount: -amount }))];
  expect(effectiveRate(flows)).toBeCloseTo(published, 2);
});

// daciautos.co.uk: 47 payments, then 2,440.59 with a fee of 10.
test('a personal contract purchase of 13.9 % APR', () => {
  const flows = [{ month: 0, amount: 7200 }, ...monthly(47, 156.84), { month: 48, amount: -2450.59 }];
  expect(effectiveRate(flows)).toBeCloseTo(13.9, 1);
});

// paulrigbygroup.co.uk: 48 payments, and the final one a month after them.
test('a personal contract purchase of 12.9 % APR', () => {
  const flows = [{ month: 0, amount: 10_995 }, ...monthly(48, 221.4), { month: 49, amount: -4296.59 }];
  expect(effectiveRate(flows)).toBeCloseTo(12.9, 1);
});

// fitzpatricksgarages.ie: fees of 75 with the first and with the last of sixty payments.
test('a hire purchase with two fees of 9.7 % APR', () => {
  const first = { month: 1, amount: -(213.96 + 75) };
  const last = { month: 60, amount: -(213.96 + 75) };
  const flows = [{ month: 0, amount: 10_367.5 }, first, ...monthly(58, 213.96, 2), last];
  expect(effectiveRate(flows)).toBeCloseTo(9.7, 1);
});

// fsmq.org, an exam's question.
test('5,000 repaid by three yearly payments of 2,000 costs 9.7 %', () => {
  const paid = [12, 24, 36].map((month) => ({ month, amount: -2000 }));
  expect(effectiveRate([{ month: 0, amount: 5000 }, ...paid])).toBeCloseTo(9.7, 1);
});

// Nordea, consumer loan with payment schedule: 1,500 at 16 % for three years, 45 for the papers.
test('a consumer loan with a fee at the start of 19.78 %', () => {
  expect(effectiveRate([{ month: 0, amount: 1455 }, ...monthly(36, 52.735_55)])).toBeCloseTo(19.78, 2);
});

// Regulation Z (12 CFR 1026), Appendix J: a yearly rate of 12 times the monthly one, 9.69 %.
test('5,000 repaid by 24 payments of 230', () => {
  const yearly = effectiveRate([{ month: 0, amount: 5000 }, ...monthly(24, 230)]) ?? Number.NaN;
  expect(((1 + yearly / 100) ** (1 / 12) - 1) * 1200).toBeCloseTo(9.69, 2);
});

test.each([
  ['nothing is ever paid back', [{ month: 0, amount: 1000 }]],
  ['nothing is lent', [{ month: 1, amount: -10 }]],
  ['nothing happens', []],
])('there is no rate when %s', (_, flows) => expect(effectiveRate(flows)).toBeUndefined());
