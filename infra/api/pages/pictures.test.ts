import type { ContentBlock, PageContent } from '@showroom/contracts/content/page-content';
import { blockAt } from '../../database/pages.testing';
import { media as mediaTable } from '../../database/schema/media';
import { followChanges } from '../kernel/changes';
import { media } from '../media/media';
import { until } from '../testing/harness';
import { pagesServer } from './pages-server.testing';

const { started, newPage, ...server } = pagesServer(media);

let count = 0;
async function newPicture({ market = 'ae', alt = {} }: { market?: string | null; alt?: Record<string, string> } = {}) {
  count += 1;
  const facts = { mime: 'image/jpeg', width: 10, height: 10, bytes: 10, sha256: `hash ${count}` };
  const [row] = await started()
    .api.database.db.insert(mediaTable)
    .values({ ...facts, market, alt, name: `Picture ${count}` })
    .returning();
  return row?.id ?? '';
}

const showing = (image: unknown, page: Partial<PageContent> = {}): PageContent => ({
  values: {},
  texts: { 'en-AE': { title: 'Page' } },
  blocks: [withImage(image)],
  ...page,
});
const withImage = (image: unknown): ContentBlock =>
  blockAt(1, {
    id: 'b1',
    template: 'snippet',
    texts: { 'en-AE': { title: 'T' } },
    groups: [{ id: 'g1', values: { image }, texts: {} }],
  });

async function visitorSees(path: string, locale = 'en-AE') {
  const { attributes } = (await server.visitorSees(path, locale)).data;
  return { ...attributes, image: attributes.blocks[0].content.groups[0].image };
}

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, revision: number, payload?: object) =>
  server.send(method, url, { role: 'market_manager', revision, ...(payload && { payload }) });

const changed = (alt: Record<string, string>) => ({ name: 'Car', folder: '', alt, focal_point: { x: 0.5, y: 0.5 } });

test('a block has the address of a picture of the library, and its text in the language of the visitor', async () => {
  const media = await newPicture({ alt: { 'en-AE': 'A car', 'ar-AE': 'سيارة' } });
  const { path } = await newPage(showing({ media }));
  const src = `/media/library/${media}/1`;
  expect((await visitorSees(path)).image).toEqual({ src, alt: 'A car' });
  expect((await visitorSees(path, 'ar-AE')).image).toEqual({ src, alt: 'سيارة' });
});

test.each([
  ['its own text', { alt: 'The car of this block' }, 'The car of this block'],
  ['nothing where it only decorates', { alt: 'A car', decorative: true }, ''],
  ['the text of the first language where its own has none', {}, 'A car'],
])('people who do not see a picture are told %s', async (_, more, alt) => {
  const media = await newPicture({ alt: { 'en-AE': 'A car' } });
  const { path } = await newPage(showing({ media, ...more }));
  expect((await visitorSees(path, 'ar-AE')).image.alt).toBe(alt);
});

test('a drawn picture goes on being a path', async () => {
  const image = { src: '/media/heroes/xf/fuji-white/dusk', alt: 'A car' };
  const { path } = await newPage(showing(image));
  expect((await visitorSees(path)).image).toEqual({ ...image, blur: '#223,#445,#223' });
});

test('a picture of another market or one that is gone is none, and the block stands', async () => {
  for (const media of [await newPicture({ market: 'jp' }), 'gone']) {
    const { path } = await newPage(showing({ media }));
    expect((await visitorSees(path)).image).toBeUndefined();
  }
  const shared = await newPicture({ market: null });
  const { path } = await newPage(showing({ media: shared }));
  expect((await visitorSees(path)).image.src).toContain(shared);
});

test('the picture of a page is told by its id', async () => {
  const media = await newPicture();
  const { path } = await newPage(showing(undefined, { values: { image_id: { media } } }));
  expect((await visitorSees(path)).image_id).toBe(media);
});

test('a page is not saved with a picture that the library of its market does not have', async () => {
  const page = await newPage(showing({ media: await newPicture() }));
  const save = (image: unknown, revision: number) =>
    send('PUT', `/pages/${page.id}`, revision, { content: showing(image) });
  for (const media of [await newPicture({ market: 'jp' }), 'gone']) {
    const { status, errors } = await save({ media }, 1);
    expect([status, errors]).toEqual([422, [{ path: `media.${media}`, message: 'The library has no such picture.' }]]);
  }
  const saved = await save({ media: await newPicture(), alt: 'A car' }, 1);
  expect([saved.status, saved.data.attributes.revision]).toEqual([200, 2]);
});

