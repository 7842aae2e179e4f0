import { MARKETS, type Market } from '@showroom/contracts/markets';
import { formsIn } from './forms';
import { navigationIn } from './navigation';
import { pagesIn } from './pages';
import { LANGUAGES, languageOf } from './texts';

test.each(LANGUAGES)('a market in %s has every text that its pages, its navigation and its forms need', (language) => {
  const market: Market = { ...MARKETS.international, locales: [language] };
  const shown = JSON.stringify([pagesIn(language, market), navigationIn(language, 'international'), formsIn(market)]);
  expect(shown.length).toBeGreaterThan(10_000);
  expect(shown).not.toMatch(/\{[\w-]+\.[\w.-]+\}/);
});

test('a locale without texts is English', () => {
  expect(['uk-UA', 'ar', 'de-DE'].map(languageOf)).toEqual(['uk', 'ar', 'en']);
});
