import type { SitemapEntry } from '@showroom/contracts/calls/sitemap';
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { indexText, partText, type SitemapOf } from './sitemap-text';

const LASTMOD = '2026-11-20T10:00:00.000Z';
const OFFERS: SitemapEntry = {
  id: '/offers',
  type: 'sitemap-entry',
  attributes: { path: '/offers', lastmod: LASTMOD, markets: ['international', 'ae', 'jp'] },
};

function parsed(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  expect(document.getElementsByTagName('parsererror')).toHaveLength(0);
  return document;
}

async function part(
  entries: readonly SitemapEntry[],
  market: MarketCode = 'ae',
  isFound: SitemapOf['isFound'] = () => true,
): Promise<Document> {
  async function* slices() {
    for (const entry of entries) yield [entry];
  }
  let text = '';
  for await (const piece of partText(slices(), {
    market: MARKETS[market],
    siteOrigin: 'https://showroom.test',
    isFound,
  }))
    text += piece;
  return parsed(text);
}
const textsOf = (document: Document, name: string) =>
  [...document.getElementsByTagName(name)].map(({ textContent }) => textContent);
const linksOf = (element: Element | undefined) =>
  [...(element?.getElementsByTagName('xhtml:link') ?? [])].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);

const VERSIONS = [
  ['en-GB', 'https://showroom.test/offers'],
  ['fr-FR', 'https://showroom.test/fr/offers'],
  ['en-AE', 'https://ae.showroom.test/offers'],
  ['ar-AE', 'https://ae.showroom.test/ar/offers'],
  ['ja-JP', 'https://jp.showroom.test/offers'],
  ['x-default', 'https://showroom.test/offers'],
];

test('a page stands in every language of its market, and each names all versions with the same default', async () => {
  const inAe = await part([OFFERS]);
  expect(inAe.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(textsOf(inAe, 'loc')).toEqual(['https://ae.showroom.test/offers', 'https://ae.showroom.test/ar/offers']);
  expect(textsOf(inAe, 'lastmod')).toEqual([LASTMOD, LASTMOD]);
  const [english, arabic] = inAe.getElementsByTagName('url');
  expect([linksOf(english), linksOf(arabic)]).toEqual([VERSIONS, VERSIONS]);
  const [japanese] = (await part([OFFERS], 'jp')).getElementsByTagName('url');
  expect(linksOf(japanese)).toEqual(VERSIONS);
});

test('a market where search engines may not find the page has no version of it', async () => {
  const [english] = (await part([OFFERS], 'ae', (market) => market === 'ae')).getElementsByTagName('url');
  expect(linksOf(english).map(([language]) => language)).toEqual(['en-AE', 'ar-AE', 'x-default']);
  expect(textsOf(await part([OFFERS], 'jp', (market) => market === 'ae'), 'loc')).toEqual([]);
});

test('a page in one language of one market names no versions', async () => {
  const only: SitemapEntry = { ...OFFERS, attributes: { ...OFFERS.attributes, markets: ['jp'] } };
  expect(linksOf((await part([only], 'jp')).getElementsByTagName('url')[0])).toEqual([]);
});

test('whatever an address has in it, the sitemap is well-formed and the address encoded', async () => {
  const odd: SitemapEntry = { ...OFFERS, attributes: { ...OFFERS.attributes, path: `/a&b'"<ü>` } };
  const document = await part([odd, OFFERS]);
  expect(textsOf(document, 'loc')[0]).toBe("https://ae.showroom.test/a&b'%22%3C%C3%BC%3E");
  expect(textsOf(document, 'loc')).toHaveLength(4);
});

test('the index names all parts at the address of their market', () => {
  const attributes = { kind: 'page' as const, after: '', to: '/stock', lastmod: LASTMOD };
  const index = parsed(indexText([{ id: 'pages-1', type: 'sitemap-part', attributes }], 'https://ae.showroom.test'));
  expect(index.documentElement.localName).toBe('sitemapindex');
  expect(textsOf(index, 'loc')).toEqual(['https://ae.showroom.test/sitemap/pages-1.xml']);
  expect(textsOf(index, 'lastmod')).toEqual([LASTMOD]);
});
