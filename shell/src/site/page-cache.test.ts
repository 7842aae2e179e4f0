/** @jest-environment node */
import type { Head } from '../render/protocol';
import { PageCache } from './page-cache';
import { plainPage } from './spliced-page';

const head = (...tags: string[]): Head => ({ status: 200, headers: {}, private: false, degraded: false, tags });

async function kept(cache: PageCache, key: string, tags: string[], html = `<p>${key}</p>`): Promise<void> {
  await cache.keep(key, head(...tags), Buffer.from(html), 'nonce', cache.epoch);
}

test('a page is found by its address until one of its tags is purged', async () => {
  const cache = new PageCache(100_000);
  await kept(cache, '/stock', ['listing:au', 'settings:au']);
  await kept(cache, '/news', ['page:au/news', 'settings:au']);
  const found = cache.fresh('/stock');
  expect(found && plainPage(found.page, '').toString()).toBe('<p>/stock</p>');
  cache.purge(['listing:au', 'vehicle:1']);
  expect(cache.fresh('/stock')).toBeUndefined();
  expect(cache.fresh('/news')).toBeDefined();
  cache.purge(['settings:au']);
  expect(cache.fresh('/news')).toBeUndefined();
});

test('a purged page stays for the time when nothing better can be rendered, and a new render replaces it', async () => {
  const cache = new PageCache(100_000);
  await kept(cache, '/stock', ['listing:au']);
  cache.purge(['listing:au']);
  expect(cache.any('/stock')?.stale).toBe(true);
  await kept(cache, '/stock', ['listing:au'], '<p>new</p>');
  const found = cache.fresh('/stock');
  expect(found && plainPage(found.page, '').toString()).toBe('<p>new</p>');
  cache.purge(['listing:au']);
  expect(cache.fresh('/stock')).toBeUndefined();
});

test('a page whose render began before a purge is not kept after it', async () => {
  const cache = new PageCache(100_000);
  const before = cache.epoch;
  cache.purge(['listing:au']);
  await cache.keep('/stock', head('listing:au'), Buffer.from('old'), 'nonce', before);
  expect(cache.any('/stock')).toBeUndefined();
});

test('a purge while the page is being compressed counts too', async () => {
  const cache = new PageCache(100_000);
  const keeping = kept(cache, '/stock', ['listing:au']);
  cache.purge(['listing:au']);
  await keeping;
  expect(cache.any('/stock')).toBeUndefined();
});

test('a new composition makes every page stale', async () => {
  const cache = new PageCache(100_000);
  await kept(cache, '/a', ['x']);
  await kept(cache, '/b', []);
  cache.purgeAll();
  expect([cache.fresh('/a'), cache.fresh('/b')]).toEqual([undefined, undefined]);
  expect([cache.any('/a'), cache.any('/b')]).toEqual([expect.anything(), expect.anything()]);
});

test('the pages that were asked for least make room, and a page larger than the room is not kept', async () => {
  const cache = new PageCache(3000);
  const html = Buffer.from(
    Array.from({ length: 900 }, (_, index) => String.fromCharCode(33 + ((index * 7919) % 90))).join(''),
  );
  for (const key of ['/a', '/b', '/c']) await cache.keep(key, head('tag'), html, 'nonce', cache.epoch);
  expect(cache.fresh('/a')).toBeUndefined();
  expect(cache.fresh('/c')).toBeDefined();
  await kept(cache, '/large', ['tag'], 'x'.repeat(4000));
  expect(cache.any('/large')).toBeUndefined();
});

test('tags of pages that left are forgotten, so that addresses made up by robots fill no memory', async () => {
  const cache = new PageCache(2000);
  for (let number = 0; number < 80; number += 1)
    await kept(cache, `/search?q=${number}`, ['listing:au', `page:${number}`]);
  expect(cache.size).toBeLessThan(50);
  expect(cache.tagged).toBe(cache.size * 2);
  const none = new PageCache(0);
  await kept(none, '/a', ['tag']);
  expect([none.size, none.tagged]).toEqual([0, 0]);
});
