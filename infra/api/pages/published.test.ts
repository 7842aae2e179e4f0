import { sql } from 'drizzle-orm';
import { addPage, blockAt } from '../../database/pages.testing';
import { redirects } from '../../database/schema/content';
import { type TestApi, testApi } from '../testing/harness';
import { pages } from './pages';

let api: TestApi;

beforeAll(async () => {
  api = await testApi([pages]);
  const { db } = api.database;
  await addPage(db, { market: 'ae', path: '/', title: 'Home' });
  await addPage(db, { market: 'ae', path: '/draft', title: 'Draft', isPublished: false });
  const summer = {
    values: { theme: 'dark-theme' },
    texts: { 'en-AE': { title: 'Summer', meta_title: 'Hot' }, 'ar-AE': { title: 'صيف', meta_title: '' } },
    blocks: [
      blockAt(1, { id: 'a', template: 'snippet', texts: { 'en-AE': { title: 'Sun' }, 'ar-AE': { title: 'شمس' } } }),
      blockAt(2, { id: 'b', template: 'snippet', values: { title: 'Arabic alone' }, languages: ['ar-AE'] }),
    ],
  };
  await addPage(db, { market: 'ae', path: '/offers/summer', content: summer });
  await db.insert(redirects).values({ market: 'ae', path: '/sale', to: '/offers', http_code: 302 });
});
afterAll(() => api.close());

async function byPath(path: string, locale = 'en-AE') {
  const url = `/public_api/pages/by_path/${encodeURIComponent(path)}?market=ae&locale=${locale}`;
  return (await api.server.inject(url)).json();
}

test('a page is found by its path, the home page as ~home, and slashes at the end do not matter', async () => {
  expect((await byPath('~home')).data.attributes.title).toBe('Home');
  expect((await byPath('offers/summer/')).data.attributes).toEqual(
    expect.objectContaining({ title: 'Summer', path: '/offers/summer', theme: 'dark-theme' }),
  );
});

test("a text of the asked locale wins, and the market's first locale stands in for one that is missing", async () => {
  expect((await byPath('offers/summer', 'ar-AE')).data.attributes).toMatchObject({ title: 'صيف', meta_title: 'Hot' });
  expect((await byPath('~home', 'ar-AE')).data.attributes.title).toBe('Home');
  expect((await byPath('~home', 'xx')).data.attributes.title).toBe('Home');
});

test('blocks speak the asked language, and one that is for another language alone is left out', async () => {
  const titles = async (locale: string) => {
    const { blocks } = (await byPath('offers/summer', locale)).data.attributes;
    return blocks.map(({ content }: { content: { title: string } }) => content.title);
  };
  expect(await titles('en-AE')).toEqual(['Sun']);
  expect(await titles('ar-AE')).toEqual(['شمس', 'Arabic alone']);
});

test('a redirect is answered with its own code; drafts and unknown paths are not found', async () => {
  expect((await byPath('sale')).data).toEqual(
    expect.objectContaining({ type: 'redirect', attributes: { to: '/offers', http_code: 302, link_type: 'internal' } }),
  );
  for (const path of ['draft', 'nowhere'])
    expect(await byPath(path)).toEqual(expect.objectContaining({ status: 404, code: 'page.not-found' }));
});

describe('a redirect', () => {
  const add = (path: string, to: string, more: Partial<typeof redirects.$inferInsert> = {}) =>
    api.database.db.insert(redirects).values({ market: 'ae', path, to, ...more });

  /** As a row that an older version let in, or somebody wrote past the database's rule. */
  async function addPastTheRule(path: string, to: string, more: Partial<typeof redirects.$inferInsert> = {}) {
    await api.database.rows(sql`alter table redirects drop constraint if exists redirects_target`);
    await add(path, to, more);
  }

  test.each([
    ['javascript:alert(1)', 'external'],
    ['//evil.test', 'internal'],
    ['/\\evil.test', 'internal'],
    ['/a b', 'internal'],
    ['https://partner.test', 'internal'],
    ['/itself', 'internal'],
  ] as const)('to %s (%s) cannot be stored', async (to, link_type) => {
    await expect(add('/itself', to, { link_type })).rejects.toThrow();
  });

  test('with a status that sends nobody anywhere cannot be stored', async () => {
    await expect(add('/teapot', '/offers', { http_code: 200 })).rejects.toThrow();
  });

  test('to an address elsewhere or a file is answered as it is', async () => {
    await add('/partner', 'https://partner.test/a?b=c', { link_type: 'external' });
    await add('/brochure', '/files/brochure.pdf', { link_type: 'file' });
    expect((await byPath('partner')).data.attributes.to).toBe('https://partner.test/a?b=c');
    expect((await byPath('brochure')).data.attributes).toMatchObject({ to: '/files/brochure.pdf', link_type: 'file' });
  });

  test('to another redirect leads to its end at once, in every language of the market', async () => {
    await add('/one', '/two/');
    await add('/two', '/ar/three?a=b');
    await add('/three', '/end#top', { http_code: 308 });
    expect((await byPath('one')).data.attributes).toMatchObject({ to: '/end#top', http_code: 308 });
  });

  test.each(['around', 'there', 'back'])('that comes back to itself counts as none (%s)', async (path) => {
    await add('/around', '/there').catch(() => undefined);
    await add('/there', '/ar/back').catch(() => undefined);
    await add('/back', '/around').catch(() => undefined);
    expect(await byPath(path)).toMatchObject({ status: 404 });
    expect(api.logs.join('')).toContain('leads back to itself');
  });

  test.each([
    ['javascript:alert(1)', 'external'],
    ['//evil.test', 'internal'],
    ['/\\evil.test', 'external'],
  ] as const)('to %s that is stored all the same is not served, and reported', async (to, link_type) => {
    const path = `/unsafe-${to.replaceAll(/\W/g, '').length}-${link_type}`;
    await addPastTheRule(path, to, { link_type });
    expect(await byPath(path.slice(1))).toMatchObject({ status: 404 });
    expect(api.logs.join('')).toContain('unsafe target');
  });
});
