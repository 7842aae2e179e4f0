import calculatorMessages from '../calculators/messages/calculators/en.json';
import financeMessages from '../calculators/messages/finance/en.json';
import { formatCount } from './format-count';
import { messagesFor } from './messages-for';

test.each([
  ['en-GB', 1, '1 month', '1 monthly payment'],
  ['en-GB', 3, '3 months', '3 monthly payments'],
  ['ar-AE', 1, 'شهر واحد', 'دفعة شهرية واحدة'],
  ['ar-AE', 2, 'شهران', 'دفعتان شهريتان'],
  ['ar-AE', 3, '3 أشهر', '3 دفعات شهرية'],
  ['ar-AE', 36, '36 شهرًا', '36 دفعة شهرية'],
  ['ja-JP', 3, '3か月', '3か月分'],
  ['uk-UA', 1, '1 міс.', '1 щомісячний платіж'],
  ['uk-UA', 3, '3 міс.', '3 щомісячні платежі'],
  ['uk-UA', 11, '11 міс.', '11 щомісячних платежів'],
])('calculators in %s write %d as "%s" and "%s"', (locale, count, months, payments) => {
  const [calculator, finance] = [messagesFor(calculatorMessages, locale), messagesFor(financeMessages, locale)];
  for (const texts of [calculator, finance]) expect(formatCount(count, texts.months, locale)).toBe(months);
  expect(formatCount(count, calculator.initialChoice, locale)).toBe(payments);
});

test.each([
  ['ar', 1200, '1,200 شهر'],
  ['en', 1200, '1,200 months'],
])('in %s digits are Latin and a form that a text lacks is the other one: %d', (locale, count, text) => {
  expect(formatCount(count, messagesFor(financeMessages, locale).months, locale)).toBe(text);
});
