import { testPlatform } from '@showroom/shared-ui/testing';
import { cardLanguage } from '../listing/card-language';
import { awayText } from './away-text';

test.each([
  [3.4, 'km', 'en-GB', '3.4\u00a0km away'],
  [42.6, 'km', 'uk-UA', '43\u00a0км звідси'],
  [5, 'mi', 'en-GB', '3.1\u00a0mi away'],
  [160.9344, 'mi', 'en-GB', '100\u00a0mi away'],
] as const)('%d kilometres of a market that counts in %s are "%s": "%s"', (kilometres, unit, locale, text) => {
  expect(awayText(kilometres, unit, cardLanguage(testPlatform({ locale })))).toBe(text);
});
