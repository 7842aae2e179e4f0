import type { EditedPage } from '@showroom/contracts/calls/pages';
import type { ContentBlock, PageContent } from '@showroom/contracts/content/page-content';
import type { Role } from '@showroom/contracts/entities/role';
import { MARKET_CODES } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import { addPage, blockAt } from '../../database/pages.testing';
import { type TestApi, type TestIssuer, testApi, testIssuer } from '../testing/harness';
import { runSchedules } from './page-store';
import { pages } from './pages';
import { type RegistryOfTemplates, rawHtml, registryOfTemplates, snippet, teaser } from './pages-in-tests';
import { previewToken } from './preview-link';

let api: TestApi;
let issuer: TestIssuer;
let registry: RegistryOfTemplates;

beforeAll(async () => {
  registry = await registryOfTemplates();
  issuer = await testIssuer();
  api = await testApi([pages], { OIDC_ISSUER: issuer.issuer, REGISTRY_URL: registry.url });
});
afterAll(async () => {
  await api.close();
  await registry.close();
  issuer.close();
});

const OLD = blockAt(1, { id: 'old', template: 'long-gone', values: { anything: 1 } });
const texts = (own: Record<string, unknown>) => ({ 'en-AE': { title: 'Title', ...own } });
const block = (more: Partial<ContentBlock> = {}, id = 'b1', sequence = 1) =>
  blockAt(sequence, { id, template: 'snippet', texts: texts({}), ...more });
const contentOf = (...blocks: ContentBlock[]): PageContent => ({
  values: {},
  texts: { 'en-AE': { title: 'Edited' } },
  blocks,
});

interface Sent {
  readonly role?: Role;
  readonly revision?: number;
  readonly payload?: object;
}

async function send(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  { role = 'editor', revision, payload }: Sent = {},
) {
  const bearer = await issuer.bearer([role], { markets: MARKET_CODES, subject: role });
  const headers = { ...bearer, ...(revision !== undefined && { 'if-match': `"${revision}"` }) };
  const answer = await api.server.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, ...(answer.body !== '' && answer.json()) };
}

const attributesOf = async (id: string): Promise<EditedPage['attributes']> =>
  (await send('GET', `/pages/${id}`)).data.attributes;

let count = 0;
/** A published page of its own for each test; answers its id and path. */
async function newPage(content: PageContent = contentOf(block())) {
  count += 1;
  const path = `/page-${count}`;
  return { id: await addPage(api.database.db, { market: 'ae', path, content }), path };
}

async function save(id: string, content: PageContent, { role, revision }: Sent = {}) {
  const from = revision ?? (await attributesOf(id)).revision;
  return send('PUT', `/pages/${id}`, { revision: from, payload: { content }, ...(role && { role }) });
}

async function act(id: string, action: string, { role, payload }: Sent = {}) {
  const { revision } = await attributesOf(id);
  return send('POST', `/pages/${id}/${action}`, { revision, ...(payload && { payload }), ...(role && { role }) });
}

async function visitorSees(path: string, locale = 'en-AE') {
  const url = `/public_api/pages/by_path/${encodeURIComponent(path.slice(1))}?market=ae&locale=${locale}`;
  return (await api.server.inject(url)).json();
}

