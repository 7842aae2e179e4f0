import fc from 'fast-check';
import { MARKETS } from './markets';
import { decimalSign, formatNumber } from './number-text';

const locales = [...new Set(Object.values(MARKETS).flatMap((market) => market.locales))];

test.each([...locales, 'en-US', 'de-DE', 'es-ES', 'hi-IN'])('%s writes numbers as Intl does', (locale) => {
  const any = fc.double({ min: -1e12, max: 1e12, noNaN: true, noDefaultInfinity: true });
  // Intl writes a minus before nothing.
  const number = any.filter((value) => !Object.is(value, -0));
  fc.assert(
    fc.property(number, fc.constantFrom(0, 1, 2), (value, decimals) => {
      const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
      const format = new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...digits });
      expect(formatNumber(value, locale, decimals)).toBe(format.format(value));
    }),
  );
  expect(formatNumber(0.5, locale, 1)).toContain(decimalSign(locale));
});

test('a thousand stands alone in Spanish, and a lakh has its own groups', () => {
  expect(formatNumber(1234, 'es-ES')).toBe('1234');
  expect(formatNumber(1_234_567, 'hi-IN')).toBe('12,34,567');
});
