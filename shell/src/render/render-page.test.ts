/** @jest-environment node */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInNewContext } from 'node:vm';
import { MARKETS } from '@showroom/contracts/markets';
import { mergeSettings } from '@showroom/contracts/settings/settings';
import type { LoadInput } from '@showroom/shared-ui/remote-modules';
import { createElement } from 'react';
import type { ServerRemotes } from '../federation/server-remotes';
import { type TestModules, testRemotes, testTemplate } from '../page/context.testing';
import { storedBlock, testPage } from '../page/page-data.testing';
import { cachedAnswers } from './cached-answers';
import { CachedParts } from './cached-parts';
import { PageStylesheets } from './page-styles';
import type { Head, PageEnd, RenderRequest } from './protocol';
import { renderPage } from './render-page';
import type { World } from './request-context';

const Quote = ({ content }: { content: { title: string } }) => createElement('blockquote', null, content.title);
function Broken(): never {
  throw new Error('broken');
}
const MODULES: TestModules = {
  './navigation': { kind: 'react', Component: () => createElement('nav', null, 'Menu') },
  './footer': { kind: 'react', Component: () => createElement('footer', null, 'Imprint') },
  './block/quote': { Component: Quote },
  './block/stock': { Component: Quote, load: async () => ['vehicle'] },
};
const SLOTS = {
  navigation: { remote: 'mf-test', expose: './navigation' },
  footer: { remote: 'mf-test', expose: './footer' },
};
const STYLE = 'http://registry.test/quote.css';
const PIN = {
  remote: 'mf-test',
  version: '1.0.0',
  container: 'mf_test',
  entry: 'http://registry.test/entry.js',
  integrity: 'sha384-x',
  exposes: {
    './block/quote': { scripts: [], styles: [STYLE], integrity: { [STYLE]: 'sha384-style' } },
    './block/stock': { scripts: [], styles: [], integrity: {} },
    './navigation': { scripts: [], styles: [], integrity: {} },
  },
};

let api: Server;
let apiUrl: string;
/** What is at a path of the API; everything else is a 404. */
let pages: Record<string, unknown>;
/** The metaheads of all pages, while they can be had. */
let lists: readonly unknown[] | undefined;
let asked: { url: string; headers: Record<string, unknown> }[];

