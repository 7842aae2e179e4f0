import type { MetaheadPlan } from '@showroom/contracts/entities/metahead';
import { eq } from 'drizzle-orm';
import { addPage } from '../../database/pages.testing';
import { contentPages, metaheads as table } from '../../database/schema/content';
import { followChanges } from '../kernel/changes';
import { pages } from '../pages/pages';
import { type TestApi, type TestIssuer, testApi, testIssuer, until } from '../testing/harness';
import { sendingAs } from '../testing/send-as';
import { metaheads } from './metaheads';

// Sass compiles in a process of its own.
jest.setTimeout(60_000);

let api: TestApi;
let issuer: TestIssuer;
let offers: string;
let draft: string;

beforeAll(async () => {
  issuer = await testIssuer();
  api = await testApi([pages, metaheads], { OIDC_ISSUER: issuer.issuer });
  const { db } = api.database;
  offers = await addPage(db, { market: 'ae', path: '/offers', title: 'Offers' });
  await addPage(db, { market: 'ae', path: '/news', title: 'News' });
  draft = await addPage(db, { market: 'ae', path: '/soon', title: 'Soon', isPublished: false });
});
afterAll(async () => {
  await api.close();
  issuer.close();
});
afterEach(() => api.database.db.delete(table));

const send = sendingAs(() => ({ api, issuer }), { role: 'admin', subject: 'Ada' });

const plan = (content: string, more: Partial<MetaheadPlan> = {}): MetaheadPlan => ({
  ...{ content, language: 'javascript', sequence: 1, rdx_core_page_id: null },
  ...{ reload_on_each_page: false, in_body: false, consent_scope: 'obligatory', ...more },
});
const add = (...given: Parameters<typeof plan>) =>
  send('POST', '/metaheads', { payload: { market: 'ae', ...plan(...given) } });

const read = async (url: string) => (await api.server.inject(url)).json();
const ofPage = async (path: string) =>
  (await read(`/public_api/pages/by_path/${path}?market=ae`)).data.attributes.metaheads;
const contentsOf = (found: readonly { readonly attributes: { readonly content: string } }[]) =>
  found.map(({ attributes }) => attributes.content);

test('a metahead is written, carried by pages at once, changed and ended, each with its line in the log', async () => {
  const added = await add('window.a = 1');
  expect(added).toMatchObject({
    status: 201,
    data: { attributes: { ...plan('window.a = 1'), market: 'ae', page_path: null, revision: 1, author: 'Ada' } },
  });
  const { id } = added.data;
  expect(await ofPage('offers')).toEqual([{ id, type: 'metahead', attributes: plan('window.a = 1') }]);
  const payload = plan('window.a = 2', { rdx_core_page_id: offers });
  const updated = await send('PUT', `/metaheads/${id}`, { revision: 1, payload });
  expect(updated).toMatchObject({ status: 200, data: { attributes: { page_path: '/offers', revision: 2 } } });
  expect(contentsOf(await ofPage('offers'))).toEqual(['window.a = 2']);
  expect((await send('GET', '/metaheads/edited?market=ae')).data).toEqual([updated.data]);
  expect((await send('DELETE', `/metaheads/${id}`, { revision: 2 })).status).toBe(204);
  const { data } = await send('GET', '/content_log?market=ae&q=metahead');
  expect(
    data.map(({ attributes: { action, path, who } }: { attributes: Record<string, string> }) => [action, path, who]),
  ).toEqual([
    ['metahead.delete', '/offers javascript', 'Ada'],
    ['metahead.change', '/offers javascript', 'Ada'],
    ['metahead.create', '* javascript', 'Ada'],
  ]);
});

test('a page carries its own and those of all pages of its market, by sequence; one without has no member', async () => {
  expect('metaheads' in (await read('/public_api/pages/by_path/offers?market=ae')).data.attributes).toBe(false);
  await add('last()', { sequence: 9 });
  await add('own()', { sequence: 5, rdx_core_page_id: offers });
  await add('first()', { sequence: -1 });
  await send('POST', '/metaheads', { payload: { market: 'jp', ...plan('elsewhere()') } });
  expect(contentsOf(await ofPage('offers'))).toEqual(['first()', 'own()', 'last()']);
  expect(contentsOf(await ofPage('news'))).toEqual(['first()', 'last()']);
});

