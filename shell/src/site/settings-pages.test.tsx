/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mergeSettings, type SettingKey, type Settings } from '@showroom/contracts/settings/settings';
import { frozen } from '@showroom/shared-ui/frozen';
import { useSetting } from '@showroom/shared-ui/platform';
import { usePriceFormat } from '@showroom/shared-ui/price';
import type { LoadInput } from '@showroom/shared-ui/remote-modules';
import { ServerHtml } from '@showroom/shared-ui/server-html';
import fc from 'fast-check';
import { testRemotes, testTemplate } from '../page/context.testing';
import { storedBlock, testPage } from '../page/page-data.testing';
import { cachedAnswers } from '../render/cached-answers';
import { CachedParts } from '../render/cached-parts';
import { PageStylesheets } from '../render/page-styles';
import type { Head, PageEnd, RenderRequest } from '../render/protocol';
import { renderPage } from '../render/render-page';
import type { World } from '../render/request-context';
import { changedKeys } from '../settings/changed-keys';
import { hydrationIdIn, splitPage } from './hydration-data';
import { createPageCache, hydrationKey, storePage } from './page-cache';
import { staleSettings } from './settings-tags';
import { settingsText } from './settings-text';

const NONCE = 'the-nonce-of-the-page-00';

function Name() {
  return <p>{useSetting('app.name')}</p>;
}
function Amount() {
  return <p>{usePriceFormat()(1000)}</p>;
}
const parted = (of: string, part: React.ReactElement) => <ServerHtml of={[of]}>{part}</ServerHtml>;

const MODULES = {
  './navigation': { kind: 'react' as const, Component: () => parted('navigation', <Name />) },
  './footer': { kind: 'react' as const, Component: () => <footer>Imprint</footer> },
  './block/name': { Component: Name },
  './block/price': {
    Component: () => (
      <section>
        {parted('amount', <Amount />)}
        {parted('whole', <div>{parted('amount', <Amount />)}</div>)}
      </section>
    ),
  },
  './block/loaded': {
    load: async ({ platform }: LoadInput<unknown>) => platform.settings.get('stock_locator.market'),
    Component: ({ data }: { data: unknown }) => <p>{String(data)}</p>,
  },
};
const PATHS = ['/name', '/price', '/loaded', '/all'] as const;
const TEMPLATES = {
  '/name': ['name'],
  '/price': ['price'],
  '/loaded': ['loaded'],
  '/all': ['name', 'price', 'loaded'],
};

let api: Server;
let apiUrl: string;
let settings: Settings;

