import { MARKETS, type Market } from '@showroom/contracts/markets';
import { Price } from '@showroom/shared-ui/price';
import { renderWithPlatform } from '@showroom/shared-ui/testing';
import fc from 'fast-check';
import { useMoneyFormat } from './use-money-format';

function Money({ amount }: { readonly amount: number }) {
  return <output>{useMoneyFormat()(amount)}</output>;
}

/** What people take a formatted amount for, in minor units. */
function parseMinor(formatted: string, digits: number): number {
  const [whole = '', fraction = ''] = formatted.replaceAll(/[^\d.,٫]/g, '').split(/[.,٫](?=\d{1,2}$)/);
  return Math.round(Number(`${whole.replaceAll(/\D/g, '')}.${fraction}`) * 10 ** digits);
}

test.each([
  ['international', 'en-GB', 2],
  ['international', 'fr-FR', 2],
  ['au', 'en-AU', 2],
  ['ae', 'en-AE', 2],
  ['ae', 'ar-AE', 2],
  ['ua', 'uk-UA', 2],
  ['jp', 'ja-JP', 0],
] as const)('in %s (%s) money on the page is what is moved, to the last of %d decimals', (code, locale, digits) => {
  const market = MARKETS[code];
  for (const decimals of [0, 2]) {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (minor) => {
        const { container, unmount } = renderWithPlatform(<Money amount={minor / 10 ** digits} />, {
          market,
          locale,
          settings: { 'price.decimals': decimals },
        });
        expect(parseMinor(container.textContent, digits)).toBe(minor);
        unmount();
      }),
      { numRuns: 60, examples: [[50_000], [12_050], [101], [99_999_999]] },
    );
  }
});

test('what a market rounds in its prices is not rounded in money', () => {
  const { container } = renderWithPlatform(<Money amount={120.5} />, { settings: { 'price.decimals': 0 } });
  expect(container.textContent).toBe('120.50 €');
});

const SITES = Object.values<Market>(MARKETS).flatMap((market) => market.locales.map((locale) => ({ market, locale })));

test.each(SITES)('in $locale an order writes an amount as a vehicle’s page does', ({ market, locale }) => {
  const local = { delimiter: '\u202f', plain: '%\u00a0^', purchase: '% EUR' };
  const settings = { 'price.by_language': { fr: local, ar: { symbol: 'د.إ.' } }, 'double_price.enabled': true };
  for (const amount of [500, 1234, 1_234_567]) {
    const shown = [<Price key="price" amount={amount} />, <Money key="money" amount={amount} />].map((element) => {
      const { container, unmount } = renderWithPlatform(element, { market, locale, settings });
      // A page keeps the second price in its direction with elements, a text with signs.
      const text = container.textContent.replaceAll(/[\u2068\u2069]/g, '');
      unmount();
      return text;
    });
    expect(shown[1]).toBe(shown[0]);
    expect(shown[0]).toMatch(/\d/);
  }
});
