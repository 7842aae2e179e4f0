import type { EditedEntry, NavTree } from '@showroom/contracts/calls/nav-trees';
import type { NavEntry } from '@showroom/contracts/entities/nav-entry';
import { addPage } from '../../database/pages.testing';
import { navEntries, navTrees } from '../../database/schema/content';
import { content } from '../content/content';
import { pages } from '../pages/pages';
import { type TestApi, type TestIssuer, testApi, testIssuer } from '../testing/harness';
import { sendingAs } from '../testing/send-as';
import { navigation } from './navigation';

let api: TestApi;
let issuer: TestIssuer;

beforeAll(async () => {
  issuer = await testIssuer();
  api = await testApi([content, navigation, pages], { OIDC_ISSUER: issuer.issuer });
});
afterAll(async () => {
  await api.close();
  issuer.close();
});

const CHILD = { label: 'New', url: '/stock?state=new', target: '_self', type: 'link' } as const;
beforeEach(async () => {
  const { db } = api.database;
  await db.delete(navTrees);
  await db.delete(navEntries);
  const seeded = { market: 'ae', locale: 'en-AE', sequence: 1 } as const;
  await db.insert(navEntries).values([
    { ...seeded, place: 'main', label: 'Stock', url: '/stock', children: [CHILD] },
    { ...seeded, place: 'footer-medium', label: 'Privacy', url: '/privacy' },
  ]);
});

const send = sendingAs(() => ({ api, issuer }), { role: 'market_manager', subject: 'Mary' });

const entry = (id: string, more: Partial<EditedEntry> = {}): EditedEntry => ({
  ...{ id, parent: null, label: id.toUpperCase(), url: `/${id}`, target: '_self', type: 'link' },
  ...more,
});

const save = (entries: readonly EditedEntry[], more: object = {}, revision = 0) =>
  send('PUT', '/nav_entries', {
    revision,
    payload: { market: 'ae', locale: 'en-AE', place: 'main', entries, ...more },
  });

async function trees(locale = 'en-AE'): Promise<Readonly<Record<string, NavTree['attributes']>>> {
  const { data } = await send('GET', `/nav_entries/trees?market=ae&locale=${locale}`);
  return Object.fromEntries(data.map(({ id, attributes }: NavTree) => [id, attributes]));
}

async function seen(place = 'main', locale = 'en-AE') {
  const { data } = (await api.server.inject(`/nav_entries?market=ae&locale=${locale}`)).json();
  return data
    .filter(({ attributes }: NavEntry) => attributes.place === place)
    .map(({ attributes: { label, children } }: NavEntry) => [label, ...children.map((child) => child.label)]);
}

test('what was there before anybody wrote is where writing begins', async () => {
  expect((await trees())['main']).toMatchObject({
    revision: 0,
    is_inherited: false,
    entries: [
      { label: 'Stock', parent: null },
      { label: 'New', url: '/stock?state=new', parent: expect.any(String) },
    ],
  });
});

test('a tree is written as a whole, seen at once, and has its line in the log', async () => {
  const saved = await save([entry('a'), entry('b'), entry('b1', { parent: 'b' }), entry('b2', { parent: 'b' })]);
  expect(saved).toMatchObject({ status: 200, data: { id: 'main', attributes: { revision: 1, author: 'Mary' } } });
  expect(await seen()).toEqual([['A'], ['B', 'B1', 'B2']]);
  expect(await seen('footer-medium')).toEqual([['Privacy']]);
  expect((await save([entry('c')], {}, 1)).data.attributes.revision).toBe(2);
  const { data } = await send('GET', '/content_log?market=ae&q=navigation');
  expect(data).toHaveLength(2);
  expect(data[0].attributes).toMatchObject({ action: 'navigation.save', path: 'main en-AE', who: 'Mary' });
});

test('what is read can be written back as it is', async () => {
  const { main } = await trees();
  expect((await save(main?.entries ?? [])).status).toBe(200);
  expect(await seen()).toEqual([['Stock', 'New']]);
});

