import type { ContentBlock, PageContent } from '@showroom/contracts/content/page-content';
import { blockAt } from '../../database/pages.testing';
import { type MediaRow, media as mediaTable } from '../../database/schema/media';
import { media } from '../media/media';
import { pagesServer } from './pages-server.testing';

const { started, newPage, ...server } = pagesServer(media);

let count = 0;
async function newMedia(kind: MediaRow['kind'], more: Partial<MediaRow> = {}): Promise<string> {
  count += 1;
  const facts = { mime: 'video/webm', width: 10, height: 10, bytes: 10, sha256: `hash ${count}`, duration: 3 };
  const [row] = await started()
    .api.database.db.insert(mediaTable)
    .values({ ...facts, market: 'ae', name: `Media ${count}`, kind, ...more })
    .returning();
  return row?.id ?? '';
}

const showing = (film: unknown): PageContent => {
  const block: ContentBlock = blockAt(1, {
    id: 'b1',
    template: 'snippet',
    values: { film },
    texts: { 'en-AE': { title: 'T' } },
    groups: [],
  });
  return { values: {}, texts: { 'en-AE': { title: 'Page' } }, blocks: [block] };
};
const reference = (id: string) => ({ media: id, kind: 'film' });

async function visitorSees(path: string, locale = 'en-AE') {
  return (await server.visitorSees(path, locale)).data.attributes.blocks[0].content.film;
}

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object | Buffer) =>
  server.send(method, url, { role: 'market_manager', revision: 1, ...(payload && { payload }) });

test('a block has the address of a film, its words in the language of the visitor, its poster and captions', async () => {
  const [poster, english, arabic] = [await newMedia('image'), await newMedia('captions'), await newMedia('captions')];
  const film = await newMedia('film', {
    title: { 'en-AE': 'Dunes', 'ar-AE': 'كثبان' },
    alt: { 'en-AE': 'A car climbs a dune' },
    poster,
    captions: { 'en-AE': english, 'ar-AE': arabic },
  });
  const { path } = await newPage(showing(reference(film)));
  const seen = {
    src: `/media/library/${film}/1-film.webm`,
    title: 'Dunes',
    description: 'A car climbs a dune',
    poster: { src: `/media/library/${poster}/1`, alt: '' },
    captions: [
      { src: `/media/library/${arabic}/1-captions.vtt`, language: 'ar', label: 'العربية' },
      { src: `/media/library/${english}/1-captions.vtt`, language: 'en', label: 'English' },
    ],
  };
  expect(await visitorSees(path)).toEqual(seen);
  expect(await visitorSees(path, 'ar-AE')).toEqual({ ...seen, title: 'كثبان' });
});

test('a film by its address goes on being one; what is gone, elsewhere or no film is none', async () => {
  expect(await visitorSees((await newPage(showing('/media/films/a.webm'))).path)).toBe('/media/films/a.webm');
  for (const id of ['gone', await newMedia('film', { market: 'jp' }), await newMedia('image')]) {
    expect(await visitorSees((await newPage(showing(reference(id)))).path)).toBeUndefined();
  }
});

test('a page is saved with films of its market alone, and with no picture in place of one', async () => {
  const page = await newPage(showing(undefined));
  const save = (film: unknown) => send('PUT', `/pages/${page.id}`, { content: showing(film) });
  for (const id of ['gone', await newMedia('film', { market: 'jp' }), await newMedia('image')]) {
    const { status, errors } = await save(reference(id));
    expect([status, errors]).toEqual([422, [{ path: `media.${id}`, message: 'The library has no such film.' }]]);
  }
  const picture = await save({ media: await newMedia('image') });
  expect([picture.status, picture.errors[0].message]).toEqual([422, 'Film must be of the kind Film.']);
  expect((await save(reference(await newMedia('film')))).status).toBe(200);
});

test('neither a film that a page shows nor what belongs to it is deleted', async () => {
  const [poster, words] = [await newMedia('image'), await newMedia('captions')];
  const film = await newMedia('film', { poster, captions: { 'en-AE': words } });
  const { path } = await newPage(showing(reference(film)));
  for (const id of [film, poster, words]) {
    const uses = await send('GET', `/api/v2/images/${id}/uses`);
    expect(uses.data.map(({ attributes }: { attributes: { path: string } }) => attributes.path)).toEqual([path]);
    const { status, errors } = await send('DELETE', `/api/v2/images/${id}`);
    expect([status, errors]).toEqual([409, [{ path: `ae${path}`, message: `ae ${path} shows it.` }]]);
  }
});

test('a page that is exported and imported refers to its film, and is refused where there is none', async () => {
  const film = await newMedia('film', { market: null });
  const page = await newPage(showing(reference(film)));
  const { status: _, ...exported } = await send('GET', `/pages/${page.id}/export`);
  const body = JSON.stringify(exported);
  const into = (where: string, file: string) =>
    send('POST', `/pages/import?market=ae&path=/${where}`, Buffer.from(file));
  const imported = await into('with-its-film', body);
  expect([imported.status, imported.detail]).toEqual([201, undefined]);
  expect(exported.pages[0].content.blocks[0].values.film).toEqual(reference(film));
  expect((await into('without-a-film', body.replaceAll(film, 'gone'))).status).toBe(422);
});
