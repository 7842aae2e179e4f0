import fc from 'fast-check';
import { MARKETS } from './markets';
import { groupThousands, numberSigns } from './number-text';

const locales = [...new Set(Object.values(MARKETS).flatMap((market) => market.locales))];

test.each([...locales, 'en-US', 'de-DE'])('%s writes numbers as Intl does, with Latin digits', (locale) => {
  const number = fc.double({ min: 0, max: 1e12, noNaN: true, noDefaultInfinity: true });
  fc.assert(
    fc.property(number, fc.constantFrom(0, 1, 2), (value, decimals) => {
      const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
      const format = new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...digits });
      expect(groupThousands(value, numberSigns(locale), decimals)).toBe(format.format(value));
    }),
  );
});