test.each([0, 7])(
  'a tree that somebody else has written meanwhile is not written over (from revision %d)',
  async (old) => {
    await save([entry('a')]);
    const late = await save([entry('mine')], {}, old);
    expect(late).toMatchObject({ status: 412, code: 'navigation.changed' });
    expect(await seen()).toEqual([['A']]);
  },
);

test('a link keeps its class, icon, relation, name, tag, heading and condition, and a wrong one is refused', async () => {
  const details: Partial<EditedEntry> = {
    class: 'is-quiet',
    html_id: 'contact',
    icon: 'phone',
    rel: 'nofollow',
    aria_label: 'Call us',
    tag: 'div',
    heading_tag: 'h3',
    dc_strategy: { key: 'url_brands', value: 'defender', fallback: 'Call' },
  };
  const entries = [entry('a', details), entry('b', { parent: 'a', ...details })];
  await save(entries);
  const [written] = (await trees())['main']?.entries ?? [];
  expect(written).toMatchObject(details);
  const { data } = (await api.server.inject('/nav_entries?market=ae&locale=en-AE')).json();
  const { attributes } = data.find((one: NavEntry) => one.attributes.place === 'main');
  expect(attributes).toMatchObject({ ...details, children: [details] });
  expect(attributes).not.toHaveProperty('details');
  const refused = await save([entry('a', { class: 'x" onclick="' })], {}, 1);
  expect(refused).toMatchObject({ errors: [{ path: 'entries.0.class' }] });
});