test('anybody is answered the metaheads of a page and those of all pages, but nothing of a draft', async () => {
  await add('global()');
  await add('own()', { sequence: 0, rdx_core_page_id: offers });
  await add('secret()', { rdx_core_page_id: draft });
  const asked = async (query = '') => contentsOf((await read(`/metaheads?market=ae${query}`)).data);
  const ofId = (id: string) => asked(`&${encodeURIComponent('q[page_id_equal_or_null]')}=${id}`);
  expect([await ofId(offers), await ofId(draft), await asked()]).toEqual([
    ['own()', 'global()'],
    ['global()'],
    ['global()'],
  ]);
});

test('a preview carries the metaheads of its draft', async () => {
  await add('soon()', { rdx_core_page_id: draft });
  const { data } = await send('GET', '/pages/by_path/soon/preview?market=ae');
  expect(contentsOf(data.attributes.metaheads)).toEqual(['soon()']);
});

test('Sass of both kinds becomes CSS for pages, and stays as it was written for administrators', async () => {
  const scss = '$tone: #123; .a { .b { color: $tone; } }';
  const sass = '.c\n  color: red';
  await add(scss, { language: 'scss' });
  await add(sass, { language: 'sass', sequence: 2 });
  const shown = (await ofPage('offers')).map(({ attributes }: { attributes: MetaheadPlan }) => attributes);
  expect(shown).toMatchObject([
    { language: 'css', content: '.a .b{color:#123}' },
    { language: 'css', content: '.c{color:red}' },
  ]);
  const { data } = await send('GET', '/metaheads/edited?market=ae');
  expect(contentsOf(data)).toEqual([scss, sass]);
});

test('HTML loses what may not stand where it goes', async () => {
  const html = '<meta name="theme" content="1"><script>a()</script><meta http-equiv="refresh" content="0">text';
  await add(html, { language: 'html' });
  await add('<p onclick="a()">Hello</p><script>a()</script>', { language: 'html', in_body: true, sequence: 2 });
  expect(contentsOf(await ofPage('offers'))).toEqual(['<meta name="theme" content="1" />', '<p>Hello</p>']);
});

