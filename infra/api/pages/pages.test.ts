import type { ContentBlock } from '@showroom/contracts/content/page-content';
import type { Role } from '@showroom/contracts/entities/role';
import { sql } from 'drizzle-orm';
import { addPage, blockAt } from '../../database/pages.testing';
import { testApi } from '../testing/harness';
import { pages } from './pages';
import { rawHtml, slides, snippet, teaser } from './pages-in-tests';
import { block, contentOf, pagesServer, texts } from './pages-server.testing';

const { act, newPage, save, send, started, visitorSees } = pagesServer();

describe('a page', () => {
  test('is begun, published, disabled and deleted', async () => {
    const begun = { market: 'ae', path: '/begun', page_type: 'page', title: 'Begun' };
    const { status, data } = await send('POST', '/pages', { payload: begun });
    expect([status, data.attributes.status]).toEqual([201, 'draft']);
    expect((await visitorSees('/begun')).status).toBe(404);
    await act(data.id, 'publish');
    expect((await visitorSees('/begun')).data.attributes.title).toBe('Begun');
    const early = await send('DELETE', `/pages/${data.id}`, { role: 'admin', revision: 2 });
    expect(early).toMatchObject({ status: 409 });
    expect((await act(data.id, 'unpublish', { role: 'market_manager' })).data.attributes.status).toBe('disabled');
    expect((await visitorSees('/begun')).status).toBe(404);
    expect((await send('DELETE', `/pages/${data.id}`, { role: 'admin', revision: 3 })).status).toBe(204);
    expect((await send('GET', `/pages/${data.id}`)).status).toBe(404);
  });

  test('is begun as a copy with ids of its own', async () => {
    const { id } = await newPage();
    const copy = { market: 'ae', path: '/copy', page_type: 'page', title: 'Copy', copy_of: id };
    const { content } = (await send('POST', '/pages', { payload: copy })).data.attributes;
    expect(content.texts['en-AE'].title).toBe('Copy');
    expect(content.blocks[0]).toMatchObject({ template: 'snippet', texts: texts({}) });
    expect(content.blocks[0].id).not.toBe('b1');
  });

  test('is not begun where another one stands, nor moved there', async () => {
    const [one, other] = [await newPage(), await newPage()];
    const begun = { market: 'ae', path: one.path, page_type: 'page', title: 'Again' };
    expect(await send('POST', '/pages', { payload: begun })).toMatchObject({ status: 409, code: 'page.path-taken' });
    const moved = await act(other.id, 'move', { role: 'admin', payload: { path: one.path } });
    expect(moved).toMatchObject({ status: 409, code: 'page.path-taken' });
  });

  test('that moves sends visitors on, and back where it stood is found again', async () => {
    const { id, path } = await newPage();
    await act(id, 'move', { role: 'admin', payload: { path: '/moved' } });
    expect((await visitorSees(path)).data.attributes).toMatchObject({ to: '/moved', http_code: 301 });
    await act(id, 'move', { role: 'admin', payload: { path } });
    expect((await visitorSees(path)).data.attributes.title).toBe('Edited');
    expect((await visitorSees('/moved')).data.attributes).toMatchObject({ to: path });
  });

  test('of a draft can be looked at by editors, in each language', async () => {
    const { id, path } = await newPage();
    const preview = `/pages/by_path/${path.slice(1)}/preview?market=ae&locale=ar-AE`;
    await save(id, contentOf(block({ texts: { 'en-AE': { title: 'Soon' }, 'ar-AE': { title: 'قريبا' } } })));
    expect((await send('GET', preview)).data.attributes.blocks[0].content.title).toBe('قريبا');
    await act(id, 'unpublish', { role: 'admin' });
    expect((await send('GET', preview)).status).toBe(200);
    expect((await started().api.server.inject(preview)).statusCode).toBe(401);
  });

  test('opens for editors when the registry cannot be reached, and a save loses nothing', async () => {
    const alone = await testApi([pages], { OIDC_ISSUER: started().issuer.issuer, REGISTRY_URL: 'http://127.0.0.1:9' });
    const id = await addPage(alone.database.db, { market: 'ae', path: '/p', title: 'P' });
    const headers = { ...(await started().issuer.bearer(['admin'])), 'if-match': '"1"' };
    const payload = { content: contentOf() };
    const answer = await alone.server.inject({ method: 'PUT', url: `/pages/${id}`, headers, payload });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'api.unreachable']);
    expect((await alone.server.inject({ url: `/pages/${id}`, headers })).json().data.attributes.title).toBe('P');
    expect((await alone.server.inject({ url: '/pages?market=ae', headers })).json().data).toHaveLength(1);
    await alone.close();
  });
});