beforeAll(async () => {
  api = createServer(({ url = '', headers }, response) => {
    asked.push({ url, headers });
    const isList = url.startsWith('/metaheads');
    const found = isList
      ? lists && { data: lists }
      : pages[decodeURIComponent(url.split('?')[0]?.split('/by_path/')[1] ?? '')];
    response.writeHead(found ? 200 : 404, { 'content-type': found ? 'application/json' : 'application/problem+json' });
    response.end(JSON.stringify(found ?? { status: 404, title: 'Not found' }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = JSON.parse(JSON.stringify(api.address()));
  apiUrl = `http://127.0.0.1:${port}`;
});
afterAll(() => api.close());
beforeEach(() => {
  asked = [];
  pages = {};
  lists = [];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function pageAt(path: string, templates: string[], content: Record<string, unknown> = { title: 'Go further' }) {
  const { id, attributes } = testPage([], { path });
  const blocks = templates.map((template, index) => storedBlock(`${template}-${index}`, template, content, index + 1));
  return { data: { id, type: 'page', attributes: { ...attributes, blocks } } };
}

function serverRemotes(modules: TestModules, values: Partial<ServerRemotes> = {}): ServerRemotes {
  const moments = { quote: 'never', stock: 'visible', tabs: 'activity' } as const;
  const templates = Object.entries(moments).map(([key, hydrate]) => testTemplate(key, { hydrate }));
  const mounts = [{ path: '/showroom', remote: 'mf-test', expose: './routes' }];
  const remotes = testRemotes(modules, { slots: SLOTS, templates, mounts, pins: [PIN] });
  const files = (_remote: string, expose: string) => Object.entries(PIN.exposes).find(([name]) => name === expose)?.[1];
  const styleText = (url: string) => (url === STYLE ? 'blockquote{margin:0}' : undefined);
  return {
    ...remotes,
    files,
    entry: () => PIN,
    styleText,
    mapName: undefined,
    standIns: [],
    renderDeadline: 4000,
    works: [],
    watched: (client) => client,
    broke: () => undefined,
    end: () => ({ isProbeDue: false }),
    ...values,
  };
}

async function open(
  path: string,
  values: Partial<RenderRequest> = {},
  modules = MODULES,
  remotes: Partial<ServerRemotes> = {},
) {
  const world: World = {
    remotes: serverRemotes(modules, remotes),
    apiUrl,
    siteOrigin: 'https://showroom.test',
    entry: {
      scripts: [{ url: '/assets/main.js', integrity: 'sha384-main' }],
      style: { url: '', text: '' },
      federation: [{ url: '/assets/federation.js', integrity: 'sha384-federation' }],
      languages: {
        ar: { scripts: [{ url: '/assets/main_ar.js', integrity: 'sha384-main-ar' }], federation: [] },
      },
    },
    settings: mergeSettings([]).settings,
    answers: cachedAnswers(),
    parts: new CachedParts(),
    sheets: new PageStylesheets(),
  };
  const request: RenderRequest = {
    id: 1,
    url: `http://site.test${path}`,
    market: 'au',
    channel: 'stable',
    locale: 'en-AU',
    basename: '/',
    nonce: 'the-nonce',
    apiHeaders: {},
    person: undefined,
    ...values,
  };
  let head: Head | undefined;
  let html = '';
  const ended: boolean[] = [];
  const out = {
    head(made: Head) {
      head = made;
    },
    async write(bytes: Uint8Array) {
      html += Buffer.from(bytes).toString();
    },
    end({ isWhole }: PageEnd, bytes?: Uint8Array) {
      html += new TextDecoder().decode(bytes);
      ended.push(isWhole);
    },
  };
  await renderPage(world, request, out, new AbortController().signal);
  if (!head) throw new Error('There was no head');
  const json = /<script id="page-state"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null';
  return { head, html, ended, state: JSON.parse(json) };
}

test('a page is whole HTML with its status, tags and language', async () => {
  pages = { defender: pageAt('/defender', ['quote']) };
  const { head, html, ended } = await open('/defender');
  expect(head).toMatchObject({ status: 200, private: false, degraded: false });
  expect(head.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-composition': 'composition-of-tests',
  });
  expect([...head.tags].sort()).toEqual(['metaheads:au', 'navigation:au', 'page:au/defender', 'settings:au']);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en-AU" dir="ltr" class="white-theme">/);
  for (const part of ['<title>Defender | Showroom</title>', '<nav>Menu</nav>', 'Go further', 'Imprint']) {
    expect(html).toContain(part);
  }
  expect(ended).toEqual([true]);
});

test('a page says what it is below, and is stale with whatever comes to stand there', async () => {
  const { data } = pageAt('/offers/summer/sale', ['quote']);
  const breadcrumbs = [{ label: 'Offers', url: '/offers' }];
  pages = { 'offers/summer/sale': { data: { ...data, attributes: { ...data.attributes, breadcrumbs } } } };
  const { head, html } = await open('/offers/summer/sale');
  const above = ['page:au/offers', 'page:au/offers/summer', 'page:au/offers/summer/sale'];
  expect(head.tags).toEqual(expect.arrayContaining(above));
  expect(head.tags).not.toContain('page:au/');
  expect(html).toMatch(/<nav aria-label="Breadcrumb".*<a [^>]*href="\/offers"[^>]*>Offers<\/a>/);
});

describe('metaheads', () => {
  const metahead = (id: string, language: string, content: string, in_body = false) => {
    const used = { sequence: 1, rdx_core_page_id: null, reload_on_each_page: false, in_body };
    return { id, type: 'metahead', attributes: { language, content, ...used } };
  };
  const openWith = (...metaheads: readonly ReturnType<typeof metahead>[]) => {
    const { data } = pageAt('/defender', ['quote']);
    pages = { defender: { data: { ...data, attributes: { ...data.attributes, metaheads } } } };
    return open('/defender');
  };

  test('of all pages stand on pages of remotes, whose browser gets what runs again', async () => {
    const again = metahead('again', 'javascript', 'again()');
    lists = [
      metahead('once', 'javascript', 'once()'),
      { ...again, attributes: { ...again.attributes, reload_on_each_page: true } },
    ];
    const vehicle = { id: 'vehicle', path: 'vehicle', element: createElement('h1', null, 'Vehicle') };
    const modules = { ...MODULES, './routes': { createRoutes: () => [vehicle] } };
    const { head, html, state } = await open('/showroom/vehicle', {}, modules);
    expect(html).toContain('<script data-metahead="once" nonce="the-nonce">once()</script>');
    expect(head.tags).toContain('metaheads:au');
    expect(head.degraded).toBe(false);
    const sent: { attributes: { content: string } }[] = state.loaderData['mount /showroom'].metaheads;
    expect(sent.map(({ attributes }) => attributes.content)).toEqual(['', 'again()']);
    lists = undefined;
    const without = await open('/showroom/vehicle', {}, modules);
    expect([without.html.includes('<h1>Vehicle</h1>'), without.head.degraded]).toEqual([true, true]);
  });

  test('stand in order in the head or at the end of the body, with the nonce of the page', async () => {
    const { html } = await openWith(
      metahead('a', 'javascript', 'if (1 < 2 && 2 > 1) window.a = "$&"'),
      metahead('b', 'js-src', 'https://tags.test/b.js?x=1'),
      metahead('c', 'css', '.a > .b { content: "&" }'),
      metahead('d', 'javascript', 'last()', true),
      metahead('e', 'html', '<p class="note">Hello</p>', true),
    );
    const [head = '', body = ''] = html.split('</head>');
    const inHead = [
      '<script data-metahead="a" nonce="the-nonce">if (1 < 2 && 2 > 1) window.a = "$&"</script>',
      '<script data-metahead="b" nonce="the-nonce">',
      '<style data-metahead="c" nonce="the-nonce">.a > .b { content: "&" }</style>',
    ];
    const places = inHead.map((one) => head.indexOf(one));
    expect([places.includes(-1), places]).toEqual([false, [...places].sort((a, b) => a - b)]);
    const inBody =
      '<script data-metahead="d" nonce="the-nonce">last()</script><div data-metahead="e"><p class="note">Hello</p></div>';
    expect(body).toContain(inBody);
    expect(body.indexOf(inBody)).toBeGreaterThan(body.indexOf('id="page-state"'));
  });

  test('a script from an address is fetched by one that the page has, since a policy of hashes knows no addresses', async () => {
    const { html } = await openWith(metahead('b', 'js-src', 'https://tags.test/b.js?x=1&y="</script>"'));
    const text = /<script data-metahead="b"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const scripts: { src?: string; async?: boolean }[] = [];
    const document = {
      readyState: 'complete',
      createElement: () => ({}),
      head: { append: (script: object) => scripts.push(script) },
    };
    runInNewContext(text, { document });
    expect(scripts).toEqual([{ src: 'https://tags.test/b.js?x=1&y="</script>"', async: false }]);
  });

  test('of the head are elements, whose texts are escaped once', async () => {
    const { html } = await openWith(
      metahead(
        'a',
        'html',
        '<meta name="x" content="&quot;a&quot; &amp; b" /><link rel="me" href="https://me.test" />',
      ),
    );
    const [head = ''] = html.split('</head>');
    expect(head).toMatch(/<meta name="x" content="&quot;a&quot; &amp; b" data-metahead="a"\/>/);
    expect(head).toMatch(/<link rel="me" href="https:\/\/me.test" data-metahead="a"\/>/);
  });

  test('leave their content in the HTML: the browser is told which there are', async () => {
    const { state, html } = await openWith(metahead('a', 'javascript', 'window.once = 1'));
    expect(state.loaderData.page.attributes.metaheads).toMatchObject([{ id: 'a', attributes: { content: '' } }]);
    expect(html.split('window.once').length).toBe(2);
  });

  test('cost a page without them nothing', async () => {
    pages = { defender: pageAt('/defender', ['quote']) };
    expect((await open('/defender')).html).not.toMatch(/<\w+ data-(?:gated-)?metahead/);
  });
});

test('a block with data ties the page to the stock', async () => {
  pages = { stock: pageAt('/stock', ['stock']) };
  const { tags } = (await open('/stock')).head;
  expect(tags).toEqual(expect.arrayContaining([`listing:${MARKETS.au.listing}`, 'forms:au']));
});

describe('a page that is not there', () => {
  test('is a 404 that goes as soon as something is at its path', async () => {
    const { head } = await open('/nothing');
    expect([head.status, head.degraded]).toEqual([404, false]);
    expect(head.tags).toContain('page:au/nothing');
  });

  test('goes as well when a redirect comes for everything below a path that it is below', async () => {
    const { head } = await open('/old/cars/nothing');
    expect(head.tags).toEqual(expect.arrayContaining(['page:au/old/cars/*', 'page:au/old/*', 'page:au/*']));
    expect(head.tags).not.toContain('page:au/other/*');
  });

  test('in a second language too', async () => {
    const { head } = await open('/ar/nothing', { market: 'ae', locale: 'ar-AE', basename: '/ar' });
    expect(head.tags).toContain('page:ae/nothing');
  });

  test('under a mount goes with the next change of the stock', async () => {
    const { head } = await open('/showroom/nothing', {}, { ...MODULES, './routes': { createRoutes: () => [] } });
    expect(head.status).toBe(404);
    expect(head.tags).toContain(`listing:${MARKETS.au.listing}`);
  });
});

test.each([301, 302])('a redirect is an answer without a page: %i', async (http_code) => {
  pages = {
    old: { data: { id: '1', type: 'redirect', attributes: { to: '/new', http_code, link_type: 'internal' } } },
  };
  const { head, html } = await open('/old');
  expect([head.status, head.headers['location'], html]).toEqual([http_code, '/new', '']);
});

test('a redirect stays in the language of the visitor and keeps the query, and a file has no language', async () => {
  const redirectTo = (to: string, link_type: string) => ({
    data: { id: '1', type: 'redirect', attributes: { to, http_code: 301, link_type } },
  });
  pages = { old: redirectTo('/new', 'internal'), brochure: redirectTo('/media/brochure.pdf', 'file') };
  const arabic = { market: 'ae', locale: 'ar-AE', basename: '/ar' } as const;
  const [page, file] = [await open('/ar/old?utm_source=mail', arabic), await open('/ar/brochure', arabic)];
  expect(page.head.headers['location']).toBe('/ar/new?utm_source=mail');
  expect(new URL(file.head.headers['location'] ?? '', 'http://other.test').pathname).toBe('/media/brochure.pdf');
});

test.each([[{ private: true }], [[{}, { private: true }]]])(
  'a page with data of one visitor, %j, is private',
  async (data) => {
    pages = { contact: pageAt('/contact', ['stock']) };
    const modules = { ...MODULES, './block/stock': { Component: Quote, load: async () => data } };
    expect((await open('/contact', {}, modules)).head.private).toBe(true);
  },
);

describe('a page that shows a fallback says so, and is not worth caching', () => {
  test.each<[string, TestModules]>([
    ['of a block', { ...MODULES, './block/quote': { nothing: true } }],
    ['of a slot', { ...MODULES, './footer': { nothing: true } }],
  ])('%s', async (_, modules) => {
    pages = { defender: pageAt('/defender', ['quote']) };
    const { head } = await open('/defender', {}, modules);
    expect([head.status, head.degraded]).toEqual([200, true]);
  });

  test('of something that a block can do without', async () => {
    pages = { stock: pageAt('/stock', ['stock']) };
    const load = async ({ platform }: LoadInput<unknown>) => void platform.lacks?.();
    const { head } = await open('/stock', {}, { ...MODULES, './block/stock': { Component: Quote, load } });
    expect([head.status, head.degraded]).toEqual([200, true]);
  });

  test('of a section', async () => {
    const { head } = await open('/showroom');
    expect([head.status, head.degraded, head.headers['retry-after']]).toEqual([503, true, '30']);
  });
});

describe('a page with a version from before', () => {
  test('says whose it is, is worth showing and not worth caching, and goes on with it in the browser', async () => {
    pages = { defender: pageAt('/defender', ['quote']) };
    const choice = { standIns: ['mf-test', 'mf-elsewhere'], mapName: 'composition-of-tests+mf-test@1.0.0' };
    const { head, state } = await open('/defender', {}, MODULES, choice);
    expect(head.headers['x-degraded']).toBe('mf-test');
    expect([head.degraded, head.standIn]).toEqual([false, true]);
    expect(state.siteMap).toBe('composition-of-tests+mf-test@1.0.0');
    expect(state.pins.map(({ version }: { version: string }) => version)).toEqual(['1.0.0']);
  });

  test('is like any other where that remote is not used', async () => {
    pages = { defender: pageAt('/defender', ['quote']) };
    const { head } = await open('/defender', {}, MODULES, { standIns: ['mf-elsewhere'] });
    expect(head.headers).not.toHaveProperty('x-degraded');
    expect(head.standIn).toBeUndefined();
  });
});

test('a remote whose block, slot or section is missing is named in the answer', async () => {
  pages = { defender: pageAt('/defender', ['quote']) };
  for (const modules of [
    { ...MODULES, './block/quote': {} },
    { ...MODULES, './footer': {} },
  ]) {
    expect((await open('/defender', {}, modules)).head.headers['x-degraded']).toBe('mf-test');
  }
  expect((await open('/showroom')).head.headers['x-degraded']).toBe('mf-test');
});

test('what breaks while it renders is reported with the remote that was drawn last, and the page resolves with what it shows', async () => {
  pages = { defender: pageAt('/defender', ['stock', 'quote']) };
  const drawn: string[] = [];
  const broken: unknown[] = [];
  const remotes: Partial<ServerRemotes> = {
    drawing: (_remote, expose) => void drawn.push(expose),
    broke: (error, _stack, isLate) => void broken.push([error, drawn.at(-1), isLate]),
  };
  await open('/defender', {}, { ...MODULES, './block/stock': { Component: Broken } }, remotes);
  expect(broken).toEqual([[new Error('broken'), './block/stock', false]]);
});

test('a block that breaks while it renders costs its place', async () => {
  pages = { defender: pageAt('/defender', ['stock', 'quote']) };
  const { html, ended } = await open('/defender', {}, { ...MODULES, './block/stock': { Component: Broken } });
  expect(ended).toEqual([false]);
  expect(html).toContain('data-block-failed');
  expect(html).toContain('Go further');
  expect(html).toContain('Imprint');
});

test('the styles of a page, which name the order of layers, stand before those of a foreign navigation', async () => {
  pages = { defender: pageAt('/defender', ['quote']) };
  const own = 'http://registry.test/foreign.css';
  const navigation = {
    kind: 'foreign',
    renderToHtml: () => '<nav>Foreign</nav>',
    lifecycles: { bootstrap: Quote, mount: Quote, update: Quote, unmount: Quote },
  };
  const { html } = await open(
    '/defender',
    {},
    { ...MODULES, './navigation': navigation },
    {
      files: (_remote, expose) => {
        const style = { './navigation': own, './block/quote': STYLE }[expose];
        return style === undefined ? undefined : { scripts: [], styles: [style], integrity: {} };
      },
      styleText: (url) => ({ [STYLE]: '@layer ui, remotes;', [own]: '@layer remotes{nav{top:0}}' })[url],
    },
  );
  const [first, second, ...others] = [...html.matchAll(/<style [^>]*>(.*?)<\/style>/g)].map(([, text]) => text);
  expect([first, second]).toEqual(['@layer ui, remotes;', '@layer remotes{nav{top:0}}']);
  expect(others).toEqual([]);
});

describe('what travels to the browser', () => {
  test('leaves the content of static blocks behind and pins what may be needed', async () => {
    pages = { defender: pageAt('/defender', ['quote', 'stock'], { title: 'A very long text' }) };
    const { state, html } = await open('/defender');
    const [quote, stock] = state.loaderData.page.blocks;
    expect([quote.status, stock.status, stock.data]).toEqual(['static', 'ready', ['vehicle']]);
    expect(Object.keys(state.pins[0].exposes).sort()).toEqual(['./block/stock', './navigation']);
    expect(state.inlinedStyles).toEqual([STYLE]);
    expect(html).toMatch(/<style [^>]*>blockquote\{margin:0\}<\/style>/);
    expect(html.match(/<style\b/g)).toHaveLength(1);
    expect(state).toMatchObject({
      market: 'au',
      locale: 'en-AU',
      basename: '/',
      siteUrl: 'https://au.showroom.test',
      errors: null,
    });
  });

  test('holds public settings only, and nobody who is signed in unless the page is theirs', async () => {
    pages = { defender: pageAt('/defender', []) };
    const { state, head } = await open('/defender');
    expect(state.settings).toHaveProperty(['app.name']);
    expect([state.person, head.private]).toEqual([undefined, false]);
    const person = { name: 'Jane', email: 'jane@showroom.test', roles: [] };
    const own = await open('/defender', { person });
    expect([own.state.person, own.head.private]).toEqual([person, true]);
  });

  test('no text of it can close the script that it is in', async () => {
    const title = '</script><script>alert(1)</script>\u2028<!--';
    pages = { stock: pageAt('/stock', ['stock'], { title }) };
    const { state, html } = await open('/stock');
    expect(html).not.toContain('<script>alert');
    expect(state.loaderData.page.blocks[0].content.title).toBe(title);
  });

  test('an error travels without what is known of it inside', async () => {
    const routes = {
      createRoutes: () => [
        {
          id: 'mf-test/x',
          path: 'x',
          loader: () => {
            throw new Error('password of the database');
          },
          element: null,
        },
      ],
    };
    const { head, html } = await open('/showroom/x', {}, { ...MODULES, './routes': routes });
    expect(head.status).toBe(500);
    expect(html).not.toContain('password of the database');
  });
});

test('a page fetches the code that it needs at once as soon as it has come, and no other', async () => {
  pages = { defender: pageAt('/defender', ['quote']) };
  const startOf = (html: string) => html.slice(html.lastIndexOf('<script'));
  const routes = { createRoutes: () => [{ id: 'mf-test/', index: true, element: null }] };
  const section = (await open('/showroom', {}, { ...MODULES, './routes': routes })).html;
  expect(startOf(section)).toContain('["/assets/main.js","sha384-main"]');
  expect(section).toContain(
    '"ahead":[{"files":[["/assets/federation.js","sha384-federation"],["http://registry.test/entry.js","sha384-x"]]}]',
  );
  const arabic = startOf((await open('/ar/showroom', { market: 'ae', locale: 'ar-AE', basename: '/ar' })).html);
  expect(arabic).toContain('["/assets/main_ar.js","sha384-main-ar"]');
  const still = (await open('/defender')).html;
  expect(startOf(still)).toContain('/assets/main.js');
  expect(still).toContain('"ahead":[]');
});

test('the code of a block that waits for its visitor is named with its template, for the browser to see how near it is', async () => {
  pages = { defender: pageAt('/defender', ['tabs', 'stock']) };
  const { html } = await open('/defender', {}, { ...MODULES, './block/tabs': { Component: Quote } });
  expect(html.match(/"ahead":.*?\}\]/)?.[0]).toMatch(
    /^"ahead":\[\{"block":"tabs","files":\[\["\/assets\/federation.js"/,
  );
});

test('every script and style has the nonce', async () => {
  pages = { defender: pageAt('/defender', ['quote']) };
  const { html } = await open('/defender');
  const run = [...html.matchAll(/<(script|style)\b([^>]*)>/g)].filter(([tag]) => !tag.includes('application/'));
  expect(run.length).toBeGreaterThan(1);
  expect(run.filter(([tag]) => !tag.includes('nonce="the-nonce"'))).toEqual([]);
});

test('the API hears who asks, and nothing of it stays for the next request', async () => {
  pages = { defender: pageAt('/defender', []) };
  await open('/defender', { apiHeaders: { 'x-visitor': 'v.1', authorization: 'Bearer t' } });
  expect(asked[0]?.headers).toMatchObject({ 'x-visitor': 'v.1', authorization: 'Bearer t' });
  asked = [];
  await open('/defender');
  expect(asked[0]?.headers).not.toHaveProperty('authorization');
  expect(asked[0]?.headers).not.toHaveProperty('x-visitor');
});
