import { getPageByPath } from '@showroom/contracts/calls/content';
import type { PageBlock } from '@showroom/contracts/entities/page';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo, fakeClient } from '@showroom/shared-ui/testing';
import type { ShellContext } from './context';
import { type TestModules, testRemotes, testShell, testTemplate } from './context.testing';
import { loadPage, reloadBlocks } from './load-page';
import { type BlockView, blockKey, forBrowser } from './page-data';
import { storedBlock, testPage } from './page-data.testing';

const Component = () => null;
const templates = [testTemplate('quote', { hydrate: 'never' }), testTemplate('stock', { hydrate: 'visible' })];

const block = (template: string, content: Record<string, unknown> = {}, id = `${template}-1`) =>
  storedBlock(id, template, content);

function pageOf(...blocks: PageBlock[]) {
  const { id, attributes } = testPage([]);
  return { data: { id, type: 'page' as const, attributes: { ...attributes, blocks } } };
}
function redirectTo(to: string, http_code: number, link_type: 'internal' | 'external' | 'file' = 'internal') {
  return { data: { id: '1', type: 'redirect' as const, attributes: { to, http_code, link_type } } };
}

function shellWith(
  answer: ReturnType<typeof pageOf> | ReturnType<typeof redirectTo> | Error,
  modules: TestModules = {},
) {
  const client = fakeClient(answerTo(getPageByPath, answer));
  const remotes = testRemotes(
    { './block/quote': { Component }, './block/stock': { Component }, ...modules },
    { templates },
  );
  const shell = testShell({ remotes, options: { client, market: 'ae', locale: 'ar-AE' } });
  return { shell, client, remotes };
}

const load = (
  shell: ShellContext,
  path = 'defender',
  keep?: ReadonlyMap<string, BlockView>,
  signal: AbortSignal = new AbortController().signal,
) =>
  loadPage({
    shell,
    url: new URL(`http://site.test/${path}?page=2`),
    path,
    signal,
    ...(keep && { keep }),
  });

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test.each([
  ['', '~home'],
  ['/', '~home'],
  ['defender', 'defender'],
  ['news/new-car/', 'news/new-car'],
])('the path "%s" is asked for as "%s", in market and language of the page', async (path, asked) => {
  const { shell, client } = shellWith(pageOf());
  await load(shell, path);
  expect(client.sends[0]?.input).toMatchObject({ params: { path: asked }, query: { market: 'ae', locale: 'ar-AE' } });
});

test('a site map that does not come costs the blocks, and no page', async () => {
  const { shell, remotes } = shellWith(pageOf(block('quote'), block('stock')));
  const away = { ...remotes, map: () => Promise.reject(new Error('The site map answered 503')) };
  const { blocks } = await load({ ...shell, remotes: away });
  expect(blocks.map(({ status }) => status)).toEqual(['failed', 'failed']);
});

test('each block comes with its template, filled content and data', async () => {
  const loadStock = jest.fn(async () => ['vehicle']);
  const { shell } = shellWith(
    pageOf(block('quote', { unknown: 1 }), block('stock', { title: 'Stock', block_scroll_id: 'list' })),
    {
      './block/stock': { Component, load: loadStock },
    },
  );
  const page = await load(shell);
  expect(page.attributes).not.toHaveProperty('blocks');
  expect(page.blocks).toMatchObject([
    {
      status: 'ready',
      id: 'quote-1',
      remote: 'mf-test',
      hydrate: 'never',
      content: { title: 'Untitled' },
      data: undefined,
    },
    {
      status: 'ready',
      id: 'stock-1',
      hydrate: 'visible',
      scrollId: 'list',
      content: { title: 'Stock' },
      data: ['vehicle'],
    },
  ]);
  expect(loadStock).toHaveBeenCalledWith(
    expect.objectContaining({
      platform: shell.platform,
      url: new URL('http://site.test/defender?page=2'),
      content: { title: 'Stock' },
      signal: expect.any(AbortSignal),
    }),
  );
});

test('a block says when this content needs its code', async () => {
  const hydrate = jest.fn(() => 'never');
  const { shell } = shellWith(pageOf(block('stock', { title: 'Still' })), { './block/stock': { Component, hydrate } });
  const { blocks } = await load(shell);
  expect(blocks).toMatchObject([{ status: 'ready', hydrate: 'never' }]);
  expect(hydrate).toHaveBeenCalledWith({ title: 'Still' });
});

