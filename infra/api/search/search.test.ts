import type { SearchResult, TextPieces } from '@showroom/contracts/entities/search-result';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { addPage, blockAt } from '../../database/pages.testing';
import { retailers } from '../../database/schema/retailers';
import { vehicles } from '../../database/schema/vehicles';
import type { Service } from '../kernel/api';
import { pagesServer } from '../pages/pages-server.testing';
import { indexMissing } from '../pages/search-documents';
import { followedStock } from '../stock-locator/stock-locator';
import { until } from '../testing/harness';
import { vehicleRow } from '../testing/stock';
import { matching, SETTINGS } from './find-documents';
import { search } from './search';
import { textQuery } from './text-query';

const service: Service = async (api, context) => search(api, context, await followedStock(api, context));
const { act, newPage, save, send, started } = pagesServer(service);

const textOf = (pieces: TextPieces) => pieces.map(({ text }) => text).join('');
const marks = (pieces: TextPieces) => pieces.flatMap(({ text, is_found }) => (is_found ? [text] : []));

async function asked(path: string, query: Record<string, string>) {
  const answer = await started().api.server.inject({ url: `/public_api/search${path}`, query });
  return { status: answer.statusCode, ...answer.json() };
}
const find = (text: string, more: Record<string, string> = {}) =>
  asked('', { market: 'ae', locale: 'en-AE', text, ...more });
const titles = async (text: string, more?: Record<string, string>): Promise<string[]> =>
  (await find(text, more)).data.map(({ attributes }: SearchResult) => textOf(attributes.title));

const db = () => started().api.database.db;

/** A published page as a seed writes it. */
async function seeded(
  path: string,
  title: string,
  { market = 'ae', ...more }: { market?: string; text?: string } = {},
) {
  const block = blockAt(1, { id: 'b', template: 'snippet', values: { text: `<p>${more.text ?? ''}</p>`, size: 'xl' } });
  await addPage(db(), { market, path, content: { values: { title }, texts: {}, blocks: [block] } });
  await indexMissing(db());
}

beforeAll(async () => {
  await db().insert(retailers).values({ id: 'r1', listing: 'ae', name: 'R', dealer_code: 'D' });
  await db()
    .insert(vehicles)
    .values([
      vehicleRow('1', {
        id: '1',
        listing: 'ae',
        title: 'Defender 110',
        version: 'D300 X-Dynamic',
        created_at: new Date(0),
      }),
      vehicleRow('2', { id: '2', listing: 'ae', title: 'Defender 110', version: 'P400', color_name: 'Écru' }),
      vehicleRow('3', { id: '3', listing: 'ae', title: 'Range Rover', model: 'Range Rover', status: 'sold' }),
      vehicleRow('4', { id: '4', listing: 'jp', title: 'Range Rover Velar', model: 'Range Rover Velar' }),
    ]);
  await until(async () => (await titles('defender')).length > 0);
});

test('a page is found by the words of its title and its text, whatever their case, accents and digits', async () => {
  await seeded('/service', 'Élan workshops', { text: 'Oil changes &amp; tyres for the Zephyr 90' });
  for (const text of ['elan', 'ÉLAN', 'workshop', 'tyre oil', 'zephyr ٩٠', 'changing oils']) {
    expect(await titles(text)).toContain('Élan workshops');
  }
  expect(await titles('xl')).toEqual([]);
  const [result] = (await find('tyres')).data;
  expect(marks(result.attributes.excerpt)).toEqual(['tyres']);
  expect(textOf(result.attributes.excerpt)).toBe('Oil changes & tyres for the Zephyr 90');
});

test('titles come before texts, and each kind is counted', async () => {
  await seeded('/a-text', 'Something else', { text: 'glamping glamping glamping' });
  await seeded('/z-title', 'Glamping');
  expect(await titles('glamping')).toEqual(['Glamping', 'Something else']);
  expect((await find('glamping')).meta).toEqual({
    total: 2,
    page: 1,
    pages: 1,
    items: 4,
    counts: { model: 0, page: 2, news: 0, vehicle: 0 },
    match: 'all',
  });
});

test('models and vehicles in stock are found, sold ones and those of other markets are not', async () => {
  const { data, meta } = await find('defender 110');
  expect(data.map(({ id }: SearchResult) => id)).toEqual(['model-Land Rover-Defender 110', 'vehicle-2', 'vehicle-1']);
  expect(data[0].attributes).toMatchObject({ path: '/stock?models=Defender%20110', vehicles: 2 });
  expect(data[2].attributes.path).toBe('/showroom/land-rover-defender-1');
  expect(meta.counts).toEqual({ model: 1, page: 0, news: 0, vehicle: 2 });
  expect((await find('d300')).data.map(({ id }: SearchResult) => id)).toEqual(['vehicle-1']);
  expect((await find('2')).data.map(({ id }: SearchResult) => id)).toEqual(['vehicle-2']);
  expect((await find('range rover velar')).meta.match).toBe('some');
  expect(await titles('velar')).toEqual([]);
  expect(await titles('velar', { market: 'jp', locale: 'ja-JP' })).toEqual(['Range Rover Velar', 'Range Rover Velar']);
});

