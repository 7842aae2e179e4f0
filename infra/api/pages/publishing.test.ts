import type { Role } from '@showroom/contracts/entities/role';
import { sql } from 'drizzle-orm';
import { runSchedules } from './page-store';
import { block, contentOf, pagesServer, texts } from './pages-server.testing';
import { previewToken } from './preview-link';

const { act, attributesOf, newPage, save, send, started, visitorSees } = pagesServer();

describe('a plan', () => {
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  const plan = (publish_at: string | null, unpublish_at: string | null = null) => ({
    role: 'market_manager' as const,
    payload: { publish_at, unpublish_at },
  });
  /** As if the moment had come. */
  const later = (id: string, column: 'publish_at' | 'unpublish_at') =>
    started().api.database.rows(
      sql`update content_pages set ${sql.identifier(column)} = now() - interval '1 second' where id = ${id}`,
    );

  test('publishes what stood when it was made, once, whatever is edited meanwhile and however many look', async () => {
    const { id, path } = await newPage();
    await save(id, contentOf(block({ texts: texts({ title: 'Planned' }) })));
    const planned = await act(id, 'schedule', plan(inSeconds(3600), inSeconds(7200)));
    expect(planned.data.attributes).toMatchObject({ status: 'changed', publish_at: expect.any(String) });
    await save(id, contentOf(block({ texts: texts({ title: 'Edited later' }) })));
    const { db } = started().api.database;
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

  test('that is not waited for, in spite of what was found on the page, leaves the reason in the log', async () => {
    const { id, path } = await newPage();
    await save(id, contentOf(block({ texts: texts({ title: 'Now' }) })));
    await act(id, 'publish', { payload: { reason: 'The recall cannot wait' } });
    const { data } = await send('GET', `/content_log?market=ae&q=${path}`, { role: 'admin' });
    expect(data[0].attributes).toMatchObject({ action: 'page.publish', reason: 'The recall cannot wait' });
    expect((await act(id, 'publish', { payload: { reason: '' } })).status).toBe(422);
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
    await started().api.database.rows(sql`update page_locks set until = now() - interval '1 second'`);
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
    (await started().api.server.inject(`/public_api/pages/previews/${token}?market=${market}`)).json();

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
    const { token: old } = previewToken(
      'page',
      id,
      Date.now() / 1000 - 8 * 24 * 3600,
      started().api.config.ORDER_LINK_SECRET,
    );
    expect((await open(old)).status).toBe(404);
  });

  test('is made by editors alone', async () => {
    const { id } = await newPage();
    expect((await send('POST', `/pages/${id}/preview_links`, { role: 'translator' })).status).toBe(403);
  });
});
