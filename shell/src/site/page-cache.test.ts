/** @jest-environment node */
import type { Head } from '../render/protocol';
import { createPageCache, type PageCache, storePage } from './page-cache';
import { plainPage } from './spliced-page';

const head = (...tags: string[]): Head => ({ status: 200, headers: {}, private: false, degraded: false, tags });

async function cached(cache: PageCache, key: string, tags: string[], html = `<p>${key}</p>`): Promise<void> {
  await storePage(cache, key, { head: head(...tags), html: Buffer.from(html), nonce: 'nonce', epoch: cache.epoch });
}

test('a page is found by its address until one of its tags is invalidated', async () => {
  const cache = createPageCache(100_000);
  await cached(cache, '/stock', ['listing:au', 'settings:au']);
  await cached(cache, '/news', ['page:au/news', 'settings:au']);
  const found = cache.fresh('/stock');
  expect(found && plainPage(found.page, '').toString()).toBe('<p>/stock</p>');
  cache.invalidate(['listing:au', 'vehicle:1']);
  expect(cache.fresh('/stock')).toBeUndefined();
  expect(cache.fresh('/news')).toBeDefined();
  cache.invalidate(['settings:au']);
  expect(cache.fresh('/news')).toBeUndefined();
});

test('a stale page stays for the time when nothing better can be rendered, and a new render replaces it', async () => {
  const cache = createPageCache(100_000);
  await cached(cache, '/stock', ['listing:au']);
  cache.invalidate(['listing:au']);
  expect([cache.fresh('/stock'), cache.any('/stock')]).toEqual([undefined, expect.anything()]);
  await cached(cache, '/stock', ['listing:au'], '<p>new</p>');
  const found = cache.fresh('/stock');
  expect(found && plainPage(found.page, '').toString()).toBe('<p>new</p>');
  cache.invalidate(['listing:au']);
  expect(cache.fresh('/stock')).toBeUndefined();
});

test('a page whose render began before an invalidation is not cached after it', async () => {
  const cache = createPageCache(100_000);
  const before = cache.epoch;
  cache.invalidate(['listing:au']);
  await storePage(cache, '/stock', {
    head: head('listing:au'),
    html: Buffer.from('old'),
    nonce: 'nonce',
    epoch: before,
  });
  expect(cache.any('/stock')).toBeUndefined();
});

test('an invalidation while the page is being compressed counts too', async () => {
  const cache = createPageCache(100_000);
  const caching = cached(cache, '/stock', ['listing:au']);
  cache.invalidate(['listing:au']);
  await caching;
  expect(cache.any('/stock')).toBeUndefined();
});

test('a new composition makes every page stale', async () => {
  const cache = createPageCache(100_000);
  await cached(cache, '/a', ['x']);
  await cached(cache, '/b', []);
  cache.invalidate();
  expect([cache.fresh('/a'), cache.fresh('/b')]).toEqual([undefined, undefined]);
  expect([cache.any('/a'), cache.any('/b')]).toEqual([expect.anything(), expect.anything()]);
});

test('the pages that were asked for least make room, and a page larger than the room is not cached', async () => {
  const cache = createPageCache(3000);
  const html = Buffer.from(
    Array.from({ length: 900 }, (_, index) => String.fromCharCode(33 + ((index * 7919) % 90))).join(''),
  );
  for (const key of ['/a', '/b', '/c'])
    await storePage(cache, key, { head: head('tag'), html, nonce: 'nonce', epoch: cache.epoch });
  expect(cache.fresh('/a')).toBeUndefined();
  expect(cache.fresh('/c')).toBeDefined();
  await cached(cache, '/large', ['tag'], 'x'.repeat(4000));
  expect(cache.any('/large')).toBeUndefined();
});

test('tags of pages that left are dropped, so that addresses made up by robots fill no memory', async () => {
  const cache = createPageCache(2000);
  for (let number = 0; number < 80; number += 1)
    await cached(cache, `/search?q=${number}`, ['listing:au', `page:${number}`]);
  expect(cache.size).toBeLessThan(50);
  expect(cache.tagged).toBe(cache.size * 2);
  const none = createPageCache(0);
  await cached(none, '/a', ['tag']);
  expect([none.size, none.tagged]).toEqual([0, 0]);
});