test('where nothing has every word, what has some of them is found, and the answer says so', async () => {
  await seeded('/snow', 'Snow tracks');
  const { data, meta } = await find('snow unheardof');
  expect([textOf(data[0].attributes.title), meta.match]).toEqual(['Snow tracks', 'some']);
  expect((await find('unheardof nowhere')).meta).toMatchObject({ total: 0, match: 'all' });
});

test('what is published is found at once, what is drafted is not, and what is disabled is gone', async () => {
  const { id, path } = await newPage();
  const saying = (word: string) => ({ values: {}, texts: { 'en-AE': { title: `Page ${word}` } }, blocks: [] });
  await save(id, saying('quokka'));
  expect(await titles('quokka')).toEqual([]);
  await act(id, 'publish');
  expect(await titles('quokka')).toEqual(['Page quokka']);
  await save(id, saying('wombat'));
  expect([await titles('quokka'), await titles('wombat')]).toEqual([['Page quokka'], []]);
  await act(id, 'publish');
  expect([await titles('quokka'), await titles('wombat')]).toEqual([[], ['Page wombat']]);
  expect(await act(id, 'move', { role: 'market_manager', payload: { path: '/moved-wombat' } })).toMatchObject({
    data: { id },
  });
  expect((await find('wombat')).data[0].attributes.path).toBe('/moved-wombat');
  expect(path).not.toBe('/moved-wombat');
  await act(id, 'unpublish', { role: 'market_manager' });
  expect(await titles('wombat')).toEqual([]);
});

test.each([
  ['leads elsewhere', { redirect_path: '/other' }],
  ['is kept from search engines', { disable_seo_tracking: true }],
])('a page that %s is not found', async (_, values) => {
  await addPage(db(), {
    market: 'ae',
    path: `/x-${Object.keys(values)}`,
    content: { values: { title: 'Numbat', ...values }, texts: {}, blocks: [] },
  });
  await indexMissing(db());
  expect(await titles('numbat')).toEqual([]);
  expect(await indexMissing(db())).toBe(0);
});

test('a page is found in the words of the language that is asked, and blocks of other languages are left out', async () => {
  const block = blockAt(1, { id: 'b', template: 'snippet', values: { text: 'Badger' }, languages: ['en-AE'] });
  const hidden = {
    ...blockAt(2, { id: 'h', template: 'snippet', values: { text: 'Hedgehog' } }),
    active_positions: [],
  };
  const texts = { 'en-AE': { title: 'Cars' }, 'ar-AE': { title: 'السيارات الجديدة' } };
  await addPage(db(), { market: 'ae', path: '/two', content: { values: {}, texts, blocks: [block, hidden] } });
  await indexMissing(db());
  const arabic = { locale: 'ar-AE' };
  expect(await titles('car')).toContain('Cars');
  expect(await titles('سيارات', arabic)).toEqual(['السيارات الجديدة']);
  expect(await titles('سيارات')).toEqual([]);
  expect([await titles('badger'), await titles('badger', arabic)]).toEqual([['Cars'], []]);
  expect(await titles('hedgehog')).toEqual([]);
});

test('Japanese is found by any part of it, and Ukrainian by words with another ending', async () => {
  await seeded('/jp', '新型車の在庫一覧', { market: 'jp', text: '東京の販売店でご覧ください。' });
  await seeded('/ua', 'Нові автомобілі', { market: 'ua' });
  const jp = { market: 'jp', locale: 'ja-JP' };
  for (const text of ['在庫', '車', '販売店', '新型車 東京'])
    expect(await titles(text, jp)).toEqual(['新型車の在庫一覧']);
  for (const text of ['庫在', '京販']) expect(await titles(text, jp)).toEqual([]);
  const [result] = (await find('在庫', jp)).data;
  expect(marks(result.attributes.title)).toEqual(['在庫']);
  expect(await titles('автомобіль', { market: 'ua', locale: 'uk-UA' })).toEqual(['Нові автомобілі']);
});

test('French is found by words with another ending, without their accents, and behind what is left of an article', async () => {
  await seeded('/occasion', 'Véhicules d’occasion', { market: 'international' });
  const french = { market: 'international', locale: 'fr-FR' };
  for (const text of ['occasions', 'vehicule', "l'occasion"])
    expect(await titles(text, french)).toContain('Véhicules d’occasion');
  expect(await titles('occident', french)).toEqual([]);
});

test('news are found one by one, and lead where they lead', async () => {
  const groups = [
    { id: 'g1', values: { title: 'Axolotl opens', text: 'A showroom', link: { url: '/retailers' } }, texts: {} },
    { id: 'g2', values: { title: 'Other news', link: { url: '//evil.test' } }, texts: {} },
  ];
  const block = blockAt(1, { id: 'n', template: 'news', groups });
  await addPage(db(), {
    market: 'ae',
    path: '/news',
    content: { values: { title: 'News' }, texts: {}, blocks: [block] },
  });
  await indexMissing(db());
  const { data } = await find('axolotl', { kind: 'news' });
  expect(data.map(({ attributes }: SearchResult) => [textOf(attributes.title), attributes.path])).toEqual([
    ['Axolotl opens', '/retailers'],
  ]);
  expect((await find('other news', { kind: 'news' })).data[0].attributes.path).toBe('/news');
});

