/** @jest-environment node */
import { RenderCache } from './render-cache';

test('what is made of a stale tag goes, and everything else stays', () => {
  const cache = new RenderCache<string>({ room: 10 });
  cache.set('a', 'A', ['x', 'y']);
  cache.set('b', 'B', ['y']);
  cache.invalidate(['x']);
  expect([cache.fresh('a'), cache.any('a'), cache.fresh('b')]).toEqual([undefined, undefined, 'B']);
  cache.invalidate();
  expect([cache.size, cache.tagged]).toEqual([0, 0]);
});

test('what is retained when it is stale is found as such', () => {
  const cache = new RenderCache<string>({ room: 10, retainsStale: true });
  cache.set('a', 'A', ['x']);
  cache.invalidate(['x']);
  expect([cache.fresh('a'), cache.any('a')]).toEqual([undefined, 'A']);
  cache.set('a', 'new', ['x']);
  expect(cache.fresh('a')).toBe('new');
});

test('work that began before an invalidation neither finds nor stores anything', () => {
  const cache = new RenderCache<string>({ room: 10 });
  const { epoch } = cache;
  cache.invalidate();
  cache.set('a', 'new');
  cache.set('a', 'old', [], epoch);
  expect([cache.fresh('a', epoch), cache.fresh('a')]).toEqual([undefined, 'new']);
});

test('what was asked for least is evicted when there is no room', () => {
  const cache = new RenderCache<string>({ room: 4, sizeOf: (value) => value.length });
  cache.set('a', 'AA', ['x']);
  cache.set('b', 'BB', ['x']);
  cache.fresh('a');
  cache.set('c', 'CC', ['x']);
  expect([cache.fresh('a'), cache.fresh('b'), cache.fresh('c')]).toEqual(['AA', undefined, 'CC']);
  expect(cache.tagged).toBe(2);
});
