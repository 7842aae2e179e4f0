import type { RedirectPlan } from '@showroom/contracts/calls/redirects';
import { addPage } from '../../database/pages.testing';
import { redirects as table } from '../../database/schema/content';
import { pages } from '../pages/pages';
import { type TestApi, type TestIssuer, testApi, testIssuer, until } from '../testing/harness';
import { sendingAs } from '../testing/send-as';
import { redirects } from './redirects';

let api: TestApi;
let issuer: TestIssuer;

beforeAll(async () => {
  issuer = await testIssuer();
  api = await testApi([pages, redirects], { OIDC_ISSUER: issuer.issuer });
  await addPage(api.database.db, { market: 'ae', path: '/offers', title: 'Offers' });
});
afterAll(async () => {
  await api.close();
  issuer.close();
});
afterEach(() => api.database.db.delete(table));

const send = sendingAs(() => ({ api, issuer }), { role: 'market_manager', subject: 'Mary' });

const plan = (path: string, to: string, more: Partial<RedirectPlan> = {}): RedirectPlan => ({
  ...{ path, to, http_code: 301, link_type: 'internal' },
  ...more,
});
const add = (...given: Parameters<typeof plan>) =>
  send('POST', '/redirects', { payload: { market: 'ae', ...plan(...given) } });
const list = async (query = '') => send('GET', `/redirects?market=ae${query}`);

async function visit(path: string) {
  const url = `/public_api/pages/by_path/${encodeURIComponent(path)}?market=ae`;
  return (await api.server.inject(url)).json();
}
const targetOf = async (path: string) => (await visit(path)).data?.attributes.to;

test('a redirect is written, followed at once, changed and ended, each with its line in the log', async () => {
  const added = await add('/sale', '/offers', { http_code: 302 });
  expect(added).toMatchObject({
    status: 201,
    data: { attributes: { path: '/sale', to: '/offers', http_code: 302, revision: 1, author: 'Mary' } },
  });
  const { id } = added.data;
  expect((await visit('sale')).data.attributes).toMatchObject({ to: '/offers', http_code: 302 });
  const payload = plan('/sale', '/stock', { http_code: 308 });
  const updated = await send('PUT', `/redirects/${id}`, { revision: 1, payload });
  expect(updated).toMatchObject({ status: 200, data: { attributes: { to: '/stock', revision: 2 } } });
  expect(await targetOf('sale')).toBe('/stock');
  expect((await send('DELETE', `/redirects/${id}`, { revision: 2 })).status).toBe(204);
  expect(await visit('sale')).toMatchObject({ status: 404 });
  const { data } = await send('GET', '/content_log?market=ae&q=/sale');
  expect(data.map(({ attributes }: { attributes: { action: string } }) => attributes.action)).toEqual([
    'redirect.delete',
    'redirect.change',
    'redirect.create',
  ]);
});

test('the same redirect sent twice is there once', async () => {
  const [one, other] = [await add('/sale', '/offers'), await add('/sale', '/offers')];
  expect([one.data.id, one.status, other.status]).toEqual([other.data.id, 201, 201]);
  expect((await list()).meta.total).toBe(1);
});

test('a path has one redirect', async () => {
  await add('/sale', '/offers');
  const refused = { status: 409, errors: [{ path: 'path', message: expect.stringContaining('Another redirect') }] };
  expect(await add('/sale', '/stock')).toMatchObject(refused);
  const { id } = (await add('/other', '/stock')).data;
  const payload = plan('/sale', '/stock');
  expect(await send('PUT', `/redirects/${id}`, { revision: 1, payload })).toMatchObject(refused);
});

test('what somebody else has changed meanwhile is neither changed nor ended', async () => {
  const { id } = (await add('/sale', '/offers')).data;
  await send('PUT', `/redirects/${id}`, { revision: 1, payload: plan('/sale', '/stock') });
  const late = { status: 412, code: 'redirect.changed' };
  const payload = plan('/sale', '/news');
  expect(await send('PUT', `/redirects/${id}`, { revision: 1, payload })).toMatchObject(late);
  expect(await send('DELETE', `/redirects/${id}`, { revision: 1 })).toMatchObject(late);
  expect(await targetOf('sale')).toBe('/stock');
});

