import { PlatformProvider } from '@showroom/shared-ui/platform';
import { createMemoryRouter, RouterProvider } from '@showroom/shared-ui/router';
import { act, render, screen } from '@testing-library/react';
import { type ShellContext, ShellProvider } from './context';
import { type TestModules, testRemotes, testShell } from './context.testing';
import { Slot } from './Slot';
import { loadSlotView } from './slot-data';
import type { SlotView } from './slot-view';

const SLOTS = { navigation: { remote: 'mf-test', expose: './navigation' } };
const URL_OF_PAGE = new URL('http://site.test/stock');

function Menu({ data }: { readonly data: unknown }) {
  return <nav>{`Menu of ${data}`}</nav>;
}
let broken: boolean;
function Fragile() {
  if (broken) throw new Error('broken');
  return <p>Standing</p>;
}
const MENU = { kind: 'react', Component: Menu, load: async () => 'today' };

beforeEach(() => {
  jest.useFakeTimers();
  for (const method of ['error', 'info'] as const) jest.spyOn(console, method).mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function shellWith(module: TestModules[string] | undefined, values: Partial<ShellContext> = {}) {
  const remotes = testRemotes(module ? { './navigation': module } : {}, { slots: SLOTS });
  return { remotes, shell: testShell({ remotes, ...values }) };
}

async function open(shell: ShellContext, view: SlotView): Promise<void> {
  const element = <Slot name="navigation" view={view} fallback={<p>Fallback</p>} />;
  await act(async () => {
    render(
      <ShellProvider value={shell}>
        <PlatformProvider value={shell.platform}>
          <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
        </PlatformProvider>
      </ShellProvider>,
    );
  });
}
const pass = (seconds: number) => act(async () => void (await jest.advanceTimersByTimeAsync(seconds * 1000)));
const READY: SlotView = { status: 'ready', remote: 'mf-test', expose: './navigation', data: 'today' };

describe('what fills a slot', () => {
  test('knows the page by the address of its site, whatever host a request named', async () => {
    const module = { ...MENU, load: async ({ url }: { readonly url: URL }) => url.href };
    const { shell } = shellWith(module, { siteUrl: 'https://au.showroom.test' });
    const view = await loadSlotView(shell, 'navigation', new URL('http://evil.test/stock?page=2'));
    expect(view).toMatchObject({ data: 'https://au.showroom.test/stock?page=2' });
  });

  test('is loaded with its data, and its code is there when the page renders', async () => {
    const { shell, remotes } = shellWith(MENU);
    const view = await loadSlotView(shell, 'navigation', URL_OF_PAGE);
    expect(view).toEqual(READY);
    await open(shell, view);
    expect(screen.getByText('Menu of today')).toBeVisible();
    expect(remotes.loads).toHaveLength(1);
  });

  test.each<[string, TestModules[string] | undefined]>([
    ['its remote is away', undefined],
    ['it is no slot', { Component: Menu }],
    ['its data fail', { ...MENU, load: () => Promise.reject(new Error('no data')) }],
    ['it is late', { ...MENU, load: () => new Promise(() => undefined) }],
  ])('is missed when %s', async (_, module) => {
    const { shell } = shellWith(module);
    const loading = loadSlotView(shell, 'navigation', URL_OF_PAGE);
    await jest.advanceTimersByTimeAsync(5000);
    expect(await loading).toEqual({ status: 'failed' });
  });

  test('is missed when no remote of the site has such a slot', async () => {
    expect(await loadSlotView(shellWith(MENU).shell, 'footer', URL_OF_PAGE)).toEqual({ status: 'failed' });
  });
});

describe('a slot that could not be filled', () => {
  test('shows its fallback, and is filled by itself as soon as its remote is back', async () => {
    let away = true;
    const { shell } = shellWith(async () => {
      if (away) throw new Error('away');
      return MENU;
    });
    await open(shell, { status: 'failed' });
    expect(screen.getByText('Fallback')).toBeVisible();
    await pass(20);
    expect(screen.getByText('Fallback')).toBeVisible();
    away = false;
    await pass(20);
    expect(screen.getByText('Menu of today')).toBeVisible();
    expect(screen.queryByText('Fallback')).not.toBeInTheDocument();
  });

  test('that fails while it renders shows its fallback, and recovers too', async () => {
    broken = true;
    await open(shellWith({ kind: 'react', Component: Fragile }).shell, READY);
    expect(screen.getByText('Fallback')).toBeVisible();
    broken = false;
    await pass(3);
    expect(screen.getByText('Standing')).toBeVisible();
  });
});

test('on the first page its code waits for the first touch', async () => {
  document.body.innerHTML = '<div id="slot-navigation"><a href="/stock">Stock</a></div>';
  const { shell, remotes } = shellWith(MENU, { isFirstPage: () => true });
  await open(shell, READY);
  await pass(60);
  expect(remotes.loads).toEqual([]);
  await act(async () => {
    document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  });
  expect(remotes.loads).toEqual(['./navigation']);
  expect(await screen.findByText('Menu of today')).toBeVisible();
});

test('a navigation that changed is shown in place of HTML that nobody has touched, and stays while it is the same', async () => {
  document.body.innerHTML = '<div id="slot-navigation"><a href="/stock">Stock</a></div>';
  let entries = 'today';
  const { shell, remotes } = shellWith({ ...MENU, load: async () => entries }, { isFirstPage: () => true });
  await open(shell, READY);
  const changed = () => act(async () => void window.dispatchEvent(new Event('showroom:navigation-changed')));
  expect(remotes.loads).toEqual([]);
  entries = 'tomorrow';
  await changed();
  await pass(1);
  const menu = screen.getByText('Menu of tomorrow');
  await changed();
  await pass(1);
  expect(screen.getByText('Menu of tomorrow')).toBe(menu);
});

describe('a slot that several remotes offer', () => {
  const both = { navigation: { ...SLOTS.navigation, instead: [{ remote: 'mf-other', expose: './other' }] } };
  const shellOf = (modules: TestModules) => testShell({ remotes: testRemotes(modules, { slots: both }) });

  test('is filled by the one that the composition names', async () => {
    const shell = shellOf({ './navigation': MENU, './other': { ...MENU, load: async () => 'tomorrow' } });
    expect(await loadSlotView(shell, 'navigation', URL_OF_PAGE)).toEqual(READY);
  });

  test('is filled by the next one while that one cannot', async () => {
    const shell = shellOf({ './other': { ...MENU, load: async () => 'tomorrow' } });
    expect(await loadSlotView(shell, 'navigation', URL_OF_PAGE)).toEqual({
      ...READY,
      remote: 'mf-other',
      expose: './other',
      data: 'tomorrow',
      substitute: true,
    });
  });
});