describe('a draft', () => {
  test('is seen by editors alone, cleaned, until it is published', async () => {
    const { id, path } = await newPage();
    const text = '<p onclick="x()">Text<script>x()</script></p>';
    const draft = contentOf(
      block({ texts: texts({ text }), groups: [{ id: 'g', values: { body: text }, texts: {} }] }),
    );
    expect((await save(id, draft)).data.attributes).toMatchObject({
      status: 'changed',
      revision: 2,
      published_version: 1,
    });
    expect((await visitorSees(path)).data.attributes.blocks[0].content).toEqual({ title: 'Title' });
    expect((await act(id, 'publish')).data.attributes).toMatchObject({ status: 'published', published_version: 2 });
    expect((await visitorSees(path)).data.attributes).toMatchObject({
      version: 2,
      blocks: [{ content: { title: 'Title', text: '<p>Text</p>', groups: [{ body: '<p>Text</p>' }] } }],
    });
  });

  test('may be unfinished, but is not published so', async () => {
    const { id } = await newPage();
    expect((await save(id, contentOf(block({ texts: {} })))).status).toBe(200);
    const { status, errors } = await act(id, 'publish');
    expect([status, errors]).toEqual([422, [{ path: 'blocks.0.texts.en-AE.title', message: 'Title is required.' }]]);
  });

  test('that somebody else has saved meanwhile is refused with 412, and nothing of either is lost', async () => {
    const { id } = await newPage();
    const mine = contentOf(block({ texts: texts({ title: 'Mine' }) }));
    expect((await save(id, mine, { revision: 1 })).status).toBe(200);
    const theirs = await save(id, contentOf(block({ texts: texts({ title: 'Theirs' }) })), { revision: 1 });
    expect(theirs).toMatchObject({ status: 412, code: 'page.changed' });
    expect((await attributesOf(id)).content.blocks[0]?.texts).toEqual({ 'en-AE': { title: 'Mine' } });
  });

  test('needs the revision that it was made from', async () => {
    const { id } = await newPage();
    expect((await send('PUT', `/pages/${id}`, { payload: { content: contentOf() } })).status).toBe(400);
  });

  test('of a hundred editors at once is the one of one of them, and no save is lost silently', async () => {
    const { id } = await newPage();
    const saves = Array.from({ length: 100 }, (_, index) =>
      save(id, contentOf(block({ texts: texts({ title: `Editor ${index}` }) })), { revision: 1 }),
    );
    const answers = await Promise.all(saves);
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(99);
    expect((await attributesOf(id)).content).toEqual(won[0]?.data.attributes.content);
  });

  test('is dropped for the latest version', async () => {
    const { id } = await newPage();
    await save(id, contentOf(block({ texts: texts({ title: 'Never mind' }) })));
    expect((await act(id, 'discard')).data.attributes).toMatchObject({ status: 'published' });
    expect((await attributesOf(id)).content.blocks[0]?.texts).toEqual({ 'en-AE': { title: 'Title' } });
  });

  test.each([
    [block({ values: { wheels: 4 } }), 'blocks.0.values.wheels'],
    [block({ values: { size: 5 } }), 'blocks.0.values.size'],
    [block({ values: { data: '{' } }), 'blocks.0.values.data'],
    [block({ values: { link: { link_text: 'x', url: 'javascript:alert(1)' } } }), 'blocks.0.values.link.url'],
    [block({ values: { link: { link_text: 'x', url: ' JaVa\tScript:alert(1)' } } }), 'blocks.0.values.link.url'],
    [
      block({ groups: [{ id: 'g', values: { image: { src: 'data:image/svg+xml,x', alt: '' } }, texts: {} }] }),
      'blocks.0.groups.0.values.image.src',
    ],
    [block({ groups: ['1', '2', '3'].map((id) => ({ id, values: {}, texts: {} })) }), 'blocks.0.groups'],
    [block({ values: { block_scroll_id: 'page-state' } }), 'blocks.0.values.block_scroll_id'],
    [block({ values: { block_scroll_id: 'a"><b' } }), 'blocks.0.values.block_scroll_id'],
    [blockAt(1, { id: 'b1', template: 'unheard-of' }), 'blocks.0.template'],
  ])('with %j is refused with the path %s', async (wrong, path) => {
    const { id } = await newPage();
    const { status, errors } = await save(id, contentOf(wrong));
    expect([status, errors]).toEqual([422, [{ path, message: expect.any(String) }]]);
  });

  test('with an address in its head that is none of the site or of https is refused', async () => {
    const { id } = await newPage();
    const wrong = { ...contentOf(), values: { external_meta_image: 'javascript:x' } };
    expect((await save(id, wrong, { role: 'admin' })).errors).toMatchObject([{ path: 'values.external_meta_image' }]);
  });

  test('is refused when two blocks have one id', async () => {
    const { id } = await newPage();
    expect((await save(id, contentOf(block(), block()))).errors[0].path).toBe('blocks.1.id');
    const named = { values: { block_scroll_id: 'models' } };
    const twice = contentOf(block(named), block(named, 'b2', 2));
    expect((await save(id, twice)).errors[0].path).toBe('blocks.1.values.block_scroll_id');
  });

  test('keeps links of its HTML that lead to its own blocks', async () => {
    const { id } = await newPage();
    const text = '<a href="#models">Models</a><a href="#sizes">Sizes</a>';
    const linked = contentOf(
      block({ texts: texts({ text }) }),
      block({ values: { block_scroll_id: 'models' } }, 'b2', 2),
    );
    const { content } = (await save(id, linked)).data.attributes;
    expect(content.blocks[0].texts['en-AE'].text).toBe(text.replace('#sizes', '#html-sizes'));
  });

  test('leaves a block whose template is gone as it is, wherever it is moved, but takes no changed one', async () => {
    const { id } = await newPage(contentOf(OLD));
    const moved = { ...OLD, positions: [{ id: 'old-1', sequence: 9 }] };
    expect((await save(id, contentOf(moved, block()))).status).toBe(200);
    expect((await attributesOf(id)).content.blocks.map((one) => one.id)).toEqual(['b1', 'old']);
    const changed = { ...OLD, values: { anything: 2 } };
    expect((await save(id, contentOf(changed))).errors[0].path).toBe('blocks.0.template');
  });

  test('keeps a field that its template has no more', async () => {
    const { id } = await newPage(contentOf(block({ values: { former: 1 } })));
    expect((await save(id, contentOf(block({ values: { former: 1, size: 2 } })))).status).toBe(200);
    expect((await save(id, contentOf(block({ values: { former: 2 } })))).errors[0].path).toBe('blocks.0.values.former');
  });

  test('that older versions of its templates stored is edited and saved as the present ones have it', async () => {
    const old = block({ template_version: 1, values: { width: 2 }, texts: { 'en-AE': { headline: 'Old words' } } });
    const { id, path } = await newPage(contentOf({ ...old, template: teaser.key }));
    const { content } = await attributesOf(id);
    const upgraded = { template_version: 2, values: { size: 2 }, texts: { 'en-AE': { title: 'Old words' } } };
    expect(content.blocks[0]).toMatchObject(upgraded);
    expect((await visitorSees(path)).data.attributes.blocks[0]).toMatchObject({ template_version: 1 });
    expect((await save(id, content)).status).toBe(200);
    await act(id, 'publish');
    expect((await visitorSees(path)).data.attributes.blocks[0]).toMatchObject({
      template_version: 2,
      content: { size: 2, title: 'Old words' },
    });
  });

  test('has a translatable text for each language, whatever it was stored as, and one value of all others', async () => {
    const { id } = await newPage(
      contentOf(block({ values: { title: 'Old' }, texts: { 'en-AE': { size: 3 }, 'ar-AE': { size: 2 } } })),
    );
    expect((await attributesOf(id)).content.blocks[0]).toMatchObject({
      values: { size: 3 },
      texts: { 'en-AE': { title: 'Old' }, 'ar-AE': { title: 'Old' } },
    });
  });

  test('says how much of it each language has', async () => {
    const { id } = await newPage(contentOf(block({ texts: { 'en-AE': { title: 'A' }, 'ar-AE': { title: 'ا' } } })));
    expect((await attributesOf(id)).languages).toEqual({ 'en-AE': 1, 'ar-AE': 0.5 });
  });
});