describe('what opens a new window', () => {
  const { data: redirected } = redirectTo('/offers', 301);
  const leading = { data: { ...redirected, attributes: { ...redirected.attributes, link_new_window: true } } };
  const { data: shown } = pageOf();
  const opening = { data: { ...shown, attributes: { ...shown.attributes, link_new_window: true } } };

  function inBrowser(answer: typeof leading | typeof opening, opened: { opener: unknown } | null) {
    const open = jest.fn(() => opened);
    Object.assign(window, { open });
    const shell: ShellContext = { ...shellWith(answer).shell, side: 'browser' };
    return { open, shell };
  }
  const locationOf = (thrown: unknown) => (thrown instanceof Response ? thrown.headers.get('location') : thrown);

  test.each([
    ['a redirect, in the language of the page', leading, '/ar/offers?page=2'],
    ['a page', opening, 'http://site.test/defender?page=2'],
  ])('is opened there, and the page with the link is loaded again: %s', async (_, answer, address) => {
    const opened = { opener: window, location: { href: '' } };
    const { shell } = inBrowser(answer, opened);
    expect(locationOf(await load(shell).catch((thrown: unknown) => thrown))).toBe(window.location.href);
    expect(opened).toEqual({ opener: null, location: { href: address } });
  });

  test('is shown where the link stands when the browser opens no window', async () => {
    expect(locationOf(await load(inBrowser(leading, null).shell).catch((thrown: unknown) => thrown))).toBe(
      '/offers?page=2',
    );
    expect(await load(inBrowser(opening, null).shell)).toMatchObject({ id: shown.id });
  });

  test('is shown as it is where it is opened already, and on the server', async () => {
    const { shell, open } = inBrowser(opening, null);
    await load(shell, 'defender', new Map());
    await load({ ...shell, side: 'server' });
    expect(open).not.toHaveBeenCalled();
  });
});

test('content of an older version of its template is shown as the present one has it', async () => {
  const upgrades = [{ to: 2, changes: [{ in: 'block', change: 'rename', symbol: 'headline', to: 'title' }] }] as const;
  const remotes = testRemotes(
    { './block/quote': { Component } },
    { templates: [testTemplate('quote', { version: 2, upgrades })] },
  );
  const client = fakeClient(answerTo(getPageByPath, pageOf(block('quote', { headline: 'Old words' }))));
  const page = await load(testShell({ remotes, options: { client } }));
  expect(page.blocks).toMatchObject([{ status: 'ready', content: { title: 'Old words' } }]);
});

test('of a page that is shown already one block alone is asked anew, by the id that it has there', async () => {
  let loads = 0;
  const { shell } = shellWith(pageOf(block('stock'), block('stock', { block_scroll_id: 'list' }, 'stock-2')), {
    './block/stock': {
      Component,
      load: async () => {
        loads += 1;
        return loads;
      },
    },
  });
  const page = await load(shell);
  const input = {
    shell,
    path: 'defender',
    url: new URL('http://site.test/defender'),
    signal: new AbortController().signal,
  };
  expect((await reloadBlocks(input, page, new Set(['component-1']))).blocks).toMatchObject([{ data: 3 }, { data: 2 }]);
  expect((await reloadBlocks(input, page, new Set(['list']))).blocks).toMatchObject([{ data: 1 }, { data: 4 }]);
});

