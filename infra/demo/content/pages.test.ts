import { MARKETS, type Market } from '@showroom/contracts/markets';
import { pagesIn } from './pages';

/** What tells the story of a nameplate; any of a list will do. */
const PARTS = {
  'an immersive hero': ['immersive-hero'],
  figures: ['specification-at-a-glance', 'electrifying-power'],
  'a gallery': ['gallery-carousel', 'gallery-categories'],
  'the specification': ['specification-accordion', 'specification'],
  derivatives: ['derivatives'],
  'vehicles in stock': ['stock-locator-carousel'],
  'retailers near': ['retailer-locator-compact', 'retailer-locator'],
  questions: ['accordion'],
};

test.each(['/defender', '/range-rover', '/discovery', '/jaguar'])(
  '%s is a story of ten blocks or more, in every language of every market',
  (path) => {
    for (const market of Object.values<Market>(MARKETS)) {
      for (const locale of market.locales) {
        const blocks = pagesIn(locale, market).find((page) => page.path === path)?.blocks ?? [];
        const templates = blocks.map(({ template }) => template);
        expect(new Set(templates).size).toBeGreaterThanOrEqual(10);
        const missing = Object.entries(PARTS).filter(([, any]) => !templates.some((one) => any.includes(one)));
        expect(missing.map(([part]) => part)).toEqual([]);
      }
    }
  },
);

test('a page that is not there says so with a banner and a snippet, which leads home', () => {
  const page = pagesIn('en-GB', MARKETS.international).find(({ path }) => path === '/404');
  const [banner, snippet] = page?.blocks ?? [];
  expect(banner).toMatchObject({ template: 'hero-title-banner-standard', content: { title: 'Page not found' } });
  expect(snippet).toMatchObject({ template: 'snippet', content: { links: [{ link_text: 'Back to home', url: '/' }] } });
});