describe('versions', () => {
  test('stay as they were, and an earlier one comes back as a new one', async () => {
    const { id, path } = await newPage();
    await save(id, contentOf(block({ texts: texts({ title: 'Second' }) })));
    await act(id, 'publish');
    expect((await act(id, 'restore', { payload: { version: 1 } })).data.attributes.status).toBe('changed');
    await act(id, 'publish');
    expect((await visitorSees(path)).data.attributes.blocks[0].content.title).toBe('Title');
    const { data } = await send('GET', `/pages/${id}/versions`);
    expect(data.map(({ attributes }: { attributes: object }) => attributes)).toMatchObject([
      { version: 3, restored_from: 1, published: true },
      { version: 2, restored_from: null, published: false },
      { version: 1, restored_from: null, published: false },
    ]);
    const second = await send('GET', `/pages/${id}/versions/2`);
    expect(second.data.attributes.content.blocks[0].texts).toEqual({ 'en-AE': { title: 'Second' } });
    expect((await send('GET', `/pages/${id}/versions/9`)).status).toBe(404);
  });

  test('cannot be changed, not even in the database', async () => {
    const { id } = await newPage();
    await expect(api.database.rows(sql`update page_versions set version = 7 where page_id = ${id}`)).rejects.toThrow();
  });
});

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

  describe('as a file', () => {
    async function importTo(path: string, file: string | Buffer, role: Role = 'market_manager') {
      const headers = {
        ...(await issuer.bearer([role], { markets: ['ae'], subject: role })),
        'content-type': 'application/octet-stream',
      };
      const url = `/pages/import?market=ae&path=${encodeURIComponent(path)}`;
      const answer = await api.server.inject({ method: 'POST', url, headers, payload: file });
      return { status: answer.statusCode, ...answer.json() };
    }
    const exportOf = async (id: string) => {
      const { status: _, ...file } = await send('GET', `/pages/${id}/export`);
      return file;
    };
    async function folderOf(...paths: readonly string[]) {
      count += 1;
      const path = `/folder-${count}`;
      const begun = { market: 'ae', path, page_type: 'folder', title: 'Folder' };
      const { data } = await send('POST', '/pages', { payload: begun });
      for (const below of paths)
        await addPage(api.database.db, { market: 'ae', path: path + below, content: contentOf(block()) });
      return data.id;
    }

    test('a folder comes with all that is in it, as drafts elsewhere, with ids of its own', async () => {
      const file = await exportOf(await folderOf('/one', '/one/two'));
      expect(file.pages.map(({ path }: { path: string }) => path)).toEqual(['', '/one', '/one/two']);
      const { status, data } = await importTo('/elsewhere', JSON.stringify(file));
      expect([status, data.map(({ attributes }: EditedPage) => [attributes.path, attributes.status])]).toEqual([
        201,
        [
          ['/elsewhere', 'draft'],
          ['/elsewhere/one', 'draft'],
          ['/elsewhere/one/two', 'draft'],
        ],
      ]);
      const { content } = await attributesOf(data[1].id);
      expect(content.blocks[0]).toMatchObject({ template: 'snippet', texts: texts({}) });
      expect(content.blocks[0]?.id).not.toBe('b1');
      expect((await visitorSees('/elsewhere/one')).status).toBe(404);
    });

    test('where one of its pages stands already nothing is begun', async () => {
      const file = await exportOf(await folderOf('/one', '/two'));
      await addPage(api.database.db, { market: 'ae', path: '/half/two', content: contentOf(block()) });
      expect(await importTo('/half', JSON.stringify(file))).toMatchObject({ status: 409, code: 'page.path-taken' });
      expect((await importTo('/other-half', JSON.stringify(file))).status).toBe(201);
      const { data } = await send('GET', '/pages?market=ae');
      const paths = data.map(({ attributes }: EditedPage) => attributes.path);
      expect(paths).not.toContain('/half/one');
    });

    test('is held against the templates, cleaned, and says what is wrong where', async () => {
      const file = await exportOf((await newPage()).id);
      const text = '<p onclick="x()">Text<script>x()</script></p>';
      const [page] = file.pages;
      const withBlocks = (...blocks: ContentBlock[]) =>
        JSON.stringify({ ...file, pages: [{ ...page, content: { ...page.content, blocks } }] });
      const cleaned = await importTo('/cleaned', withBlocks(block({ texts: texts({ text }) })));
      expect((await attributesOf(cleaned.data[0].id)).content.blocks[0]?.texts['en-AE']?.['text']).toBe('<p>Text</p>');
      const wrong = await importTo(
        '/wrong',
        withBlocks(block({ values: { size: 9 } }), block({ template: 'gone' }, 'b2', 2)),
      );
      expect([wrong.status, wrong.errors]).toEqual([
        422,
        [
          { path: 'pages.0.content.blocks.0.values.size', message: 'Size is at most 4.' },
          { path: 'pages.0.content.blocks.1.template', message: 'There is no template gone.' },
        ],
      ]);
    });

    test.each([
      ['no JSON', '{', 'This is no file of pages: it is no JSON.'],
      ['something else', '{"format":"other"}', 'This is no file of pages.'],
    ])('that is %s is refused', async (_, file, detail) => {
      expect(await importTo('/nothing', file)).toMatchObject({ status: 422, detail });
    });

    test('brings nobody what their role may not write, and nothing into another market', async () => {
      const page = { path: '', page_type: 'page', content: { ...contentOf(block()), values: { theme: 'dark-theme' } } };
      const file = JSON.stringify({ format: 'showroom-pages', version: 1, pages: [page] });
      expect((await importTo('/dark', file, 'editor')).status).toBe(403);
      expect((await importTo('/dark', file, 'translator')).status).toBe(403);
      expect((await importTo('/dark', file)).status).toBe(201);
    });
  });

  describe('that leads on', () => {
    const leading = (values: Record<string, unknown>): PageContent => ({ ...contentOf(block()), values });
    const moved = async (path: string) => (await visitorSees(path)).data.attributes;
    /** Saved and published by a manager; answers what came of it. */
    async function lead(id: string, values: Record<string, unknown>) {
      const saved = await save(id, leading(values), { role: 'market_manager' });
      return saved.status === 200 ? act(id, 'publish', { role: 'market_manager' }) : saved;
    }

    test('sends visitors where its manager wrote, past pages that lead on as well', async () => {
      const [one, other] = [await newPage(), await newPage()];
      await lead(one.id, { redirect_path: other.path, http_code: '308', link_new_window: true });
      expect(await moved(one.path)).toEqual({
        to: other.path,
        http_code: 308,
        link_type: 'internal',
        link_new_window: true,
      });
      await lead(other.id, { redirect_path: 'https://example.com/x', link_type: 'external', http_code: '302' });
      expect(await moved(one.path)).toMatchObject({
        to: 'https://example.com/x',
        http_code: 302,
        link_type: 'external',
      });
      await lead(other.id, { redirect_path: '/media/films/lap.webm', link_type: 'file' });
      expect(await moved(other.path)).toMatchObject({ to: '/media/films/lap.webm', link_type: 'file', http_code: 301 });
    });

    test.each([
      ['javascript:alert(1)', 'external'],
      ['//example.com', 'internal'],
      ['https://example.com', 'internal'],
      ['data:text/html,x', 'file'],
    ])('to %s as %s is not saved', async (redirect_path, link_type) => {
      const { id } = await newPage();
      const { status, errors } = await lead(id, { redirect_path, link_type });
      expect([status, errors[0].path]).toEqual([422, 'values.redirect_path']);
    });

    test('back to itself, through others or at once, is not published and names the way', async () => {
      const [one, other] = [await newPage(), await newPage()];
      expect((await lead(one.id, { redirect_path: other.path })).status).toBe(200);
      const back = await lead(other.id, { redirect_path: `${one.path}/?a=1` });
      expect(back).toMatchObject({ status: 422 });
      expect(back.errors).toEqual([
        {
          path: 'values.redirect_path',
          message: `It leads back to itself: ${other.path} → ${one.path} → ${other.path}`,
        },
      ]);
      expect((await lead(one.id, { redirect_path: one.path })).status).toBe(422);
    });

    test('is set up by managers alone', async () => {
      const { id } = await newPage();
      expect((await save(id, leading({ redirect_path: '/' }))).status).toBe(403);
    });
  });

  describe('that is a folder', () => {
    async function newFolder(path: string) {
      const { data } = await send('POST', '/pages', {
        payload: { market: 'ae', path, page_type: 'folder', title: path },
      });
      await act(data.id, 'publish');
      return data.id;
    }
    const addChild = (path: string) => addPage(api.database.db, { market: 'ae', path, content: contentOf(block()) });

    test('leads to its first page that visitors see, and is none without one', async () => {
      await newFolder('/empty');
      expect((await visitorSees('/empty')).status).toBe(404);
      const id = await newFolder('/models');
      await addChild('/models/z');
      const first = await addChild('/models/a');
      await addChild('/models-of-others');
      expect((await visitorSees('/models')).data.attributes).toMatchObject({ to: '/models/a', http_code: 302 });
      await act(first, 'unpublish', { role: 'admin' });
      expect((await visitorSees('/models')).data.attributes).toMatchObject({ to: '/models/z' });
      await save(id, { values: { redirect_path: '/offers' }, texts: texts({}), blocks: [] }, { role: 'admin' });
      await act(id, 'publish');
      expect((await visitorSees('/models')).data.attributes).toMatchObject({ to: '/offers', http_code: 301 });
    });

    test('moves with all that is in it, and is deleted when nothing is', async () => {
      const id = await newFolder('/cars');
      await addChild('/cars/one');
      const inner = await newFolder('/cars/old');
      await addChild('/cars/old/two');
      expect(await act(id, 'move', { role: 'admin', payload: { path: '/cars/old/deep' } })).toMatchObject({
        status: 422,
      });
      expect((await act(id, 'move', { role: 'admin', payload: { path: '/vehicles' } })).status).toBe(200);
      expect((await visitorSees('/vehicles/old/two')).data.attributes.title).toBe('Edited');
      expect((await visitorSees('/cars/old/two')).data.attributes).toMatchObject({ to: '/vehicles/old/two' });
      expect((await attributesOf(inner)).path).toBe('/vehicles/old');
      await act(id, 'unpublish', { role: 'admin' });
      const { revision } = await attributesOf(id);
      expect(await send('DELETE', `/pages/${id}`, { role: 'admin', revision })).toMatchObject({
        status: 409,
        detail: 'This folder is not empty: it has 3 pages. Move or delete them first.',
      });
    });

    test('moves nothing when a page stands where one of its pages would', async () => {
      const id = await newFolder('/north');
      await addChild('/north/one');
      await addChild('/south/one');
      expect(await act(id, 'move', { role: 'admin', payload: { path: '/south' } })).toMatchObject({ status: 409 });
      expect((await visitorSees('/north/one')).data.attributes.title).toBe('Edited');
      expect((await attributesOf(id)).path).toBe('/north');
    });
  });

  test('of a draft can be looked at by editors, in each language', async () => {
    const { id, path } = await newPage();
    const preview = `/pages/by_path/${path.slice(1)}/preview?market=ae&locale=ar-AE`;
    await save(id, contentOf(block({ texts: { 'en-AE': { title: 'Soon' }, 'ar-AE': { title: 'قريبا' } } })));
    expect((await send('GET', preview)).data.attributes.blocks[0].content.title).toBe('قريبا');
    await act(id, 'unpublish', { role: 'admin' });
    expect((await send('GET', preview)).status).toBe(200);
    expect((await api.server.inject(preview)).statusCode).toBe(401);
  });

  test('opens for editors when the registry cannot be reached, and a save loses nothing', async () => {
    const alone = await testApi([pages], { OIDC_ISSUER: issuer.issuer, REGISTRY_URL: 'http://127.0.0.1:9' });
    const id = await addPage(alone.database.db, { market: 'ae', path: '/p', title: 'P' });
    const headers = { ...(await issuer.bearer(['admin'])), 'if-match': '"1"' };
    const payload = { content: contentOf() };
    const answer = await alone.server.inject({ method: 'PUT', url: `/pages/${id}`, headers, payload });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'api.unreachable']);
    expect((await alone.server.inject({ url: `/pages/${id}`, headers })).json().data.attributes.title).toBe('P');
    expect((await alone.server.inject({ url: '/pages?market=ae', headers })).json().data).toHaveLength(1);
    await alone.close();
  });
});