test('moving a page over a redirect counts as a change of it', async () => {
  const { id } = (await add('/old-offers', '/stock')).data;
  const page = await addPage(api.database.db, { market: 'ae', path: '/old-offers', title: 'Old' });
  await send('POST', `/pages/${page}/move`, { revision: 1, payload: { path: '/new-offers' } });
  const payload = plan('/old-offers', '/news');
  expect(await send('PUT', `/redirects/${id}`, { revision: 1, payload })).toMatchObject({ status: 412 });
});

describe('a target is refused that', () => {
  test.each([
    ['javascript:alert(1)', 'external'],
    ['JavaScript:alert(1)', 'internal'],
    ['data:text/html,x', 'file'],
    ['//evil.test', 'internal'],
    ['//evil.test/x.pdf', 'file'],
    ['/\\evil.test', 'internal'],
    ['https://evil.test', 'internal'],
    ['https://evil.test/x.pdf', 'file'],
    ['https://trusted.test@evil.test', 'external'],
    ['ftp://partner.test', 'external'],
    ['/offers', 'external'],
    ['http://ae.localhost:3000/offers', 'external'],
    ['/sale', 'internal'],
    ['/offers/*', 'internal'],
  ] as const)('is %s (%s)', async (to, link_type) => {
    expect(await add('/sale', to, { link_type })).toMatchObject({ status: 422, errors: [{ path: 'to' }] });
    expect((await list()).meta.total).toBe(0);
  });

  test('is written into a redirect that was good', async () => {
    const { id } = (await add('/sale', '/offers')).data;
    const payload = plan('/sale', 'javascript:alert(1)', { link_type: 'external' });
    expect(await send('PUT', `/redirects/${id}`, { revision: 1, payload })).toMatchObject({ status: 422 });
  });
});

test.each([
  ['/a b', 301],
  ['sale', 301],
  ['/sale/', 301],
  ['/sale*', 301],
  ['/*/sale', 301],
  ['/sale', 303],
])('%s with status %d is no redirect', async (path, http_code) => {
  const payload = { market: 'ae', ...plan('/sale', '/offers'), path, http_code };
  expect(await send('POST', '/redirects', { payload })).toMatchObject({ status: 422 });
});