test('of two who write at once one is refused', async () => {
  const answers = await Promise.all([save([entry('a')]), save([entry('b')])]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
});

test('a language without entries of its own shows those of the first one, place by place, until it has been written', async () => {
  expect(await seen('main', 'ar-AE')).toEqual([['Stock', 'New']]);
  expect((await trees('ar-AE'))['main']).toMatchObject({ is_inherited: true, entries: [{ label: 'Stock' }, {}] });
  await save([entry('عرض')], { locale: 'ar-AE' });
  expect(await seen('main', 'ar-AE')).toEqual([['عرض']]);
  expect(await seen('footer-medium', 'ar-AE')).toEqual([['Privacy']]);
  await save([], { locale: 'ar-AE' }, 1);
  expect(await seen('main', 'ar-AE')).toEqual([]);
  expect((await trees('ar-AE'))['main']).toMatchObject({ is_inherited: false, entries: [] });
});

describe('a tree is refused', () => {
  const refused = (path: string, message: string) => ({
    status: 422,
    errors: expect.arrayContaining([{ path, message: expect.stringContaining(message) }]),
  });

  test('that goes in a circle, with the way round', async () => {
    const circle = [entry('a', { parent: 'c' }), entry('b', { parent: 'a' }), entry('c', { parent: 'b' })];
    expect(await save(circle)).toMatchObject(refused('entries.0.parent', 'A → C → B → A'));
    expect(await save([entry('a', { parent: 'a' })])).toMatchObject(refused('entries.0.parent', 'A → A'));
    expect(await seen()).toEqual([['Stock', 'New']]);
  });

  test('that is deeper than the site shows', async () => {
    const deep = [entry('a'), entry('b', { parent: 'a' }), entry('c', { parent: 'b' })];
    expect(await save(deep)).toMatchObject(refused('entries.2.parent', 'two levels'));
    const line = [entry('a'), entry('b', { parent: 'a' })];
    expect(await save(line, { place: 'utility' })).toMatchObject(refused('entries.1.parent', 'one level'));
  });

  test('with an entry below none, or two of one id', async () => {
    expect(await save([entry('a', { parent: 'z' })])).toMatchObject(refused('entries.0.parent', 'no such entry'));
    expect(await save([entry('a'), entry('a')])).toMatchObject(refused('entries.0.id', 'Another entry'));
  });

  test.each([
    ['javascript:alert(1)', 'link'],
    ['java\tscript:alert(1)', 'link'],
    ['data:text/html,x', 'link'],
    ['//evil.test', 'link'],
    ['/\\evil.test', 'link'],
    ['offers', 'link'],
    ['', 'link'],
    ['/offers', 'social'],
  ] as const)('that leads to "%s" (%s)', async (url, type) => {
    expect(await save([entry('a', { url, type })])).toMatchObject({ status: 422, errors: [{ path: 'entries.0.url' }] });
  });

  test('without a label, or with a picture that is none', async () => {
    expect(await save([entry('a', { label: ' ' })])).toMatchObject(refused('entries.0.label', 'missing'));
    expect(await save([entry('a', { type: 'image' })])).toMatchObject(refused('entries.0.image.src', 'missing'));
    const image = { src: 'http://evil.test/x.png', alt: '' };
    expect(await save([entry('a', { image })])).toMatchObject(refused('entries.0.image.src', 'come from this site'));
  });

  test('that is too large, or in a language that the market does not have', async () => {
    const many = Array.from({ length: 81 }, (_, index) => entry(`e${index}`));
    expect(await save(many)).toMatchObject({ status: 422, errors: [{ path: 'entries' }] });
    expect(await save([], { locale: 'ja-JP' })).toMatchObject({ status: 422, errors: [{ path: 'locale' }] });
  });
});

test.each([
  ['tel:+97141234567', 'main'],
  ['mailto:a@showroom.test', 'utility'],
  ['https://partner.test/x?y=1#z', 'footer-medium'],
  ['#top', 'main'],
  ['/ar/العروض', 'main'],
  ['', 'footer-bottom'],
] as const)('an entry may lead to "%s" (%s)', async (url, place) => {
  expect((await save([entry('a', { url })], { place })).status).toBe(200);
});

test.each(['translator', 'editor'] as const)('a person who is %s does not write the navigation', async (role) => {
  const payload = { market: 'ae', locale: 'en-AE', place: 'main', entries: [] };
  expect((await send('PUT', '/nav_entries', { role, revision: 0, payload })).status).toBe(403);
});

test('the newer navigation is told nothing of the footer', async () => {
  const { data } = (await api.server.inject('/nav_entries_v2?market=ae')).json();
  expect(data.map(({ attributes }: NavEntry) => attributes.label)).toEqual(['Stock']);
});

describe('the way to a page', () => {
  const crumbs = async (id: string, market = 'ae') =>
    (await api.server.inject(`/nav_entries/breadcrumbs/${id}?market=${market}`)).json();
  const way = async (id: string) =>
    (await crumbs(id)).data.map(({ attributes }: { attributes: { url: string } }) => attributes.url);

  test('goes by its address over pages that visitors see, and by the navigation', async () => {
    const { db } = api.database;
    const home = await addPage(db, { market: 'ae', path: '/', title: 'Home' });
    await addPage(db, { market: 'ae', path: '/offers', title: 'Offers' });
    await addPage(db, { market: 'ae', path: '/offers/secret', title: 'Secret', isPublished: false });
    const deep = await addPage(db, { market: 'ae', path: '/offers/secret/summer', title: 'Summer' });
    expect(await way(home)).toEqual(['/']);
    expect(await way(deep)).toEqual(['/', '/offers', '/offers/secret/summer']);
    await save([entry('sale'), entry('x', { parent: 'sale', url: '/offers/secret/summer' })]);
    expect(await way(deep)).toEqual(['/', '/sale', '/offers', '/offers/secret/summer']);
    expect((await crumbs(deep)).data.at(-1).attributes.label).toBe('Summer');
    const page = await api.server.inject('/public_api/pages/by_path/offers%2Fsecret%2Fsummer?market=ae');
    expect(page.json().data.attributes.breadcrumbs).toEqual([
      { label: 'SALE', url: '/sale' },
      { label: 'Offers', url: '/offers' },
    ]);
    const top = await api.server.inject('/public_api/pages/by_path/offers?market=ae');
    expect(top.json().data.attributes).not.toHaveProperty('breadcrumbs');
  });

  test('is told of no page that visitors do not see, or of another market', async () => {
    const id = await addPage(api.database.db, { market: 'au', path: '/draft', title: 'Draft', isPublished: false });
    const other = await addPage(api.database.db, { market: 'au', path: '/there', title: 'There' });
    for (const one of [id, other, 'none']) expect(await crumbs(one)).toMatchObject({ status: 404 });
  });
});