describe('a plan', () => {
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  const plan = (publish_at: string | null, unpublish_at: string | null = null) => ({
    role: 'market_manager' as const,
    payload: { publish_at, unpublish_at },
  });
  /** As if the moment had come. */
  const later = (id: string, column: 'publish_at' | 'unpublish_at') =>
    api.database.rows(
      sql`update content_pages set ${sql.identifier(column)} = now() - interval '1 second' where id = ${id}`,
    );

  test('publishes what stood when it was made, once, whatever is edited meanwhile and however many look', async () => {
    const { id, path } = await newPage();
    await save(id, contentOf(block({ texts: texts({ title: 'Planned' }) })));
    const planned = await act(id, 'schedule', plan(inSeconds(3600), inSeconds(7200)));
    expect(planned.data.attributes).toMatchObject({ status: 'changed', publish_at: expect.any(String) });
    await save(id, contentOf(block({ texts: texts({ title: 'Edited later' }) })));
    const { db } = api.database;
    expect(await runSchedules(db)).toBe(0);
    await later(id, 'publish_at');
    const counts = await Promise.all([runSchedules(db), runSchedules(db), runSchedules(db)]);
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect((await visitorSees(path)).data.attributes.blocks[0].content.title).toBe('Planned');
    expect(await attributesOf(id)).toMatchObject({ status: 'changed', published_version: 2, publish_at: null });
    await later(id, 'unpublish_at');
    expect(await runSchedules(db)).toBe(1);
    expect((await visitorSees(path)).status).toBe(404);
    const { data } = await send('GET', `/content_log?market=ae&q=${path}`, { role: 'admin' });
    expect(data.map(({ attributes }: { attributes: { action: string } }) => attributes.action).slice(0, 2)).toEqual([
      'page.unpublish',
      'page.publish',
    ]);
  });

  test('can be dropped, and publishing now ends it', async () => {
    const { id } = await newPage();
    await act(id, 'schedule', plan(inSeconds(3600)));
    expect((await act(id, 'schedule', plan(null))).data.attributes.publish_at).toBeNull();
    await act(id, 'schedule', plan(inSeconds(3600)));
    expect((await act(id, 'publish')).data.attributes.publish_at).toBeNull();
  });

  test('that is dropped leaves what was planned as the draft, which can be discarded', async () => {
    const { id, path } = await newPage();
    await save(id, contentOf(block({ texts: texts({ title: 'Planned' }) })));
    await act(id, 'schedule', plan(inSeconds(3600)));
    await act(id, 'schedule', plan(null));
    const dropped = await attributesOf(id);
    expect([dropped.status, dropped.content.blocks[0]?.texts]).toEqual(['changed', texts({ title: 'Planned' })]);
    const { status, content } = (await act(id, 'discard')).data.attributes;
    expect([status, content.blocks[0].texts]).toEqual(['published', texts({})]);
    expect((await act(id, 'publish')).data.attributes.published_version).toBe(1);
    expect((await visitorSees(path)).data.attributes.blocks[0].content.title).toBe('Title');
  });

  test('with an end by a manager is given a begin by an editor, who leaves the end alone', async () => {
    const { id } = await newPage();
    const end = inSeconds(7200);
    await act(id, 'schedule', plan(null, end));
    const editors = { payload: { publish_at: inSeconds(3600), unpublish_at: end } };
    expect((await act(id, 'schedule', editors)).status).toBe(200);
    expect((await act(id, 'schedule', { payload: { ...editors.payload, unpublish_at: null } })).status).toBe(403);
  });

  test.each([
    ['the past', plan(inSeconds(-60)), 422],
    ['an end before its begin', plan(inSeconds(3600), inSeconds(1800)), 422],
    ['an end by somebody who may not disable', { ...plan(null, inSeconds(60)), role: 'editor' as const }, 403],
    ['a moment that is none', plan('tomorrow'), 422],
  ])('of %s is refused', async (_, wrong, status) => {
    const { id } = await newPage();
    expect((await act(id, 'schedule', wrong)).status).toBe(status);
  });

  test('of a page that is not finished is refused', async () => {
    const { id } = await newPage();
    await save(id, contentOf(block({ texts: {} })));
    expect((await act(id, 'schedule', plan(inSeconds(60)))).status).toBe(422);
  });
});