describe('somebody', () => {
  const arabic = (title: string) => ({ 'en-AE': { title: 'Title' }, 'ar-AE': { title } });

  test.each<[string, Role, ContentBlock[], number]>([
    ['who translates changes texts', 'translator', [block({ texts: arabic('عنوان') })], 200],
    ['who translates changes nothing else', 'translator', [block({ values: { size: 2 } })], 403],
    ['who translates moves no block', 'translator', [block(), block({}, 'b2', 2)], 403],
    ['who translates removes no block', 'translator', [], 403],
    ['who edits arranges blocks', 'editor', [block({ values: { size: 2 } }), block({}, 'b2', 2)], 200],
    ['who edits adds no raw HTML', 'editor', [block(), blockAt(2, { id: 'raw', template: 'raw-html' })], 403],
    ['who manages adds raw HTML', 'market_manager', [block(), blockAt(2, { id: 'raw', template: 'raw-html' })], 200],
  ])('%s', async (_, role, blocks, status) => {
    const { id } = await newPage();
    expect((await save(id, contentOf(...blocks), { role })).status).toBe(status);
  });

  test('who edits does not set what search engines see, who manages does', async () => {
    const { id } = await newPage();
    const hidden = { ...contentOf(block()), values: { disable_seo_tracking: true } };
    expect((await save(id, hidden)).errors).toEqual([{ path: 'edit_page', message: expect.any(String) }]);
    expect((await save(id, hidden, { role: 'market_manager' })).status).toBe(200);
  });

  test.each<[Role, string, number]>([
    ['translator', 'publish', 403],
    ['editor', 'publish', 200],
    ['editor', 'unpublish', 403],
    ['market_manager', 'unpublish', 200],
    ['translator', 'discard', 403],
  ])('who is %s asks to %s: %i', async (role, action, status) => {
    const { id } = await newPage();
    expect((await act(id, action, { role })).status).toBe(status);
  });

  test('of another market finds no page of this one', async () => {
    const { id } = await newPage();
    const headers = { ...(await started().issuer.bearer(['market_manager'], { markets: ['au'] })), 'if-match': '"1"' };
    for (const url of [`/pages/${id}`, `/pages/${id}/versions`]) {
      expect((await started().api.server.inject({ url, headers })).statusCode).toBe(404);
    }
    const publish = await started().api.server.inject({ method: 'POST', url: `/pages/${id}/publish`, headers });
    expect(publish.statusCode).toBe(404);
  });

  test('is told what their role allows', async () => {
    const { id } = await newPage();
    expect((await send('GET', `/pages/${id}`, { role: 'translator' })).data.attributes.operations).toEqual([
      'edit_texts',
    ]);
  });
});

describe('the log', () => {
  test('says who did what with which version, is searched, and is for managers', async () => {
    const { id, path } = await newPage();
    await save(id, contentOf(block({ texts: texts({ title: 'Logged' }) })));
    await act(id, 'publish');
    const { data, meta } = await send('GET', `/content_log?market=ae&q=${path}`, { role: 'market_manager' });
    expect(meta.total).toBe(2);
    expect(data.map(({ attributes }: { attributes: object }) => attributes)).toMatchObject([
      { action: 'page.publish', path, from_version: 1, to_version: 2, who: expect.any(String) },
      { action: 'page.save', path, from_version: 1, to_version: 1 },
    ]);
    expect((await send('GET', '/content_log?market=ae')).status).toBe(403);
  });

  test('cannot be changed, not even in the database', async () => {
    await expect(started().api.database.rows(sql`update content_log set who = 'nobody'`)).rejects.toThrow();
    await expect(started().api.database.rows(sql`delete from content_log`)).rejects.toThrow();
  });
});

test('editors see the templates of their market, visitors do not', async () => {
  const { data } = await send('GET', '/templates?market=ae');
  const address = (path: string) => expect.stringMatching(new RegExp(`^http.*/releases/mf-test/1.0.0/web/${path}$`));
  expect(data.map(({ attributes }: { attributes: object }) => attributes)).toEqual([
    { ...snippet, scripts: [] },
    { ...rawHtml, scripts: [] },
    { ...teaser, scripts: [], thumbnail_url: address('thumbnails/teaser.webp') },
    {
      ...slides,
      scripts: [
        { url: address('entry.js'), bytes: 1 },
        { url: address('slides.js'), bytes: 1400 },
      ],
    },
  ]);
  expect((await started().api.server.inject({ url: '/templates?market=ae' })).statusCode).toBe(401);
});

test('editors read templates in their language as far as their remote knows it, else in English', async () => {
  const namesIn = async (locale: string) => {
    const { data } = await send('GET', `/templates?market=ae&locale=${locale}`);
    const { attributes } = data.find(({ id }: { id: string }) => id === 'slides');
    return [attributes.name, attributes.group, attributes.fields.at(-1).label];
  };
  expect(await namesIn('fr-FR')).toEqual(['Diaporama', 'Content', 'Titre']);
  expect(await namesIn('uk-UA')).toEqual(['Slides', 'Content', 'Title']);
  expect((await send('GET', '/templates?market=ae&locale=constructor')).status).toBe(400);
});
