import { testPlatform } from '@showroom/shared-ui/testing';
import { cardLanguage } from '../listing/card-language';
import { awayText } from './away-text';
import { formatDistance } from './distance';

test.each([
  [3.4, 'km', '3.4\u00a0km'],
  [3, 'mi', '3\u00a0mi'],
  [9.94, 'km', '9.9\u00a0km'],
  [9.96, 'km', '10\u00a0km'],
  [43.46, 'km', '43\u00a0km'],
  [88.2, 'km', '88\u00a0km'],
  [1234.5, 'mi', '1,235\u00a0mi'],
])('%d %s away is written "%s", in one line', (distance, unit, text) => {
  expect(formatDistance(distance, unit, 'en-GB')).toBe(text);
});

test.each([
  [3.4, 'km', 'en-GB', '3.4\u00a0km away'],
  [42.6, 'km', 'uk-UA', '43\u00a0км звідси'],
  [5, 'mi', 'en-GB', '3.1\u00a0mi away'],
  [160.9344, 'mi', 'en-GB', '100\u00a0mi away'],
] as const)('%d kilometres of a market that counts in %s are "%s": "%s"', (kilometres, unit, locale, text) => {
  expect(awayText(kilometres, unit, cardLanguage(testPlatform({ locale })))).toBe(text);
});
