import { expect, type Page } from '@playwright/test';

/**
 * Fails when a page runs more than one React, router or bus, or when a remote brought a shared
 * module of its own.
 */
export async function expectOneOfEach(page: Page): Promise<void> {
  if (page.isClosed() || !page.url().startsWith('http')) return;
  await page.waitForLoadState('domcontentloaded');
  const found = await page.evaluate(countCopies);
  expect.soft(found.reacts, 'copies of React that drew something').toBeLessThanOrEqual(1);
  expect.soft(found.routers, 'routers that something reads').toBeLessThanOrEqual(1);
  expect.soft(found.buses, 'buses that something reads').toBeLessThanOrEqual(1);
  expect.soft(found.foreignShares, 'shared modules that are not the only one of the host').toEqual([]);
}

/**
 * Runs in the page. What React keeps at elements carries a mark of its copy; what a component reads
 * hangs at its fiber.
 */
function countCopies() {
  const marks = new Set<string>();
  const routers = new Set<unknown>();
  const buses = new Set<unknown>();
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
  const get = (value: unknown, key: string): unknown => (isObject(value) ? Reflect.get(value, key) : undefined);

  function read(fiber: unknown): void {
    for (let context = get(get(fiber, 'dependencies'), 'firstContext'); context; context = get(context, 'next')) {
      const value = get(context, 'memoizedValue');
      const bus = get(value, 'bus');
      if (isObject(bus)) buses.add(bus);
      const router = get(value, 'router');
      if (typeof get(router, 'navigate') === 'function') routers.add(router);
    }
  }
  function walk(root: unknown): void {
    const waiting = [root];
    while (waiting.length > 0) {
      const fiber = waiting.pop();
      if (!fiber) continue;
      read(fiber);
      waiting.push(get(fiber, 'sibling'), get(fiber, 'child'));
    }
  }

  for (const node of [document, ...document.querySelectorAll('*')]) {
    for (const key of Object.keys(node)) {
      const mark = /^__react(Fiber|Container)\$(.+)$/.exec(key);
      if (!mark?.[2]) continue;
      marks.add(mark[2]);
      if (mark[1] === 'Container') walk(get(get(node, key), 'alternate') ?? get(node, key));
    }
  }

  const foreignShares: string[] = [];
  const instances = get(get(globalThis, '__FEDERATION__'), '__INSTANCES__');
  for (const instance of Array.isArray(instances) ? instances : []) {
    for (const [name, versions] of Object.entries(get(get(instance, 'shareScopeMap'), 'default') ?? {})) {
      const copies = Object.entries(versions ?? {}).map(([version, share]) => `${version} of ${get(share, 'from')}`);
      if (copies.length !== 1 || !copies[0]?.endsWith(' of shell')) foreignShares.push(`${name}: ${copies.join(', ')}`);
    }
  }
  return { reacts: marks.size, routers: routers.size, buses: buses.size, foreignShares: [...new Set(foreignShares)] };
}