describe('a circle is refused with its chain', () => {
  const circle = (message: string) => ({
    status: 409,
    detail: 'This makes visitors go in a circle.',
    errors: [{ path: 'to', message }],
  });

  test('over several redirects', async () => {
    await add('/a', '/b');
    await add('/b', '/ar/c');
    expect(await add('/c', '/a/?x=1')).toMatchObject(circle('/c → /a → /b → /c'));
    expect((await list()).meta.total).toBe(2);
  });

  test('through patterns', async () => {
    await add('/a/*', '/b/*');
    expect(await add('/b/*', '/a/*')).toMatchObject(circle('/b/* → /a/* → /b/*'));
    expect(await add('/grows/*', '/grows/more/*')).toMatchObject({ status: 409 });
  });

  test('that a change makes, or the end of a redirect that kept others out of it', async () => {
    await add('/a', '/b');
    const { id } = (await add('/b', '/c')).data;
    const payload = plan('/b', '/a');
    expect(await send('PUT', `/redirects/${id}`, { revision: 1, payload })).toMatchObject(circle('/b → /a → /b'));
    const way = (await add('/x/more/*', '/offers')).data;
    await add('/x/*', '/x/more/*');
    expect(await send('DELETE', `/redirects/${way.id}`, { revision: 1 })).toMatchObject({ status: 409 });
  });

  test('also where two write its halves at once', async () => {
    const answers = await Promise.all([add('/a', '/b'), add('/b', '/a')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('one that is there already keeps nobody from writing others', async () => {
    const { db } = api.database;
    await db.insert(table).values([
      { market: 'ae', path: '/round', to: '/about' },
      { market: 'ae', path: '/about', to: '/round' },
    ]);
    expect((await add('/sale', '/offers')).status).toBe(201);
    expect(await visit('round')).toMatchObject({ status: 404 });
  });
});

test('a redirect that a published page would hide is refused; one that a page hides later says so', async () => {
  expect(await add('/offers', '/stock')).toMatchObject({ status: 409, errors: [{ path: 'path' }] });
  expect((await add('/offers/*', '/offers')).status).toBe(201);
  await add('/soon', '/stock');
  await addPage(api.database.db, { market: 'ae', path: '/soon', title: 'Soon' });
  const { data } = await list('&q=soon');
  expect(data.map(({ attributes }: { attributes: { is_hidden: boolean } }) => attributes.is_hidden)).toEqual([true]);
  expect((await visit('soon')).data.type).toBe('page');
});

describe('patterns', () => {
  test('lead everything below a path, after redirects of one path, and the longest first', async () => {
    await add('/old/*', '/new/*');
    await add('/old/cars/*', '/stock');
    await add('/old/cars/defender', '/defender');
    const paths = ['old/a/b', 'old/cars/evoque', 'old/cars/defender', 'old/a b', 'old'];
    const targets = await Promise.all(paths.map(targetOf));
    expect(targets).toEqual(['/new/a/b', '/stock', '/defender', '/new/a%20b', undefined]);
  });

  test('leave pages that are published where they are', async () => {
    await addPage(api.database.db, { market: 'ae', path: '/cars/defender', title: 'Defender' });
    await add('/cars/*', '/stock');
    expect((await visit('cars/defender')).data.type).toBe('page');
    expect(await targetOf('cars/nowhere')).toBe('/stock');
  });

  test('take nobody off the site by what they take along', async () => {
    await add('/out/*', '/*');
    expect(await visit('out//evil.test')).toMatchObject({ status: 404 });
    expect(await targetOf('out/javascript:alert(1)')).toBe('/javascript%3Aalert(1)');
  });

  test('are no paths themselves', async () => {
    await add('/old/*', '/new');
    expect(await targetOf('old/*')).toBe('/new');
    expect(await visit('*')).toMatchObject({ status: 404 });
  });
});

test('redirects are found by their path or target, in pages', async () => {
  const rows = Array.from({ length: 60 }, (_, number) => ({
    market: 'ae',
    path: `/old/${String(number).padStart(2, '0')}`,
    to: number === 7 ? '/100%25' : '/new',
  }));
  await api.database.db.insert(table).values(rows);
  expect((await list('&page=2')).meta).toEqual({ total: 60, page: 2, pages: 2, items: 50 });
  expect((await list('&q=OLD/0')).meta.total).toBe(10);
  expect((await list('&q=%25')).meta.total).toBe(1);
});

test.each(['translator', 'editor'] as const)('a person who is %s neither sees nor writes redirects', async (role) => {
  expect((await send('GET', '/redirects?market=ae', { role })).status).toBe(403);
  const payload = { market: 'ae', ...plan('/sale', '/offers') };
  expect((await send('POST', '/redirects', { role, payload })).status).toBe(403);
});

test('a change makes exactly the paths stale that it is about', async () => {
  const heard: string[] = [];
  const { followChanges } = await import('../kernel/changes');
  const changes = await followChanges(api.database, (error) => {
    throw error;
  });
  changes.onTags(({ tags }) => void heard.push(...tags));
  const { id } = (await add('/old/*', '/new/*')).data;
  await send('PUT', `/redirects/${id}`, { revision: 1, payload: plan('/older/*', '/new/*') });
  await until(() => heard.length >= 3);
  await changes.close();
  expect(heard).toEqual(['page:ae/old/*', 'page:ae/old/*', 'page:ae/older/*']);
});
