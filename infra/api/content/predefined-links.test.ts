import { addPage, blockAt } from '../../database/pages.testing';
import { navEntries, settings } from '../../database/schema/content';
import { pages } from '../pages/pages';
import { type TestApi, testApi, until } from '../testing/harness';
import { content } from './content';

let api: TestApi;

const link = (url: string) => ({ link_text: 'Read', url, target: '_self' });
const LINKS = [
  { alias: 'privacy', url: '/legal/privacy' },
  { alias: 'dealers', url: 'https://dealers.example/find' },
];

beforeAll(async () => {
  api = await testApi([pages, content]);
  const { db } = api.database;
  const values = { link: link('privacy'), links: [link('dealers'), link('/stock')], url: 'privacy' };
  const groups = [{ id: 'g', values: { link: link('dealers') }, texts: {} }];
  const block = blockAt(1, { id: 'b', template: 'cards', values, texts: {}, groups });
  await addPage(db, { market: 'ae', path: '/', content: { values: {}, texts: {}, blocks: [block] } });
  await db.insert(navEntries).values({
    ...{ market: 'ae', locale: 'en-AE', place: 'main', sequence: 1, label: 'More', url: 'dealers' },
    children: [{ label: 'Privacy', url: 'privacy', target: '_self', type: 'link' }],
  });
});
afterAll(() => api.close());

async function shown() {
  const page = (await api.server.inject('/public_api/pages/by_path/~home?market=ae&locale=en-AE')).json();
  const entries = (await api.server.inject('/nav_entries?market=ae&locale=en-AE')).json();
  return { content: page.data.attributes.blocks[0].content, entry: entries.data[0].attributes };
}

test('links to an alias lead where its market says, from the moment on when it does; nothing else is changed', async () => {
  expect((await shown()).content.link.url).toBe('privacy');
  await api.database.db.insert(settings).values({ market: 'ae', key: 'links.predefined', value: LINKS });
  await until(async () => (await shown()).content.link.url === '/legal/privacy');
  const { content: block, entry } = await shown();
  expect(block).toMatchObject({
    link: { link_text: 'Read', url: '/legal/privacy' },
    links: [{ url: 'https://dealers.example/find' }, { url: '/stock' }],
    url: 'privacy',
    groups: [{ link: { url: 'https://dealers.example/find' } }],
  });
  expect(entry).toMatchObject({ url: 'https://dealers.example/find', children: [{ url: '/legal/privacy' }] });
});

test.each([
  ['an address that runs a script', [{ alias: 'privacy', url: 'javascript:alert(1)' }]],
  ['a path as an alias', [{ alias: '/stock', url: '/other' }]],
  ['no list', 'privacy'],
])('%s is not used', async (_, value) => {
  await api.database.db.update(settings).set({ value });
  await until(async () => (await shown()).content.link.url === 'privacy');
  expect((await shown()).entry.url).toBe('dealers');
  await api.database.db.update(settings).set({ value: LINKS });
  await until(async () => (await shown()).entry.url !== 'dealers');
});
