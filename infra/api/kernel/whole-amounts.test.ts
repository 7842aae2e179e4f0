import { checkWholeAmounts } from './whole-amounts';

test.each([
  [500, 'EUR'],
  [0, 'EUR'],
  [0.01, 'EUR'],
  [19.99, 'EUR'],
  [1_000_000_000_000.01, 'EUR'],
  [-4.35, 'EUR'],
  [500, 'JPY'],
  [12.345, 'KWD'],
  [500.001, 'other'],
])('%d is an amount of %s', (amount, currency) => {
  expect(() => checkWholeAmounts({ amount }, currency)).not.toThrow();
});

test.each([
  [500.001, 'EUR', 'has more than 2 decimals'],
  [19.999, 'EUR', 'has more than 2 decimals'],
  [0.001, 'UAH', 'has more than 2 decimals'],
  [-500.005, 'AUD', 'has more than 2 decimals'],
  [500.5, 'JPY', 'has decimals, JPY has none'],
  [12.3456, 'KWD', 'has more than 3 decimals'],
])('%d is none of %s: it %s', (amount, currency, message) => {
  expect(() => checkWholeAmounts({ fee: 1, other: undefined, amount }, currency)).toThrow(
    expect.objectContaining({ status: 422, issues: [{ path: 'amount', message }] }),
  );
});
