import { termsOf } from './default-terms';
import { quotedSubscription, subscriptionQuote } from './subscription';

const terms = termsOf('international', null).subscription;
const price = { quoted: 1290, decimals: 2 };

test.each([
  [12, 1000, 1290],
  [1, 1000, 1612.5],
  [24, 2000, 1370.24],
  [6, 3000, 1733.76],
])('for %d months and %d a month the fee is %d', (months, monthly_mileage, fee) => {
  const quote = terms && subscriptionQuote(terms, { months, monthly_mileage }, price);
  expect(quote).toMatchObject({ fee, total: Number((fee * months).toFixed(2)) });
});

test('what is not among the terms has no fee', () => {
  expect(terms && subscriptionQuote(terms, { months: 5, monthly_mileage: 1000 }, price)).toBeUndefined();
  expect(terms && subscriptionQuote(terms, { months: 12, monthly_mileage: 1 }, price)).toBeUndefined();
});

test('the price of a vehicle is quoted for the terms of a hundred percent', () => {
  expect(terms && quotedSubscription(terms)).toEqual({ months: 12, monthly_mileage: 1000 });
});
