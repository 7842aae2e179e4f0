import type { PageContent } from '@showroom/contracts/content/page-content';
import { block, contentOf, pagesServer, texts } from './pages-server.testing';

const { act, addAt, attributesOf, newPage, save, send, visitorSees } = pagesServer();

describe('a page that leads on', () => {
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

describe('a page that is a folder', () => {
  async function newFolder(path: string) {
    const { data } = await send('POST', '/pages', {
      payload: { market: 'ae', path, page_type: 'folder', title: path },
    });
    await act(data.id, 'publish');
    return data.id;
  }
  const addChild = (path: string) => addAt(path);

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
