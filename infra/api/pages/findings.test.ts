import type { ContentBlock, PageContent } from '@showroom/contracts/content/page-content';
import { redirects, settings } from '../../database/schema/content';
import { block, contentOf, pagesServer, texts } from './pages-server.testing';

const { act, addAt, newPage, save, send, started } = pagesServer();

const findingsOf = async (id: string) => (await send('GET', `/pages/${id}/findings`)).data;
async function found(content: PageContent) {
  const { id } = await newPage();
  await save(id, content);
  return findingsOf(id);
}

const link = (url: string, more = {}) => ({
  link_text: 'On',
  url,
  type: 'internal',
  target: '_self',
  ui_type: 'primary',
  ...more,
});
const linking = (values: ContentBlock['values']) => contentOf(block({ values }));

describe('links of a page', () => {
  beforeAll(async () => {
    const { db } = started().api.database;
    await addAt('/offers');
    await db.insert(redirects).values([
      { market: 'ae', path: '/old', to: '/offers', author: 'test' },
      { market: 'ae', path: '/range/*', to: '/offers', author: 'test' },
    ]);
  });

  test.each([
    ['a page', '/offers'],
    ['a page in another language, with a query and a place', '/ar/offers/?a=1#top'],
    ['where a page was', '/old'],
    ['below what leads on', '/range/velar'],
    ['a part of the site that a remote serves', '/stock/new?models=XE'],
    ['a place of the page', '#models'],
    ['the page with another query', '?a=1'],
    ['a file', '/media/library/1/1-brochure.pdf'],
    ['another site', 'https://other.test/nothing'],
    ['a telephone', 'tel:+9714'],
    ['nowhere yet', ''],
  ])('lead to %s', async (_, url) => {
    expect(await found(linking({ link: link(url) }))).toEqual([]);
  });

  test.each([
    ['no page', '/nothing', 'Visitors find no page at /nothing.'],
    ['what is served elsewhere alone', '/stockings', 'Visitors find no page at /stockings.'],
    ['a name that the settings do not have', 'privacy', 'privacy is no address, and no name for one in the settings.'],
  ])('that lead to %s are found at their field', async (_, url, message) => {
    expect(await found(linking({ link: link(url) }))).toEqual([{ path: 'blocks.0.values.link.url', message }]);
  });

  test('that stand in HTML and Markdown are found as well, those of a block that nobody sees are not', async () => {
    const { id } = await newPage();
    const notes = 'See [the offers](/offers) and [the news](/no-news).';
    const text = '<a href="/nothing">A</a> <a href="/offers">B</a>';
    const written = { values: { notes }, texts: texts({ text }) };
    await save(id, contentOf(block(written)));
    const paths = (await findingsOf(id)).map((one: { path: string; message: string }) => `${one.path} ${one.message}`);
    expect(paths).toEqual([
      'blocks.0.values.notes Visitors find no page at /no-news.',
      'blocks.0.texts.en-AE.text Visitors find no page at /nothing.',
    ]);
    const inFrench = (await send('GET', `/pages/${id}/findings?locale=fr-FR`)).data;
    expect(inFrench[0].message).toBe('Les visiteurs ne trouvent aucune page à l’adresse /no-news.');
    await save(id, contentOf(block({ ...written, active_positions: [] })));
    expect(await findingsOf(id)).toEqual([]);
  });

  test('to a draft lead nowhere until it is published', async () => {
    const path = '/soon';
    const created = await send('POST', '/pages', {
      role: 'market_manager',
      payload: { market: 'ae', path, page_type: 'page', title: 'Soon' },
    });
    expect(await found(linking({ link: link(path) }))).toHaveLength(1);
    await act(created.data.id, 'publish');
    expect(await found(linking({ link: link(path) }))).toEqual([]);
  });
});

test('editors are offered what links can lead to: pages, parts of remotes and names of addresses', async () => {
  const { db } = started().api.database;
  await addAt('/services');
  const value = [{ alias: 'terms', url: '/legal/terms' }];
  await db.insert(settings).values({ market: 'ae', key: 'links.predefined', value });
  const { data } = await send('GET', '/link_targets?market=ae', { role: 'translator' });
  expect(data).toEqual(
    expect.arrayContaining([
      { url: '/services', label: 'Edited' },
      { url: '/stock', label: 'A part of the site' },
      { url: 'terms', label: 'Leads to /legal/terms' },
    ]),
  );
  expect((await send('GET', '/link_targets?market=jp')).data).toEqual([]);
  expect((await send('GET', '/link_targets?market=ae', { role: 'lead_manager' })).status).toBe(403);
});