test('results of one kind come page by page, each once', async () => {
  for (let number = 1; number <= 14; number++)
    await addPage(db(), { market: 'ae', path: `/many/${number}`, title: `Capybara ${number}` });
  await indexMissing(db());
  const [first, second] = [
    await find('capybara', { kind: 'page' }),
    await find('capybara', { kind: 'page', page: '2' }),
  ];
  expect(first.meta).toMatchObject({ total: 14, page: 1, pages: 2, items: 12 });
  expect(new Set([...first.data, ...second.data].map(({ id }: SearchResult) => id)).size).toBe(14);
  expect((await find('capybara', { kind: 'page', page: '9' })).data).toEqual([]);
});

test('suggestions begin with what is typed, models first, at most eight', async () => {
  await seeded('/defenders', 'Defending nature');
  const { data } = await asked('/suggestions', { market: 'ae', text: 'def' });
  expect(data.map(({ attributes }: SearchResult) => attributes.kind)).toEqual(['model', 'page', 'vehicle', 'vehicle']);
  const [{ attributes: model }] = data;
  expect([textOf(model.title), model.path]).toEqual(['Defender 110', '/stock?models=Defender%20110']);
  expect((await asked('/suggestions', { market: 'ae', text: 'capy' })).data.length).toBeLessThanOrEqual(8);
  const models = await asked('/models', { market: 'ae' });
  expect(models.data.map(({ id }: SearchResult) => id)).toEqual(['model-Land Rover-Defender 110']);
});

test('a text that is empty or too long, a kind and a market that there are not are refused', async () => {
  for (const query of [
    { text: '' },
    { text: ' ' },
    { text: 'x'.repeat(101) },
    { kind: 'order' },
    { market: 'xx' },
    { page: '0' },
  ]) {
    expect((await asked('', { market: 'ae', text: 'x', ...query })).status).toBe(400);
  }
});

test('whatever is typed, the answer is one, and what is marked stands in it as text', async () => {
  await seeded('/code', '<script>alert(1)</script> &amp; "quotes"');
  const hostile = fc.oneof(
    fc.string({ minLength: 1, maxLength: 100, unit: 'binary' }),
    fc.constantFrom(
      "'); drop table vehicles; --",
      "' | 'a':*",
      '<b>script',
      '& | ! ( ) <->',
      "\\'",
      '%_%',
      '\u0000a',
      ':*',
      'a:* b',
    ),
  );
  await fc.assert(
    fc.asyncProperty(hostile, async (text) => {
      for (const path of ['', '/suggestions']) {
        expect([200, 400]).toContain((await asked(path, { market: 'ae', text })).status);
      }
    }),
    { numRuns: 60 },
  );
  expect((await find('script alert')).data[0].attributes.title).toEqual([
    { text: '<' },
    { text: 'script', is_found: true },
    { text: '>' },
    { text: 'alert', is_found: true },
    { text: '(1)</' },
    { text: 'script', is_found: true },
    { text: '> &amp; "quotes"' },
  ]);
});

test('among many pages the index finds the few, without reading the others', async () => {
  await db().execute(sql`insert into content_pages (id, market, path, latest_version, published_version)
    select 'bulk-' || n, 'au', '/bulk/' || n, 1, 1 from generate_series(1, 5000) as n`);
  await db().execute(sql`insert into search_documents (page_id, locale, position, version, kind, title, body, terms)
    select 'bulk-' || n, 'en-AU', 0, 1, 'page', 'Bulk', '', to_tsvector('simple', 'word' || n || ' ' || (select string_agg('common' || n * w, ' ') from generate_series(1, 200) as w))
    from generate_series(1, 5000) as n`);
  await db().execute(sql`analyze search_documents`);
  await db().execute(sql`analyze content_pages`);
  const question = matching({
    market: 'au',
    locale: 'en-AU',
    query: textQuery('word77', 'en-AU'),
    match: 'all',
    offset: 0,
    items: 4,
  });
  const plan = await db().transaction(async (transaction) => {
    await transaction.execute(SETTINGS);
    const { rows } = await transaction.execute<{ 'QUERY PLAN': string }>(sql`explain ${question}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('Bitmap Index Scan on search_documents_terms');
  expect(plan).not.toContain('Seq Scan on search_documents');
  expect(await titles('word77', { market: 'au', locale: 'en-AU' })).toEqual(['Bulk']);
});

test('the log of a market has no line of it: nobody is told what others search', async () => {
  await find('secretword');
  expect(started().api.logs.join('')).not.toContain('secretword');
  expect((await send('GET', '/content_log?market=ae&q=secretword', { role: 'admin' })).data).toEqual([]);
});
