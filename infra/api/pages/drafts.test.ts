import { sql } from 'drizzle-orm';
import { blockAt } from '../../database/pages.testing';
import { teaser } from './pages-in-tests';
import { block, contentOf, pagesServer, texts } from './pages-server.testing';

const { act, attributesOf, newPage, save, send, started, visitorSees } = pagesServer();

const OLD = blockAt(1, { id: 'old', template: 'long-gone', values: { anything: 1 } });

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

  test('that is not saved is rendered as visitors would get it, cleaned, and is stored nowhere', async () => {
    const { id } = await newPage();
    const text = '<p onclick="x()">Now<script>x()</script></p>';
    const content = contentOf(block({ texts: texts({ text }) }));
    const payload = { locale: 'en-AE', content };
    const { status, data } = await send('POST', `/pages/${id}/rendition`, { payload });
    expect([status, data.attributes.blocks[0].content]).toMatchObject([200, { text: '<p>Now</p>' }]);
    expect(await attributesOf(id)).toMatchObject({ status: 'published', revision: 1 });
    const link = { link_text: 'x', url: 'javascript:alert(1)' };
    const unsafe = { locale: 'en-AE', content: contentOf(block({ values: { link } })) };
    expect((await send('POST', `/pages/${id}/rendition`, { payload: unsafe })).status).toBe(200);
    expect((await send('POST', '/pages/nobody/rendition', { payload })).status).toBe(404);
    const film = '<iframe src="https://films.test/1" title="A film"></iframe>';
    const foreign = { locale: 'en-AE', content: contentOf(block({ texts: texts({ text: film }) })) };
    const refused = await send('POST', `/pages/${id}/rendition`, { payload: foreign });
    expect([refused.status, refused.errors[0].path]).toEqual([422, 'blocks.0.texts.en-AE.text']);
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
    await expect(
      started().api.database.rows(sql`update page_versions set version = 7 where page_id = ${id}`),
    ).rejects.toThrow();
  });
});
