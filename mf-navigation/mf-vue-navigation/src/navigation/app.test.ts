import { listNavEntries } from '@showroom/contracts/calls/content';
import { analyticsEvent } from '@showroom/contracts/events/analytics';
import type { ForeignSlotProps } from '@showroom/shared-ui/remote-modules';
import { answerTo, fakeClient, testPlatform } from '@showroom/shared-ui/testing';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { loadNavigation, type NavigationData } from '../data/load-navigation';
import { entries } from '../examples';
import { mount, renderedHtml, unmount, update } from './app';

let element: HTMLElement;
let props: ForeignSlotProps<NavigationData>;
const warnings: unknown[] = [];

async function stand(locale: 'en-AE' | 'ar-AE' = 'en-AE', empty = false): Promise<void> {
  const platform = testPlatform({
    market: 'ae',
    locale,
    client: fakeClient(answerTo(listNavEntries, { data: [...entries] })),
  });
  const data = await loadNavigation(platform, new URL(window.location.href), new AbortController().signal);
  element.innerHTML = empty ? '' : await renderedHtml(data);
  props = { domElement: element, platform, navigate: () => undefined, data };
  await mount(props);
}

beforeEach(() => {
  window.history.replaceState(null, '', '/stock');
  document.body.innerHTML = '<div id="place"></div>';
  element = document.getElementById('place') ?? document.body;
  Reflect.set(window, 'matchMedia', () => ({ matches: true }));
  for (const method of ['warn', 'error'] as const) {
    jest.spyOn(console, method).mockImplementation((...words) => void warnings.push(words));
  }
});
afterEach(async () => {
  await unmount(props);
  jest.restoreAllMocks();
  expect(warnings.splice(0)).toEqual([]);
});

test('the server renders every entry in its order, with addresses that cannot run', async () => {
  await stand();
  const nav = screen.getByRole('navigation', { name: 'Main' });
  const names = within(nav)
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(names).toEqual(['Range Rover', 'Defender', 'Accessories', 'Find a vehicle', 'News']);
  expect(screen.getByRole('link', { name: 'News' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: 'Retailers' }).getAttribute('href')).toBe('/retailers');
});

test('it hydrates what stands there and keeps its elements', async () => {
  const before = () => element.querySelector('header');
  await stand();
  const kept = before();
  await update(props);
  expect(before()).toBe(kept);
});

test('an empty element is filled', async () => {
  await stand('en-AE', true).catch(() => undefined);
  expect(screen.getByRole('link', { name: 'Find a vehicle' })).toBeInTheDocument();
  // Vue says, in development only, that there was nothing to hydrate.
  warnings.length = 0;
});

test('the present page is marked and the mark follows; another language leads to the same page', async () => {
  await stand();
  expect(screen.getByRole('link', { name: 'Find a vehicle' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'العربية' })).toHaveAttribute('href', '/ar/stock');
  window.history.replaceState(null, '', '/retailers?utm_source=x&page=2');
  await update(props);
  expect(screen.getByRole('link', { name: 'Find a vehicle' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Retailers' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'العربية' })).toHaveAttribute('href', '/ar/retailers?page=2');
});

test('in Arabic its links have the prefix of the language', async () => {
  window.history.replaceState(null, '', '/ar/stock');
  await stand('ar-AE');
  expect(screen.getByRole('link', { name: 'Find a vehicle' })).toHaveAttribute('href', '/ar/stock');
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/stock');
  expect(screen.getByRole('navigation', { name: 'الرئيسية' })).toBeInTheDocument();
});

test('Escape closes a panel and gives the focus back; a click elsewhere closes it too', async () => {
  await stand();
  const user = userEvent.setup();
  const panel = element.querySelector('details');
  const summary = element.querySelector('summary');
  if (panel) panel.open = true;
  screen.getByRole('link', { name: 'Accessories' }).focus();
  await user.keyboard('{Escape}');
  expect(panel?.open).toBe(false);
  expect(summary).toHaveFocus();
  if (panel) panel.open = true;
  await user.click(document.body);
  expect(panel?.open).toBe(false);
});

test('clicks go to analytics as header_nav_click', async () => {
  await stand();
  const heard: unknown[] = [];
  props.platform.bus.on(analyticsEvent, (detail) => heard.push(detail));
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(screen.getByRole('link', { name: 'Retailers' }));
  expect(heard).toEqual([
    { event: 'header_nav_click', parameters: { label: 'Retailers', url: '/retailers' }, scope: 'statistic' },
  ]);
});

test('when it goes, its element is empty and nothing listens any more', async () => {
  await stand();
  const removed = jest.spyOn(document, 'removeEventListener');
  await unmount(props);
  expect(element.innerHTML).toBe('');
  expect(removed.mock.calls.map(([type]) => type)).toEqual(
    expect.arrayContaining(['keydown', 'pointerdown', 'focusin']),
  );
});

test('axe finds nothing', async () => {
  await stand();
  expect((await axe(element)).violations).toEqual([]);
});
