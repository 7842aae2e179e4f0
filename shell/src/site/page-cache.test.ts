/** @jest-environment node */
import { mergeSettings } from '@showroom/contracts/settings/settings';
import type { Head } from '../render/protocol';
import { createPageCache, type PageCache, storePage } from './page-cache';
import { staleSettings } from './settings-tags';
import { settingsText } from './settings-text';

const head = (...tags: string[]): Head => ({ status: 200, headers: {}, private: false, degraded: false, tags });

const settings = settingsText(mergeSettings([]).settings);

interface Made {
  readonly tags: string[];
  readonly html?: string;
  readonly read?: readonly string[] | undefined;
  readonly epoch?: number;
}

function cached(cache: PageCache, key: string, { tags, html, read, epoch = cache.epoch }: Made): void {
  const page = { head: head(...tags), html: Buffer.from(html ?? `<p>${key}</p>`), nonce: 'nonce' };
  storePage(cache, key, { ...page, market: 'au', settings, read }, epoch);
}

test('a page is found by its address until one of its tags is invalidated', async () => {
  const cache = createPageCache(100_000);
  cached(cache, '/stock', { tags: ['listing:au', 'settings:au'] });
  cached(cache, '/news', { tags: ['page:au/news', 'settings:au'] });
  const found = cache.fresh('/stock');
  expect(found?.text.plain(settings).toString()).toBe('<p>/stock</p>');
  cache.invalidate(['listing:au', 'vehicle:1']);
  expect(cache.fresh('/stock')).toBeUndefined();
  expect(cache.fresh('/news')).toBeDefined();
  cache.invalidate(['settings:au']);
  expect(cache.fresh('/news')).toBeUndefined();
});

test('a stale page stays for the time when nothing better can be rendered, and a new render replaces it', async () => {
  const cache = createPageCache(100_000);
  cached(cache, '/stock', { tags: ['listing:au'] });
  cache.invalidate(['listing:au']);
  expect([cache.fresh('/stock'), cache.any('/stock')]).toEqual([undefined, expect.anything()]);
  cached(cache, '/stock', { tags: ['listing:au'], html: '<p>new</p>' });
  const found = cache.fresh('/stock');
  expect(found?.text.plain(settings).toString()).toBe('<p>new</p>');
  cache.invalidate(['listing:au']);
  expect(cache.fresh('/stock')).toBeUndefined();
});

test('a page whose render began before an invalidation is not cached after it', async () => {
  const cache = createPageCache(100_000);
  const before = cache.epoch;
  cache.invalidate(['listing:au']);
  cached(cache, '/stock', { tags: ['listing:au'], html: 'old', epoch: before });
  expect(cache.any('/stock')).toBeUndefined();
});

test('a new composition makes every page stale', async () => {
  const cache = createPageCache(100_000);
  cached(cache, '/a', { tags: ['x'] });
  cached(cache, '/b', { tags: [] });
  cache.invalidate();
  expect([cache.fresh('/a'), cache.fresh('/b')]).toEqual([undefined, undefined]);
  expect([cache.any('/a'), cache.any('/b')]).toEqual([expect.anything(), expect.anything()]);
});

test('the pages that were asked for least make room, and a page larger than the room is not cached', async () => {
  const cache = createPageCache(3000);
  const html = Array.from({ length: 900 }, (_, index) => String.fromCharCode(33 + ((index * 7919) % 90))).join('');
  for (const key of ['/a', '/b', '/c']) cached(cache, key, { tags: ['tag'], html });
  expect(cache.fresh('/a')).toBeUndefined();
  expect(cache.fresh('/c')).toBeDefined();
  cached(cache, '/large', { tags: ['tag'], html: 'x'.repeat(4000) });
  expect(cache.any('/large')).toBeUndefined();
});

test('tags of pages that left are dropped, so that addresses made up by robots fill no memory', async () => {
  const cache = createPageCache(1000);
  for (let number = 0; number < 80; number += 1)
    cached(cache, `/search?q=${number}`, { tags: ['listing:au', `page:${number}`] });
  expect(cache.size).toBeLessThan(50);
  expect(cache.tagged).toBe(cache.size * 3);
  const none = createPageCache(0);
  cached(none, '/a', { tags: ['tag'] });
  expect([none.size, none.tagged]).toEqual([0, 0]);
});

describe('when a setting changes', () => {
  const carrying = (text: string) => `<p>${text}</p><script>${settings.toString()}</script>`;
  const staleAfter = (keys: readonly string[], ...read: (readonly string[] | undefined)[]) => {
    const cache = createPageCache(1_000_000);
    for (const [index, one] of read.entries()) {
      cached(cache, `/${index}`, { tags: ['settings:au'], html: carrying(String(index)), read: one });
    }
    cache.invalidate(staleSettings('au', keys));
    return read.flatMap((_, index) => (cache.fresh(`/${index}`) ? [] : [index]));
  };

  test('the pages that read it are stale, and those of which nobody knows', async () => {
    const read = [['app.name', 'price.symbol'], ['app.name'], [], undefined] as const;
    expect(staleAfter(['price.symbol'], ...read)).toEqual([0, 3]);
    expect(staleAfter(['app.name', 'meta.image'], ...read)).toEqual([0, 1, 3]);
  });

  test.each(['links.predefined', 'no.such'])(
    'all pages are stale when it is %s, which the API may read',
    async (key) => {
      expect(staleAfter(['app.name', key], ['app.name'], [])).toEqual([0, 1]);
    },
  );

  test('a page that does not carry the settings is stale with any of them', async () => {
    const cache = createPageCache(1_000_000);
    cached(cache, '/', { tags: [], read: [] });
    cache.invalidate(staleSettings('au', ['price.symbol']));
    expect(cache.fresh('/')).toBeUndefined();
  });
});

test('a cached page asks for its first picture in its header, beside what it had', async () => {
  const cache = createPageCache(100_000);
  const html = '<head><link rel="preload" as="image" href="/car.webp"/></head>';
  cached(cache, '/stock', { tags: [], html });
  cached(cache, '/news', { tags: [] });
  expect(cache.fresh('/stock')?.head.headers).toEqual({ link: '</car.webp>; rel=preload; as=image' });
  expect(cache.fresh('/news')?.head.headers).toEqual({});
});
