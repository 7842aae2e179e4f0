import { MARKETS, type Market } from '@showroom/contracts/markets';
import { pagesIn } from './pages';
import { LANGUAGES } from './texts';

/** What says the same wherever it stands: what a picture shows, where a link leads. */
const ALIKE = /^(alt|link_text|url|src|heading|label|block.*)$/;
const LEGAL = ['/privacy', '/cookies', '/terms', '/accessibility', '/gallery'];
/** A sentence ends with a mark; titles and names may come again, and so may "Ready to go?". */
const SHORTEST = 18;
const SENTENCE = /[^.!?。؟]+[.!?。؟]/gu;

function* sentencesIn(value: unknown, key = ''): Generator<string> {
  if (typeof value === 'string' && !ALIKE.test(key)) {
    const all = value.replaceAll(/<[^>]+>/g, '\n').matchAll(SENTENCE);
    for (const [sentence] of all) if (sentence.trim().length >= SHORTEST) yield sentence.trim();
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inside] of Object.entries(value)) yield* sentencesIn(inside, name);
  }
}

test.each(LANGUAGES)('no sentence stands on two pages in %s', (language) => {
  const market: Market = { ...MARKETS.international, locales: [language] };
  const places = new Map<string, Set<string>>();
  for (const { path, blocks } of pagesIn(language, market).filter(({ path }) => !LEGAL.includes(path))) {
    for (const sentence of sentencesIn(blocks)) {
      places.set(sentence, (places.get(sentence) ?? new Set()).add(path));
    }
  }
  const twice = [...places].filter(([, paths]) => paths.size > 1).map(([sentence, paths]) => [sentence, ...paths]);
  expect(places.size).toBeGreaterThan(100);
  expect(twice).toEqual([]);
});