describe('blocks that govern others', () => {
  const tabs = testTemplate('tabs', {
    field_groups_template: [
      { symbol: 'label', label: 'Label', field_type: 'String' },
      { symbol: 'count', label: 'Blocks', field_type: 'Number', default_value: 1 },
    ],
    governs: { by: 'count', field: 'count', label: 'label' },
    version: 2,
    upgrades: [{ to: 2, changes: [{ in: 'groups', change: 'rename', symbol: 'blocks', to: 'count' }] }],
  });
  const shellOf = (...blocks: PageBlock[]) => {
    const remotes = testRemotes(
      { './block/quote': { Component }, './block/tabs': { Component } },
      { templates: [...templates, tabs] },
    );
    return testShell({ remotes, options: { client: fakeClient(answerTo(getPageByPath, pageOf(...blocks))) } });
  };
  const quoted = (id: string, sequence: number, more: Partial<PageBlock> = {}) => ({
    ...storedBlock(id, 'quote', {}, sequence),
    ...more,
  });

  test('come with those, what is hidden counted and left out, and older content upgraded', async () => {
    const shell = shellOf(
      storedBlock('tabs', 'tabs', { groups: [{ blocks: 2 }, {}] }, 1),
      quoted('a', 2),
      quoted('b', 3, { active_positions: [] }),
      quoted('c', 4),
      quoted('d', 5),
    );
    const page = await load(shell);
    expect(page.blocks.map(({ id }) => id)).toEqual(['tabs', 'a', 'c', 'd']);
    expect(page.governed).toEqual([{ by: 0, groups: [[1], [2]] }]);
  });

  test('still do when a query asks the blocks of the page anew', async () => {
    const shell = shellOf(storedBlock('tabs', 'tabs', { groups: [{}] }, 1), quoted('a', 2));
    const page = await load(shell);
    const input = { shell, path: 'defender', signal: new AbortController().signal };
    const next = await reloadBlocks({ ...input, url: new URL('http://site.test/defender?page=3') }, page);
    expect(next.governed).toEqual(page.governed);
    expect(forBrowser(next).governed).toEqual(page.governed);
  });

  test('cost a page without any nothing', async () => {
    expect(await load(shellOf(quoted('a', 1)))).not.toHaveProperty('governed');
  });
});

test("a block's code is there when the page renders", async () => {
  const { shell } = shellWith(pageOf(block('quote')));
  await load(shell);
  const module = shell.modules.get(blockKey('mf-test', 'quote', 'quote-1'), () =>
    Promise.reject(new Error('too late')),
  );
  expect(module).toMatchObject({ status: 'fulfilled', value: { Component } });
});

test.each([301, 302, 308])('a redirect is the answer of the page, with its status %i', async (code) => {
  const thrown: unknown = await load(shellWith(redirectTo('/new?x=1', code)).shell).catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw new Error('It is no answer');
  expect([thrown.status, thrown.headers.get('location')]).toEqual([code, '/new?x=1&page=2']);
});

test.each([
  ['/files/brochure.pdf', 'file', 'http://site.test/files/brochure.pdf?page=2'],
  ['https://partner.test/', 'external', 'https://partner.test/?page=2'],
] as const)('%s (%s) is opened by the browser, not looked for among the pages', async (to, link_type, opened) => {
  const { shell } = shellWith(redirectTo(to, 302, link_type));
  const thrown: unknown = await load(shell).catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw new Error('It is no answer');
  expect([thrown.headers.get('location'), thrown.headers.has('x-remix-reload-document')]).toEqual([opened, true]);
});

test.each(['javascript:alert(1)', '//evil.test', '/\\evil.test'])('nobody is sent to %s', async (to) => {
  const { shell } = shellWith(redirectTo(to, 301, 'external'));
  await expect(load(shell)).rejects.toMatchObject({ code: 'content.redirect-unsafe', status: 404 });
});

test('a page that is not there is the error of the call', async () => {
  const { shell } = shellWith(new ShowroomError('content.response-missing', { status: 404 }));
  await expect(load(shell)).rejects.toMatchObject({ status: 404 });
});

describe('a block that does not come costs its place, not the page', () => {
  const other = { status: 'ready', id: 'quote-1' };
  const failed = { status: 'failed', id: 'stock-1', template: 'stock', scrollId: 'list' };
  const blocks = [block('stock', { block_scroll_id: 'list' }), block('quote')];

  test.each<[string, TestModules]>([
    ['because its code cannot be loaded', { './block/stock': () => Promise.reject(new Error('away')) }],
    ['because it is no block', { './block/stock': { nothing: true } }],
    ['because its data fail', { './block/stock': { Component, load: () => Promise.reject(new Error('no data')) } }],
    ['because its loader throws', { './block/stock': { Component, load: () => JSON.parse('{') } }],
  ])('%s', async (_, modules) => {
    expect((await load(shellWith(pageOf(...blocks), modules).shell)).blocks).toMatchObject([failed, other]);
  });

  test('because no remote offers it', async () => {
    const { shell } = shellWith(pageOf(block('unheard-of'), block('quote')));
    expect((await load(shell)).blocks).toMatchObject([{ status: 'failed', template: 'unheard-of' }, other]);
  });

  test('because it is late, which its loader is told', async () => {
    jest.useFakeTimers();
    let told: AbortSignal | undefined;
    const stock = {
      Component,
      load({ signal }: { signal: AbortSignal }) {
        told = signal;
        return new Promise(() => undefined);
      },
    };
    const loading = load(shellWith(pageOf(...blocks), { './block/stock': stock }).shell);
    await jest.advanceTimersByTimeAsync(8000);
    expect((await loading).blocks).toMatchObject([failed, other]);
    expect(told?.aborted).toBe(true);
  });
});

