import { analyticsEventV1 } from '@showroom/contracts/events/analytics-v1';
import { SAVED_VEHICLES } from '@showroom/contracts/storage-keys';
import { PlatformProvider } from '@showroom/shared-ui/platform';
import { createMemoryRouter, RouterProvider } from '@showroom/shared-ui/router';
import { renderWithPlatform, testPlatform } from '@showroom/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { entries } from '../examples';
import { Navigation } from './Navigation';

beforeAll(() => {
  // jsdom has neither media queries nor popovers; the window is a wide one.
  Object.assign(window, {
    matchMedia: () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }),
  });
});

afterEach(() => document.body.replaceChildren());

const panelOf = (name: string) => screen.getByText(name, { selector: 'summary span' }).closest('details');

test('every link of every level stands in the HTML, so that no script is needed', () => {
  document.body.innerHTML = toHtml('/');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const expected = entries
    .filter(({ attributes: { place } }) => place === 'main' || place === 'utility')
    .flatMap(({ attributes }) => [attributes.url, ...attributes.children.map(({ url }) => url)])
    .filter((url) => url !== '');
  expect(links).toEqual(expect.arrayContaining(expected));
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', 'navigation-menu');
  expect(document.getElementById('navigation-menu')).toHaveAttribute('popover', 'auto');
});

test('hydration takes the HTML over without a warning or a change', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = toHtml('/defender');
  const before = container.innerHTML;
  const root = await act(async () => hydrateRoot(container, page('/defender')));
  expect(container.innerHTML).toBe(before);
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
  act(() => root.unmount());
});

test.each([
  ['/', 'Showroom home', '/'],
  ['/stock', 'Showroom home', '/'],
  ['/jaguar', 'Showroom home', '/'],
  ['/range-rover', 'Range Rover home', '/range-rover'],
  ['/range-rover-sport/offers', 'Range Rover home', '/range-rover'],
  ['/defender/110', 'Defender home', '/defender'],
  ['/discovery', 'Discovery home', '/discovery'],
])('on %s the logo is "%s" and leads to %s', (path, name, home) => {
  renderWithPlatform(<Navigation data={entries} />, { path });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', home);
});

test('the page at hand is marked, and the panel that holds it too', () => {
  renderWithPlatform(<Navigation data={entries} />, { path: '/defender/' });
  expect(screen.getByRole('link', { name: /^Defender Capable/, hidden: true })).toHaveAttribute('aria-current', 'page');
  expect(panelOf('Vehicles')?.querySelector('summary')).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'News' })).not.toHaveAttribute('aria-current');
});

test('Escape closes an open panel and gives the focus back to its title', async () => {
  const user = userEvent.setup();
  renderWithPlatform(<Navigation data={entries} />);
  await user.click(screen.getByText('Offers', { selector: 'summary span' }));
  expect(panelOf('Offers')).toHaveAttribute('open');
  act(() => screen.getByRole('link', { name: /^Finance offers/ }).focus());
  await user.keyboard('{Escape}');
  expect(panelOf('Offers')).not.toHaveAttribute('open');
  expect(panelOf('Offers')?.querySelector('summary')).toHaveFocus();
});

test('a click or focus elsewhere closes an open panel', async () => {
  const user = userEvent.setup();
  renderWithPlatform(
    <>
      <Navigation data={entries} />
      <button type="button">Elsewhere</button>
    </>,
  );
  await user.click(screen.getByText('Offers', { selector: 'summary span' }));
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(panelOf('Offers')).not.toHaveAttribute('open');
  await user.click(screen.getByText('Vehicles', { selector: 'summary span' }));
  act(() => screen.getByRole('link', { name: 'News' }).focus());
  expect(panelOf('Vehicles')).not.toHaveAttribute('open');
});

test('a navigation closes what was open', async () => {
  const user = userEvent.setup();
  const { router } = renderWithPlatform(<Navigation data={entries} />);
  await user.click(screen.getByText('Vehicles', { selector: 'summary span' }));
  await act(() => router.navigate('/defender'));
  await waitFor(() => expect(panelOf('Vehicles')).not.toHaveAttribute('open'));
  expect(screen.getByRole('link', { name: 'Defender home' })).toBeVisible();
});

test('a click on a link is told to analytics', async () => {
  const { platform } = renderWithPlatform(<Navigation data={entries} />);
  const sent: unknown[] = [];
  // Leaving the page is the browser's part, which jsdom does not play.
  document.addEventListener('click', (click) => click.preventDefault(), { once: true });
  platform.bus.on(analyticsEventV1, (event) => sent.push(event));
  await userEvent.click(screen.getByRole('link', { name: 'News' }));
  expect(sent).toEqual([{ event: 'header_nav_click', parameters: { label: 'News', url: '/news' } }]);
});

test('a market of two languages offers the other one, a market of one offers none', () => {
  const { unmount } = renderWithPlatform(<Navigation data={entries} />, {
    market: 'ae',
    path: '/stock?page=2&utm_source=x',
  });
  const link = screen.getByRole('link', { name: 'العربية' });
  expect(link).toHaveAttribute('href', '/ar/stock?page=2');
  expect(link).toHaveAttribute('lang', 'ar-AE');
  unmount();
  renderWithPlatform(<Navigation data={entries} />, { market: 'jp' });
  expect(screen.queryByRole('link', { name: 'English' })).not.toBeInTheDocument();
});

test('in Arabic the names are Arabic and links stay in the language', () => {
  renderWithPlatform(<Navigation data={entries} />, { market: 'ae', locale: 'ar-AE', path: '/stock' });
  expect(screen.getByRole('button', { name: 'القائمة' })).toBeVisible();
  expect(
    within(screen.getByRole('navigation', { name: 'الرئيسية' })).getByRole('link', { name: 'News' }),
  ).toHaveAttribute('href', '/ar/news');
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/stock');
});

test('axe finds nothing, with panels closed and open', async () => {
  const { container } = renderWithPlatform(<Navigation data={entries} />, { path: '/defender' });
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.click(screen.getByText('Vehicles', { selector: 'summary span' }));
  expect((await axe(container)).violations).toEqual([]);
});

function page(path: string) {
  const router = createMemoryRouter([{ path: '*', element: <Navigation data={entries} /> }], {
    initialEntries: [path],
  });
  return (
    <PlatformProvider value={testPlatform()}>
      <RouterProvider router={router} />
    </PlatformProvider>
  );
}

function toHtml(path: string): string {
  return renderToString(page(path));
}

test('the search is offered where the market has its popup, in the menu and at the bar’s end', () => {
  const settings = { 'search.popup.enabled': true };
  const { unmount } = renderWithPlatform(<Navigation data={entries} />, { settings, market: 'ae', locale: 'ar-AE' });
  const links = screen.getAllByRole('link', { name: 'بحث' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/ar/search', '/ar/search']);
  unmount();
  renderWithPlatform(<Navigation data={entries} />);
  expect(screen.queryByRole('link', { name: 'Search' })).toBeNull();
});

test('saved vehicles have their count, in the menu and at the bar’s end', () => {
  renderWithPlatform(<Navigation data={entries} />);
  const links = screen.getAllByRole('link', { name: 'Saved' });
  const counts = links.map((link) => link.querySelector('[data-stored]')?.getAttribute('data-stored'));
  expect(counts).toEqual([SAVED_VEHICLES, SAVED_VEHICLES]);
});
