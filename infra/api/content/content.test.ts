import { navEntries, settings } from '../../database/schema/content';
import { type TestApi, testApi } from '../testing/harness';
import { content } from './content';

let api: TestApi;

beforeAll(async () => {
  api = await testApi([content]);
  const { db } = api.database;
  const image = { src: '/media/vehicles/xf/fuji-white/side', alt: 'XF' };
  const entry = { market: 'ae', place: 'main', label: 'Stock' } as const;
  await db.insert(navEntries).values([
    { ...entry, locale: 'en-AE', sequence: 2, label: 'Offers' },
    {
      ...entry,
      locale: 'en-AE',
      sequence: 1,
      children: [{ label: 'New', url: '/stock', target: '_self', type: 'link', image }],
    },
  ]);
  await db.insert(settings).values([
    { market: 'ae', key: 'app.name', value: 'Showroom UAE' },
    { market: 'ae', key: 'some.secret', value: 'hush' },
  ]);
});
afterAll(() => api.close());

test('navigation is in order, and falls back to the first locale', async () => {
  const { data } = (await api.server.inject('/nav_entries?market=ae&locale=ar-AE')).json();
  expect(data.map(({ attributes }: { attributes: { label: string } }) => attributes.label)).toEqual([
    'Stock',
    'Offers',
  ]);
  expect(data[0].attributes.children).toMatchObject([{ image: { alt: 'XF', blur: '#ccc,#aaa,#999' } }]);
});

test('only declared public settings leave the house; the site gets all', async () => {
  const keys = async (headers: Record<string, string>) => {
    const { data } = (await api.server.inject({ url: '/settings?market=ae', headers })).json();
    return data.map(({ id }: { id: string }) => id);
  };
  expect(await keys({})).toEqual(['app.name']);
  expect(await keys({ 'x-site-token': api.config.SITE_TOKEN })).toEqual(['app.name', 'some.secret']);
});

test('HTML of popups and of the footer is cleaned whoever stored it, and what is none stays as it is', async () => {
  const popups = [{ header: '<b>', body: '<p onclick="a()">Hello<script>b()</script></p>' }, 'none', { body: 7 }];
  await api.database.db.insert(settings).values({ market: 'jp', key: 'popups.list', value: popups });
  const { data } = (await api.server.inject('/settings?market=jp')).json();
  expect(data[0].attributes.value).toEqual([{ header: '<b>', body: '<p>Hello</p>' }, 'none', { body: 7 }]);
  const footer = [{ place: 'bottom', body: '<p>VAT <img src="x" onerror="a()"></p><script>b()</script>' }];
  await api.database.db.insert(settings).values({ market: 'au', key: 'footer.html', value: footer });
  const { body } = await api.server.inject('/settings?market=au');
  expect(body).toContain('<p>VAT');
  expect(body).not.toMatch(/onerror|script/);
});