describe('a block that takes long', () => {
  const stock = ({ signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      setTimeout(() => resolve('late'), 6000);
    });

  test('is waited for on a slow network', async () => {
    jest.useFakeTimers();
    const { shell } = shellWith(pageOf(block('stock')), { './block/stock': { Component, load: stock } });
    const loading = load(shell);
    await jest.advanceTimersByTimeAsync(6000);
    expect((await loading).blocks).toMatchObject([{ status: 'ready', data: 'late' }]);
  });

  test('is given up when another navigation overtakes the one that asks for it, and nothing is reported', async () => {
    const { shell } = shellWith(pageOf(block('stock')), { './block/stock': { Component, load: stock } });
    const overtaken = new AbortController();
    const loading = load(shell, 'defender', undefined, overtaken.signal);
    setTimeout(() => overtaken.abort(new Error('overtaken')));
    await expect(loading).rejects.toThrow('overtaken');
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('blocks that stand as HTML already', () => {
  const kept: BlockView = { status: 'static', id: 'quote-1', template: 'quote', scrollId: '' };

  test('stay as they are and cost no code, all others are loaded', async () => {
    const { shell, remotes } = shellWith(pageOf(block('quote'), block('stock')));
    const page = await load(shell, 'defender', new Map([['quote-1', kept]]));
    expect(page.blocks[0]).toBe(kept);
    expect(page.blocks[1]).toMatchObject({ status: 'ready', id: 'stock-1' });
    expect(remotes.loads).toEqual(['./block/stock']);
  });

  test('a block that failed is loaded again', async () => {
    const { shell } = shellWith(pageOf(block('quote')));
    const broken: BlockView = { ...kept, status: 'failed' };
    expect((await load(shell, 'defender', new Map([['quote-1', broken]]))).blocks).toMatchObject([{ status: 'ready' }]);
  });
});

test('a page that is shown already goes on without its definition: blocks are asked anew, and one that fails stays', async () => {
  let isAway = false;
  const { shell } = shellWith(pageOf(block('stock'), block('stock', {}, 'stock-2')), {
    './block/stock': {
      Component,
      load: async ({ url }: { url: URL }) => {
        if (isAway && url.searchParams.has('second')) throw new Error('away');
        return url.search;
      },
    },
  });
  const page = await load(shell);
  const input = { shell, path: 'defender', signal: new AbortController().signal };
  const next = await reloadBlocks({ ...input, url: new URL('http://site.test/defender?page=3') }, page);
  expect(next.blocks).toMatchObject([{ data: '?page=3' }, { data: '?page=3' }]);
  isAway = true;
  const failed = await reloadBlocks({ ...input, url: new URL('http://site.test/defender?second') }, next);
  expect(failed).toEqual(next);
});

test('the home page says whose site it is, and how it is searched where it can be', async () => {
  const home = pageOf();
  home.data.attributes.path = '/';
  const { client } = shellWith(home);
  const shellOf = (mounts: readonly string[]) =>
    testShell({
      remotes: testRemotes({}, { mounts: mounts.map((path) => ({ path, remote: 'mf-test', expose: './routes' })) }),
      options: { client, market: 'ae', locale: 'ar-AE', settings: { 'app.name': 'Cars' } },
      siteUrl: 'https://ae.showroom.test',
    });
  const [organization, site] = (await load(shellOf(['/search']), '')).structuredData ?? [];
  expect(organization).toMatchObject({ '@type': 'Organization', name: 'Cars', url: '/', logo: '/favicon.svg' });
  expect(site).toMatchObject({
    '@type': 'WebSite',
    name: 'Cars',
    url: '/ar',
    publisher: { '@id': organization?.['@id'] },
    potentialAction: { target: { urlTemplate: 'https://ae.showroom.test/ar/search?q={search_term_string}' } },
  });
  expect((await load(shellOf([]), '')).structuredData?.[1]).not.toHaveProperty('potentialAction');
  const { shell } = shellWith(pageOf());
  expect((await load(shell)).structuredData).toBeUndefined();
});