test('what a page shows, to visitors or in its draft, is not deleted; what none shows any more is', async () => {
  const alt = { 'en-AE': 'A car' };
  const [before, after] = [await newPicture({ alt }), await newPicture({ alt })];
  const page = await newPage(showing({ media: before }));
  const remove = (media: string) => send('DELETE', `/api/v2/images/${media}`, 1);
  const uses = async (media: string) => {
    const { data } = await send('GET', `/api/v2/images/${media}/uses`, 1);
    return data.map(({ attributes }: { attributes: object }) => attributes);
  };
  const use = { market: 'ae', path: page.path, page_id: page.id };
  const refused = await remove(before);
  const message = `ae ${page.path} shows it.`;
  expect([refused.status, refused.errors]).toEqual([409, [{ path: `ae${page.path}`, message }]]);
  await send('PUT', `/pages/${page.id}`, 1, { content: showing({ media: after }) });
  expect(await uses(before)).toEqual([{ ...use, is_published: true }]);
  expect(await uses(after)).toEqual([{ ...use, is_published: false }]);
  expect((await remove(after)).status).toBe(409);
  expect((await send('POST', `/pages/${page.id}/publish`, 2)).status).toBe(200);
  expect([await uses(before), await uses(after)]).toEqual([[], [{ ...use, is_published: true }]]);
  expect((await remove(before)).status).toBe(204);
  await send('POST', `/pages/${page.id}/unpublish`, 3);
  expect((await remove(after)).status).toBe(409);
  const restored = await send('POST', `/pages/${page.id}/restore`, 4, { version: 1 });
  expect([restored.status, restored.detail]).toEqual([422, expect.stringContaining('no longer in the media library')]);
});

test('sites hear of the pages that a changed picture stands on', async () => {
  const heard: string[] = [];
  const changes = await followChanges(started().api.database, (error) => {
    throw error;
  });
  changes.onTags(({ tags }) => void heard.push(...tags));
  const media = await newPicture();
  const shown = await newPage(showing({ media }));
  const other = await newPage(showing({ media: await newPicture() }));
  // A new page is a change itself, and may be heard of late.
  await until(() => heard.includes(`page:ae${other.path}`));
  heard.length = 0;
  await send('PUT', `/api/v2/images/${media}`, 1, changed({ 'en-AE': 'Another car' }));
  await until(() => heard.length > 0);
  await changes.close();
  expect(heard).toEqual([`page:ae${shown.path}`]);
  expect((await visitorSees(shown.path)).image.alt).toBe('Another car');
});

describe('a page is published', () => {
  const ARABIC = { texts: { 'en-AE': { title: 'Page' }, 'ar-AE': { title: 'صفحة' } } };
  const DRAWN = { src: '/media/heroes/xf/fuji-white/city', alt: '' };
  async function publish(content: PageContent) {
    const { id } = await newPage(content);
    await send('PUT', `/pages/${id}`, 1, { content });
    const { data } = await send('GET', `/pages/${id}`, 1);
    // Whatever else is found on the page: a reason is none for a picture that says nothing.
    const reason = { reason: 'Texts follow' };
    const answer = await send('POST', `/pages/${id}/publish`, data.attributes.revision, reason);
    return { status: answer.status, errors: answer.errors };
  }
  const refusedFor = (where: string) => ({
    status: 422,
    errors: [{ path: 'blocks.0.groups.0.values.image.alt', message: expect.stringContaining(where) }],
  });

  test.each<[string, Record<string, string>, object, Partial<PageContent>, string | undefined]>([
    ['whose picture has words in no language', {}, {}, {}, '(en-AE)'],
    ['whose picture has words in one of its two languages', { 'en-AE': 'A car' }, {}, ARABIC, '(ar-AE)'],
    ['whose picture has words in each of its languages', { 'en-AE': 'A car', 'ar-AE': 'سيارة' }, {}, ARABIC, undefined],
    ['in one language whose picture has words in it', { 'en-AE': 'A car' }, {}, {}, undefined],
    ['whose picture has words of its own', {}, { alt: 'The car of this block' }, ARABIC, undefined],
    ['whose picture only decorates', {}, { decorative: true }, ARABIC, undefined],
  ])('%s: or refused at the picture', async (_, alt, more, page, missing) => {
    const answer = await publish(showing({ media: await newPicture({ alt }), ...more }, page));
    expect(answer).toEqual(missing === undefined ? { status: 200 } : refusedFor(missing));
  });

  test('with a drawn picture once that has words or only decorates', async () => {
    expect(await publish(showing(DRAWN))).toEqual(refusedFor('Image needs a description'));
    expect(await publish(showing({ ...DRAWN, alt: 'A car' }))).toEqual({ status: 200 });
    expect(await publish(showing({ ...DRAWN, decorative: true }))).toEqual({ status: 200 });
  });

  test('with a picture without words in a block that nobody sees, or that is for other languages', async () => {
    const hidden = { ...withImage(DRAWN), active_positions: [] };
    expect(await publish(showing(undefined, { blocks: [hidden] }))).toEqual({ status: 200 });
    const arabic = { ...withImage({ media: await newPicture({ alt: { 'ar-AE': 'سيارة' } }) }), languages: ['ar-AE'] };
    expect(await publish(showing(undefined, { ...ARABIC, blocks: [arabic] }))).toEqual({ status: 200 });
  });
});