describe('texts of a page', () => {
  const arabic = (own: Record<string, unknown>) => ({ ...texts({}), 'ar-AE': own });

  test('are named in the language of who reads what is found', async () => {
    const { id } = await newPage();
    const written = contentOf(block({ texts: arabic({ title: 'عنوان' }) }));
    await save(id, written);
    const { data } = await send('GET', `/pages/${id}/findings?locale=fr-FR`);
    expect(data.map(({ message }: { message: string }) => message)).toEqual(['Titre\u00a0: pas encore en arabe.']);
  });

  test('that a language lacks are found where the page is written in it, by block', async () => {
    expect(await found(contentOf(block()))).toEqual([]);
    const written = contentOf(block({ texts: arabic({ title: 'عنوان' }) }), block({}, 'b2', 2));
    expect(await found({ ...written, texts: { ...written.texts, 'ar-AE': { title: 'صفحة' } } })).toEqual([
      { path: 'blocks.1.texts.ar-AE.title', message: 'Title: not in Arabic yet.' },
    ]);
  });

  test('of a block for other languages alone, and those that somebody emptied, are none that are missing', async () => {
    const one = block({
      texts: { ...arabic({ title: 'عنوان', text: '' }), 'en-AE': { title: 'Title', text: '<p>Text</p>' } },
    });
    const page = { values: {}, texts: { 'en-AE': { title: 'Page' }, 'ar-AE': { title: 'صفحة' } } };
    expect(await found({ ...page, blocks: [one, block({ languages: ['en-AE'] }, 'b2', 2)] })).toEqual([]);
  });
});

describe('a page on which something is found', () => {
  const broken = linking({ link: link('/nothing') });
  const issues = [{ path: 'blocks.0.values.link.url', message: 'Visitors find no page at /nothing.' }];
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const plan = { publish_at: tomorrow, unpublish_at: null };

  test('is published, now or later, with a reason alone, which the log has', async () => {
    const { id, path } = await newPage();
    await save(id, broken);
    const later = await act(id, 'schedule', { payload: plan });
    expect([later.status, later.errors]).toEqual([422, issues]);
    const now = await act(id, 'publish');
    expect([now.status, now.errors]).toEqual([422, issues]);
    expect((await act(id, 'publish', { payload: { reason: '  ' } })).status).toBe(422);
    expect((await act(id, 'schedule', { payload: { ...plan, reason: 'The page comes first' } })).status).toBe(200);
    expect((await act(id, 'publish', { payload: { reason: 'It comes today' } })).status).toBe(200);
    const { data } = await send('GET', `/content_log?market=ae&q=${path}`, { role: 'admin' });
    const lines = data.map(({ attributes: { action, reason } }: { attributes: Record<string, string> }) => [
      action,
      reason,
    ]);
    expect(lines.slice(0, 2)).toEqual([
      ['page.publish', 'It comes today'],
      ['page.schedule', 'The page comes first'],
    ]);
  });

  test('that is planned is given an end without another reason', async () => {
    const { id } = await newPage();
    await save(id, broken);
    await act(id, 'schedule', { payload: { ...plan, reason: 'The page comes first' } });
    const unpublish_at = new Date(Date.now() + 2 * 86_400_000).toISOString();
    const ended = await act(id, 'schedule', { role: 'market_manager', payload: { ...plan, unpublish_at } });
    expect(ended.status).toBe(200);
  });
});

describe('scripts of a page', () => {
  const setBudget = (value: number) =>
    started()
      .api.database.db.insert(settings)
      .values({ market: 'ae', key: 'content.script_budget', value })
      .onConflictDoUpdate({ target: [settings.market, settings.key], set: { value } });

  test('that are more than the market allows are found at the block that adds most', async () => {
    await setBudget(1);
    const content = contentOf(block(), block({ template: 'slides' }, 'b2', 2));
    expect(await found(content)).toEqual([
      {
        path: 'blocks.1',
        message:
          'Browsers fetch 1.4 kB of scripts for these blocks, 1 kB is what pages of this market may have. This one adds most, 1.4 kB.',
      },
    ]);
    await setBudget(0);
    expect(await found(content)).toEqual([]);
  });
});
