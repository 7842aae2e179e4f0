import { testRemotes, testTemplate } from '../page/context.testing';
import type { SiteMap } from './pins';
import { loadBlock, loadRoutes, loadSlot, withDeadline } from './remotes';

const Component = () => null;

test('a block is loaded from the remote that offers its template', async () => {
  const template = testTemplate('quote');
  const remotes = testRemotes({ './block/quote': { Component } }, { templates: [template] });
  expect(await loadBlock(remotes, 'quote')).toEqual({
    remote: 'mf-test',
    hydrate: 'load',
    template,
    module: { Component },
  });
});

test('a block that nobody offers is an error with its name', async () => {
  await expect(loadBlock(testRemotes({}), 'quote')).rejects.toThrow('No remote of this site has a block quote');
});

test('a block fills its content by the template that its module brings where the map has none', async () => {
  const { hydrate, ...template } = testTemplate('quote');
  const blocks = { quote: { remote: 'mf-test', hydrate } };
  const remotes = { ...testRemotes({ './block/quote': { Component, template } }), map: async () => mapWith(blocks) };
  expect(await loadBlock(remotes, 'quote')).toMatchObject({ remote: 'mf-test', hydrate, template });
  const without = { ...testRemotes({ './block/quote': { Component } }), map: async () => mapWith(blocks) };
  await expect(loadBlock(without, 'quote')).rejects.toThrow('mf-test ./block/quote brings no template');
});

function mapWith(blocks: SiteMap['blocks']): SiteMap {
  return { ...testRemotes({}).siteMap, blocks };
}

describe('a module that does not keep the promise of its kind is refused', () => {
  test.each([{}, { Component: 'text' }, { default: Component }])('as a block: %j', async (module) => {
    const remotes = testRemotes({ './block/quote': module }, { templates: [testTemplate('quote')] });
    await expect(loadBlock(remotes, 'quote')).rejects.toThrow('mf-test ./block/quote is no block');
  });

  test.each([{}, { createRoutes: [] }, { routes: [] }])('as routes: %j', async (module) => {
    await expect(loadRoutes(testRemotes({ './routes': module }), 'mf-test', './routes')).rejects.toThrow(
      'no routes module',
    );
  });

  test.each([{}, { Component }, { kind: 'react' }, { kind: 'foreign', renderToHtml: Component }])(
    'as a slot: %j',
    async (module) => {
      await expect(loadSlot(testRemotes({ './footer': module }), 'mf-test', './footer')).rejects.toThrow(
        'fills no slot',
      );
    },
  );
});

describe('a module of a contract that this site does not serve', () => {
  const refused = 'mf-test ./footer is built for version 0 of the slot contract; supported: 1';
  const files = { scripts: [], styles: [], integrity: {}, refused };
  const MODULES = { './footer': { kind: 'react', Component } };

  test('is not even loaded, and the error says what is served', async () => {
    const remotes = { ...testRemotes(MODULES), files: () => files };
    await expect(loadSlot(remotes, 'mf-test', './footer')).rejects.toThrow(refused);
    expect(remotes.loads).toEqual([]);
  });

  test('is not used by a browser that learns of it with the module', async () => {
    const remotes = testRemotes(MODULES);
    const learning = { ...remotes, files: () => (remotes.loads.length > 0 ? files : undefined) };
    await expect(loadSlot(learning, 'mf-test', './footer')).rejects.toThrow(refused);
  });
});

describe('a deadline', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('lets through what comes in time, and leaves no timer behind', async () => {
    expect(await withDeadline(1000, 'It', async () => 'done')).toBe('done');
    await expect(withDeadline(1000, 'It', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('rejects what is late, by name, and tells who still works for it', async () => {
    let told: AbortSignal | undefined;
    const late = withDeadline(1000, 'Block quote', (signal) => {
      told = signal;
      return new Promise(() => undefined);
    });
    const outcome = expect(late).rejects.toThrow('Block quote took longer than 1000 ms');
    await jest.advanceTimersByTimeAsync(999);
    expect(told?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await outcome;
    expect(told?.aborted).toBe(true);
  });
});