beforeAll(async () => {
  api = createServer(({ url = '' }, response) => {
    const path = `/${decodeURIComponent(url.split('?')[0]?.split('/by_path/')[1] ?? '')}`;
    const templates = PATHS.flatMap((one) => (one === path ? TEMPLATES[one] : []));
    const { id, attributes } = testPage([], { path });
    const blocks = templates.map((template, index) => storedBlock(`${template}-${index}`, template, {}, index + 1));
    // What only the API reads.
    const title = settings['links.predefined'].map(({ alias }) => alias).join();
    const data = { id, type: 'page', attributes: { ...attributes, title, blocks } };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = JSON.parse(JSON.stringify(api.address()));
  apiUrl = `http://127.0.0.1:${port}`;
});
afterAll(() => api.close());

function worldWith(parts: CachedParts, values: Settings): World {
  const remotes = testRemotes(MODULES, {
    slots: {
      navigation: { remote: 'mf-test', expose: './navigation' },
      footer: { remote: 'mf-test', expose: './footer' },
    },
    templates: ['name', 'price', 'loaded'].map((name) => testTemplate(name)),
  });
  return {
    remotes: {
      ...remotes,
      files: () => undefined,
      entry: () => undefined,
      styleText: () => undefined,
      mapName: undefined,
      standIns: [],
      renderDeadline: 4000,
      works: [],
      watched: (client) => client,
      broke: () => undefined,
      end: () => ({ isProbeDue: false }),
    },
    apiUrl,
    siteOrigin: 'https://showroom.test',
    entry: { scripts: [], style: { url: 'a.css', text: 'p{}' }, federation: [], languages: {} },
    settings: values,
    answers: cachedAnswers(),
    parts,
    sheets: new PageStylesheets(),
  };
}

async function rendered(world: World, path: string) {
  const request: RenderRequest = {
    ...{ id: 1, url: `http://site.test${path}`, market: 'au', channel: 'stable', locale: 'en-AU', basename: '/' },
    ...{ nonce: NONCE, apiHeaders: {}, person: undefined },
  };
  const pieces: Uint8Array[] = [];
  let head: Head | undefined;
  let end: PageEnd | undefined;
  const out = {
    head(made: Head) {
      head = made;
    },
    write: async (bytes: Uint8Array) => void pieces.push(bytes),
    end: (made: PageEnd, bytes?: Uint8Array) => {
      end = made;
      if (bytes) pieces.push(bytes);
    },
  };
  await renderPage(world, request, out, new AbortController().signal);
  if (!head || !end?.isWhole) throw new Error(`${path} is not whole`);
  return { head, html: Buffer.concat(pieces), read: end.settings };
}

type Values = Partial<Record<SettingKey, unknown>>;
const CHANGES: readonly Values[] = [
  { 'app.name': 'Showroom' },
  { 'app.name': 'Cars </script>' },
  { 'price.symbol': '€' },
  { 'price.symbol': '$' },
  { 'price.symbol': '£', 'stock_locator.market': 'overseas' },
  { 'prices.symbol': null },
  { 'prices.symbol': '₴' },
  { 'stock_locator.market': '' },
  { 'payment.stripe_publishable_key': 'pk_test_2' },
  { 'links.predefined': [{ alias: 'privacy', url: '/privacy' }] },
];
const merged = (given: Values) =>
  frozen(mergeSettings(Object.entries(given).map(([key, value]) => ({ key, value }))).settings);

test('whatever managers change, a cached page is the one that would be rendered now', async () => {
  let served = 0;
  const path = fc.constantFrom(...PATHS);
  const steps = fc.array(fc.oneof(path, path, fc.constantFrom(...CHANGES)), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const cache = createPageCache(10_000_000);
      const parts = new CachedParts();
      let stored: Values = {};
      settings = merged(stored);
      for (const step of all) {
        if (typeof step !== 'string') {
          const before = settings;
          stored = { ...stored, ...step };
          settings = merged(stored);
          parts.invalidate();
          cache.invalidate(staleSettings('au', changedKeys(before, settings)));
          continue;
        }
        const now = await rendered(worldWith(new CachedParts(), settings), step);
        const cached = cache.fresh(step);
        if (cached) {
          served += 1;
          const shared = settingsText(settings);
          const split = splitPage(now.html.toString(), shared.toString());
          expect(cached.text.plain(shared).toString()).toBe(split?.html.replaceAll(` nonce="${NONCE}"`, ''));
          const data = cache.fresh(hydrationKey(split?.id ?? ''));
          expect(data?.text.plain(shared).toString()).toBe(split?.data);
          continue;
        }
        const { head, html, read } = await rendered(worldWith(parts, settings), step);
        const page = { head, html, read, nonce: NONCE, market: 'au' as const, settings: settingsText(settings) };
        storePage(cache, step, page, cache.epoch);
      }
    }),
    { numRuns: 60 },
  );
  expect(served).toBeGreaterThan(10);
});

test('a setting that no page reads leaves all of them cached, and they carry its new value', async () => {
  const cache = createPageCache(10_000_000);
  settings = merged({});
  const before = settings;
  for (const path of PATHS) {
    const { head, html, read } = await rendered(worldWith(new CachedParts(), settings), path);
    const page = { head, html, read, nonce: NONCE, market: 'au' as const, settings: settingsText(settings) };
    storePage(cache, path, page, cache.epoch);
  }
  settings = merged({ 'payment.stripe_publishable_key': 'pk_test_2', 'stock_locator.market': 'overseas' });
  cache.invalidate(staleSettings('au', changedKeys(before, settings)));
  expect(PATHS.filter((path) => cache.fresh(path))).toEqual(['/name', '/price']);
  const shared = settingsText(settings);
  const id = hydrationIdIn(cache.fresh('/name')?.text.plain(shared).toString() ?? '');
  expect(
    cache
      .fresh(hydrationKey(id ?? ''))
      ?.text.plain(shared)
      .toString(),
  ).toContain('pk_test_2');
});