describe('a claim', () => {
  const claim = (id: string, role: Role, take_over = false) =>
    send('POST', `/pages/${id}/lock`, { role, payload: { take_over } });

  test("is one person's, until somebody takes it over, it ends or it is given back", async () => {
    const { id } = await newPage();
    expect((await claim(id, 'editor')).data.attributes).toMatchObject({ is_mine: true });
    expect((await claim(id, 'admin')).data.attributes).toMatchObject({ is_mine: false, holder: expect.any(String) });
    expect((await claim(id, 'admin', true)).data.attributes).toMatchObject({ is_mine: true });
    expect((await claim(id, 'editor')).data.attributes).toMatchObject({ is_mine: false });
    await send('DELETE', `/pages/${id}/lock`, { role: 'editor' });
    expect((await claim(id, 'editor')).data.attributes).toMatchObject({ is_mine: false });
    await send('DELETE', `/pages/${id}/lock`, { role: 'admin' });
    expect((await claim(id, 'editor')).data.attributes).toMatchObject({ is_mine: true });
    await api.database.rows(sql`update page_locks set until = now() - interval '1 second'`);
    expect((await claim(id, 'admin')).data.attributes).toMatchObject({ is_mine: true });
  });
});

describe('a link to a draft', () => {
  async function linkTo(id: string) {
    const { status, path } = await send('POST', `/pages/${id}/preview_links`);
    expect(status).toBe(201);
    return new URL(path, 'https://site.test').searchParams.get('preview') ?? '';
  }
  const open = async (token: string, market = 'ae') =>
    (await api.server.inject(`/public_api/pages/previews/${token}?market=${market}`)).json();

  test('shows it to whoever has the link, in its market', async () => {
    const { id } = await newPage();
    await save(id, contentOf(block({ texts: texts({ title: 'Soon' }) })));
    const token = await linkTo(id);
    expect((await open(token)).data.attributes.blocks[0].content.title).toBe('Soon');
    expect((await open(token, 'au')).status).toBe(404);
  });

  test('that was changed, or has ended, shows nothing', async () => {
    const { id } = await newPage();
    const other = await newPage();
    const token = await linkTo(id);
    const [, ends = '', signature = ''] = token.split('.');
    expect((await open(`${other.id}.${ends}.${signature}`)).status).toBe(404);
    expect((await open(`${id}.${Number(ends) + 1}.${signature}`)).status).toBe(404);
    const { token: old } = previewToken(id, Date.now() / 1000 - 8 * 24 * 3600, api.config.ORDER_LINK_SECRET);
    expect((await open(old)).status).toBe(404);
  });

  test('is made by editors alone', async () => {
    const { id } = await newPage();
    expect((await send('POST', `/pages/${id}/preview_links`, { role: 'translator' })).status).toBe(403);
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
    const headers = { ...(await issuer.bearer(['market_manager'], { markets: ['au'] })), 'if-match': '"1"' };
    for (const url of [`/pages/${id}`, `/pages/${id}/versions`]) {
      expect((await api.server.inject({ url, headers })).statusCode).toBe(404);
    }
    const publish = await api.server.inject({ method: 'POST', url: `/pages/${id}/publish`, headers });
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
    await expect(api.database.rows(sql`update content_log set who = 'nobody'`)).rejects.toThrow();
    await expect(api.database.rows(sql`delete from content_log`)).rejects.toThrow();
  });
});

test('editors see the templates of their market, visitors do not', async () => {
  const { data } = await send('GET', '/templates?market=ae');
  expect(data.map(({ attributes }: { attributes: object }) => attributes)).toEqual([snippet, rawHtml, teaser]);
  expect((await api.server.inject({ url: '/templates?market=ae' })).statusCode).toBe(401);
});