describe('content is refused, with its line where it has one', () => {
  test.each<[MetaheadPlan['language'], string, RegExp]>([
    ['javascript', 'let a = 1;\nlet a = 2;', /^Line 2: .*already been declared/],
    ['javascript', 'function (', /^Line 1: /],
    ['javascript', 'a("</script><img src=x>")', /<\/script/],
    ['javascript', 'a("<!--<script>")', /<!--/],
    ['javascript', 'import "https://x.test/a.js"', /^Line 1: .*import/],
    ['js-src', 'http://x.test/a.js', /https/],
    ['js-src', '//x.test/a.js', /https/],
    ['js-src', 'javascript:alert(1)', /https/],
    ['js-src', 'data:text/javascript,a()', /https/],
    ['js-src', 'https://www.bank.test@x.test/a.js', /names nobody/],
    ['css', '.a {\n  color: red;', /^Line 1: Unclosed block/],
    ['css', '.a { color: red }\n}', /^Line 2: Unexpected }/],
    ['css', '.a { color red }', /^Line 1: /],
    ['css', '.a::after { content: "</style><script>" }', /<\/style/],
    ['css', '.a {}\n@import "https://x.test/a.css";', /^Line 2: .*imports/],
    ['scss', '.a {\n  color: $none;\n}', /^Line 2: Undefined variable/],
    ['scss', '@use "sass:math";\n@use "other";', /^Line 2: Can't find stylesheet/],
    ['scss', '@import "file:///etc/passwd";', /Can't find stylesheet/],
    ['scss', '@import url("https://x.test/a.css");', /imports/],
    ['scss', '.a::after { content: "</" + "style>" }', /<\/style/],
    ['sass', '.a {', /^Line 1: /],
    ['html', '<style>a{}</style><link rel="stylesheet" href="https://x.test/a.css">', /The head takes/],
    ['html', '<meta name="referrer" content="unsafe-url"><base href="https://x.test">', /The head takes/],
    [
      'html',
      '<link rel="icon" href="javascript:a()"><link rel="preload stylesheet" href="https://x.test">',
      /The head/,
    ],
  ])('%s: %s', async (language, content, message) => {
    const refused = { status: 422, errors: [{ path: 'content', message: expect.stringMatching(message) }] };
    expect(await add(content, { language })).toMatchObject(refused);
    expect(await api.database.db.select().from(table)).toEqual([]);
  });

  test('also where it is written into a metahead that was good, and where a body would get nothing', async () => {
    const { id } = (await add('a()')).data;
    const refused = { status: 422, errors: [{ path: 'content' }] };
    expect(await send('PUT', `/metaheads/${id}`, { revision: 1, payload: plan('a(') })).toMatchObject(refused);
    const nothing = await add('<script>a()</script>', { language: 'html', in_body: true });
    expect(nothing).toMatchObject(refused);
  });

  test('also where Sass would never end', async () => {
    const endless = await add('@while true { .a { b: c } }', { language: 'scss' });
    expect(endless).toMatchObject({ status: 422, errors: [{ message: expect.stringContaining('too long') }] });
  });
});

test('a language that there is not, and a page that is not the market’s, are refused at their fields', async () => {
  const typescript = { market: 'ae', ...plan('a()'), language: 'typescript' };
  const refused = (path: string) => ({ status: 422, errors: [{ path }] });
  expect(await send('POST', '/metaheads', { payload: typescript })).toMatchObject(refused('language'));
  const japan = await addPage(api.database.db, { market: 'jp', path: '/jp', title: 'Japan' });
  expect(await add('a()', { rdx_core_page_id: japan })).toMatchObject(refused('rdx_core_page_id'));
  expect(await add('a()', { rdx_core_page_id: 'none' })).toMatchObject(refused('rdx_core_page_id'));
});

test('the same metahead once more is the one that is there', async () => {
  const [one, other] = [await add('a()'), await add('a()')];
  expect(other.data.id).toBe(one.data.id);
  expect(await ofPage('offers')).toHaveLength(1);
});

test('what somebody else has changed meanwhile is neither changed nor ended', async () => {
  const { id } = (await add('a()')).data;
  await send('PUT', `/metaheads/${id}`, { revision: 1, payload: plan('b()') });
  const late = { status: 412, code: 'metahead.changed' };
  expect(await send('PUT', `/metaheads/${id}`, { revision: 1, payload: plan('c()') })).toMatchObject(late);
  expect(await send('DELETE', `/metaheads/${id}`, { revision: 1 })).toMatchObject(late);
  expect(contentsOf(await ofPage('offers'))).toEqual(['b()']);
});

test.each(['translator', 'editor', 'market_manager'] as const)(
  'a person who is %s may not write metaheads',
  async (role) => {
    const { id } = (await add('a()')).data;
    const payload = { market: 'ae', ...plan('b()') };
    const statuses = [
      await send('GET', '/metaheads/edited?market=ae', { role }),
      await send('POST', '/metaheads', { role, payload }),
      await send('PUT', `/metaheads/${id}`, { role, revision: 1, payload: plan('b()') }),
      await send('DELETE', `/metaheads/${id}`, { role, revision: 1 }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 403, 403, 403]);
    const stranger = await api.server.inject({ method: 'POST', url: '/metaheads', payload });
    expect(stranger.statusCode).toBe(401);
  },
);

test('a change makes exactly the pages stale that it is about', async () => {
  const heard: string[] = [];
  const changes = await followChanges(api.database, (error) => {
    throw error;
  });
  changes.onTags(({ tags }) => void heard.push(...tags));
  const { id } = (await add('a()', { rdx_core_page_id: offers })).data;
  await send('PUT', `/metaheads/${id}`, { revision: 1, payload: plan('a()') });
  await send('DELETE', `/metaheads/${id}`, { revision: 2 });
  // A server may still tell what the test before did.
  const own = () => heard.slice(heard.indexOf('page:ae/offers'));
  await until(() => own().length >= 4);
  await changes.close();
  expect(own()).toEqual(['page:ae/offers', 'page:ae/offers', 'metaheads:ae', 'metaheads:ae']);
});

test('the metaheads of a page go with it', async () => {
  const { db } = api.database;
  const gone = await addPage(db, { market: 'ae', path: '/gone', title: 'Gone' });
  await add('a()', { rdx_core_page_id: gone });
  await db.delete(contentPages).where(eq(contentPages.id, gone));
  expect(await db.select().from(table)).toEqual([]);
});
