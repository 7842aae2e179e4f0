import { addPage } from '../../database/pages.testing';
import { settings } from '../../database/schema/content';
import { type ForeignServer, foreignServer } from '../testing/foreign-server';
import { type TestApi, testApi } from '../testing/harness';
import { feedQuery } from './feed';
import { news } from './news';

let api: TestApi;
beforeAll(async () => {
  api = await testApi([news]);
  const { db } = api.database;
  const page = (path: string, news_date: string, title: string, more: object = {}) =>
    addPage(db, {
      market: 'ae',
      path,
      content: {
        values: { news_date, external_meta_image: '/media/heroes/xf/fuji-white/dusk' },
        texts: { 'en-AE': { title, meta_description: `About ${title}` }, 'ar-AE': { title: `عن ${title}` } },
        blocks: [],
      },
      ...more,
    });
  await page('/news/tyres', '2026-10-21', 'Tyres');
  await page('/news/desert', '2026-11-02', 'Desert');
  await page('/news/archive/old', '2019-01-05', 'Old');
  await page('/newsroom', '2026-11-03', 'Elsewhere');
  await page('/news/draft', '2026-11-04', 'Draft', { isPublished: false });
  await page('/news/about', '', 'About');
});
afterAll(() => api.close());

const list = async (query: string) => (await api.server.inject(`/public_api/news?${query}`)).json();
const titles = ({ data }: { data: readonly { attributes: { title: string } }[] }) =>
  data.map(({ attributes }) => attributes.title);

test('news are the published pages below a path that have a day, the latest first, page by page', async () => {
  const first = await list('market=ae&path=/news&items=2');
  expect([titles(first), first.meta]).toEqual([['Desert', 'Tyres'], { total: 3, page: 1, pages: 2, items: 2 }]);
  expect(first.data[0].attributes).toEqual({
    title: 'Desert',
    text: 'About Desert',
    date: '2026-11-02',
    url: '/news/desert',
    picture: '/media/heroes/xf/fuji-white/dusk',
    blur: '#223,#445,#223',
  });
  expect(titles(await list('market=ae&path=/news&items=2&page=2'))).toEqual(['Old']);
  expect(titles(await list('market=ae'))).toEqual(['Elsewhere', 'Desert', 'Tyres', 'Old']);
  expect(titles(await list('market=ae&path=/news&locale=ar-AE&items=1'))).toEqual(['عن Desert']);
  expect((await list('market=jp')).meta).toEqual({ total: 0, page: 1, pages: 1, items: 9 });
});

test.each([
  ['ae', 'ar-AE', { locale: 'ar', market: 'AE' }],
  ['sa', 'fr-FR', { locale: 'fr', market: 'SA' }],
  ['jp', 'ja-JP', { locale: 'en', market: 'AE' }],
  ['international', 'en-GB', { locale: 'en', market: 'AE' }],
])('a feed is asked by %s in %s for what it knows', (market, locale, expected) => {
  expect(feedQuery(market, locale)).toEqual(expected);
});

describe('a market with a feed', () => {
  const item = { title: 'Stars', date: '2026-10-20', url: 'https://news.test/1' };
  let answer: object;
  const asked: string[] = [];
  let server: ForeignServer;
  beforeAll(async () => {
    server = await foreignServer(({ url = '' }, reply) => {
      asked.push(url);
      reply.end(JSON.stringify(answer));
    });
    await api.database.db
      .insert(settings)
      .values({ market: 'au', key: 'news.feed_url', value: `${server.origin}/news` });
  });
  afterAll(() => server.close());

  test('shows its news, without pictures that pages would not show', async () => {
    answer = { items: [{ ...item, picture: 'https://elsewhere.test/1.jpg' }], pages: 4, total: 31 };
    const { data, meta } = await list('market=au&page=3');
    expect(data[0].attributes).toEqual({ ...item, text: '', picture: '' });
    expect([meta.page, meta.pages, asked.at(-1)]).toEqual([3, 4, '/news?locale=en&market=AE&page=3']);
  });

  test.each([
    ['an address that is code', { items: [{ ...item, url: 'javascript:alert(1)' }], pages: 1, total: 1 }],
    ['no day', { items: [{ ...item, date: 'soon' }], pages: 1, total: 1 }],
    ['no list', {}],
  ])('answers an error for %s, which the list says', async (_, wrong) => {
    answer = wrong;
    expect((await api.server.inject('/public_api/news?market=au')).statusCode).toBeGreaterThanOrEqual(500);
  });
});
