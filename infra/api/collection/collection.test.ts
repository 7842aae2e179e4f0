import { settings } from '../../database/schema/content';
import { type ForeignServer, foreignServer } from '../testing/foreign-server';
import { type TestApi, testApi } from '../testing/harness';
import { collection } from './collection';

const item = { name: 'Jacket', url: 'https://shop.test/1', image: '/media/vehicles/xf/fuji-white/side' };
let api: TestApi;
let answer: object;
const asked: string[] = [];
let server: ForeignServer;
beforeAll(async () => {
  api = await testApi([collection]);
  server = await foreignServer(({ url = '' }, reply) => {
    asked.push(url);
    reply.end(JSON.stringify(answer));
  });
  await api.database.db
    .insert(settings)
    .values({ market: 'ae', key: 'collection.feed_url', value: `${server.origin}/things` });
});
afterAll(async () => {
  server.close();
  await api.close();
});

const ask = (query: string) => api.server.inject(`/public_api/collection?${query}`);

test('a feed is asked in the words of the block, and by default for ten things, each in one colour', async () => {
  answer = { items: [item], pages: 3, total: 25 };
  const { data, meta } = (await ask('market=ae&collection=winter')).json();
  expect(data).toEqual([
    {
      ...{ id: '1-1', type: 'collection_item' },
      attributes: { ...item, label: '', image_hover: '', button: '' },
    },
  ]);
  expect(meta).toEqual({ total: 25, page: 1, pages: 3, items: 10 });
  expect(asked.at(-1)).toBe('/things?lang=en&market=ae&collection=winter&limit=10&grouped=true&page=1');
  await ask('market=ae&collection=winter&lang=ar&feed_market=MENA&limit=4&grouped=false&page=2');
  expect(asked.at(-1)).toBe('/things?lang=ar&market=MENA&collection=winter&limit=4&grouped=false&page=2');
});

test('a market without a feed has no things', async () => {
  expect((await ask('market=jp&collection=winter')).json().data).toEqual([]);
});

test('pictures that pages of the market would not show are left out', async () => {
  answer = { items: [{ ...item, image: 'https://elsewhere.test/1.jpg' }], pages: 1, total: 1 };
  expect((await ask('market=ae&collection=winter')).json().data[0].attributes.image).toBe('');
});

test.each([
  ['an address that is code', { items: [{ ...item, url: 'javascript:alert(1)' }], pages: 1, total: 1 }],
  ['a thing without a name', { items: [{ url: '/a' }], pages: 1, total: 1 }],
  ['no list', {}],
])('%s of a feed is an error', async (_, wrong) => {
  answer = wrong;
  expect((await ask('market=ae&collection=winter')).statusCode).toBeGreaterThanOrEqual(500);
});
