import type { PageContent } from '@showroom/contracts/content/page-content';
import { MARKETS } from '@showroom/contracts/markets';
import { withVehicles } from './carousels';
import { pagesOf } from './pages';

const stock = [
  { id: '1', model: 'Defender 110', engine_type: ['Diesel'], is_first: true },
  { id: '2', model: 'XE', engine_type: ['Petrol'], is_first: true },
  ...Array.from({ length: 9 }, (_, at) => ({
    id: `1${at}`,
    model: 'Defender 110',
    engine_type: ['Petrol', 'Plug-in hybrid'],
    is_first: false,
  })),
];

const PAGES = new Map(pagesOf(MARKETS.ae).map(({ path, content }) => [path, content]));

/** What the carousels of a page show in each language. */
function shownOn(path: string): unknown[] {
  const content: PageContent | undefined = PAGES.get(path);
  const blocks = content ? withVehicles(content, stock).blocks : [];
  return blocks
    .filter(({ template }) => template === 'stock-locator-carousel')
    .flatMap(({ values, texts }) => [values, ...Object.values(texts)].map((own) => own['vehicles']))
    .filter((vehicles) => vehicles !== undefined);
}

test('the carousel of a nameplate shows its models alone, in every language', () => {
  const list = ['1', '10', '11', '12', '13', '14', '15', '16'];
  expect(shownOn('/defender')).toEqual(MARKETS.ae.locales.map(() => ({ headline: expect.any(String), list })));
  expect(shownOn('/jaguar')).toEqual(MARKETS.ae.locales.map(() => expect.objectContaining({ list: ['2'] })));
});

test('a carousel that names no models shows one vehicle of each', () => {
  expect(shownOn('/offers')).toEqual(MARKETS.ae.locales.map(() => expect.objectContaining({ list: ['1', '2'] })));
});

test('a carousel that names engines shows the first of each model that has one', () => {
  expect(shownOn('/electric')).toEqual(MARKETS.ae.locales.map(() => ({ headline: expect.any(String), list: ['10'] })));
});
