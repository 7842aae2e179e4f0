import type { EditedPage } from '@showroom/contracts/calls/pages';
import type { ContentBlock } from '@showroom/contracts/content/page-content';
import type { Role } from '@showroom/contracts/entities/role';
import { block, contentOf, pagesServer, texts } from './pages-server.testing';

const { addAt, attributesOf, newPage, send, started, visitorSees } = pagesServer();

describe('a page as a file', () => {
  async function importTo(path: string, file: string | Buffer, role: Role = 'market_manager') {
    const headers = {
      ...(await started().issuer.bearer([role], { markets: ['ae'], subject: role })),
      'content-type': 'application/octet-stream',
    };
    const url = `/pages/import?market=ae&path=${encodeURIComponent(path)}`;
    const answer = await started().api.server.inject({ method: 'POST', url, headers, payload: file });
    return { status: answer.statusCode, ...answer.json() };
  }
  const exportOf = async (id: string) => {
    const { status: _, ...file } = await send('GET', `/pages/${id}/export`);
    return file;
  };
  let count = 0;
  async function folderOf(...paths: readonly string[]) {
    count += 1;
    const path = `/folder-${count}`;
    const begun = { market: 'ae', path, page_type: 'folder', title: 'Folder' };
    const { data } = await send('POST', '/pages', { payload: begun });
    for (const below of paths) await addAt(path + below);
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
    await addAt('/half/two');
    expect(await importTo('/half', JSON.stringify(file))).toMatchObject({ status: 409, code: 'page.path-taken' });
    expect((await importTo('/other-half', JSON.stringify(file))).status).toBe(201);
    const { data } = await send('GET', '/pages?market=ae');
    const paths = data.map(({ attributes }: EditedPage) => attributes.path);
    expect(paths).not.toContain('/half/one');
    const at = async (path: string) => (await send('GET', `/pages?market=ae&path=${path}`)).data;
    expect(await at('/half/two')).toEqual([expect.objectContaining({ id: expect.any(String) })]);
    expect(await at('/half/one')).toEqual([]);
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
