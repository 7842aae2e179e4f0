import type { Settings } from '@showroom/contracts/settings/settings';
import { SAVED_VEHICLES } from '@showroom/contracts/storage-keys';
import { PlatformProvider } from '@showroom/shared-ui/platform';
import { createMemoryRouter, RouterProvider } from '@showroom/shared-ui/router';
import { renderWithPlatform, testPlatform } from '@showroom/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { entries } from '../examples';
import { ChosenNavigation } from './ChosenNavigation';

beforeAll(() => {
  Object.assign(window, {
    matchMedia: () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }),
  });
});

const LOGO_ONLY = { 'navigation.logo_only_on_pages': ['/electric*'] };
const LIGHT = { 'navigation.light_on_pages': ['/redesigned'] };
const NEWER = { 'navigation.v2_enabled': ['white-theme' as const] };

function open(path: string, settings: Partial<Settings>) {
  return renderWithPlatform(<ChosenNavigation data={{ entries, path }} />, { path, settings, market: 'ae' });
}

test('on pages of electric vehicles it shows the logo only', async () => {
  const { container } = open('/electric/one', LOGO_ONLY);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual(['Showroom home']);
  expect((await axe(container)).violations).toEqual([]);
});

test('on redesigned pages it is light: the first level, without panels and menu', async () => {
  const { container } = open('/redesigned', LIGHT);
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Find a vehicle', 'Offers', 'News']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test('the newer one has one menu with everything in it', async () => {
  const { container } = open('/news', NEWER);
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', 'newer-navigation-menu');
  const menu = document.getElementById('newer-navigation-menu') ?? container;
  const links = within(menu).getAllByRole('link', { hidden: true });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    ...['Range Rover', 'Defender', 'Discovery', 'Jaguar', 'Find a vehicle'],
    ...['Offers', 'Finance offers', 'Service offers', 'Accessories', 'News', 'Saved', 'Find a retailer'],
  ]);
  expect(within(menu).getByRole('link', { name: 'News', hidden: true })).toHaveAttribute('aria-current', 'page');
  expect((await axe(container)).violations).toEqual([]);
});

test.each([
  ['light', '/redesigned', LIGHT],
  ['newer', '/news', NEWER],
])('the %s one counts the saved vehicles in its bar', (_, path, settings) => {
  open(path, settings);
  const [saved] = screen.getAllByRole('link', { name: 'Saved' });
  expect(saved?.querySelector('[data-stored]')).toHaveAttribute('data-stored', SAVED_VEHICLES);
});

test('everywhere else it is the standard one', () => {
  open('/news', { ...LOGO_ONLY, ...LIGHT });
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', 'navigation-menu');
});

test.each(['newer', 'light', 'logo-only'] as const)(
  'a visitor who went on before the HTML of the %s navigation was taken over sees no mismatch, and then the one of the new page',
  async (kind) => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const settings = kind === 'newer' ? NEWER : { ...LOGO_ONLY, ...LIGHT };
    const path = { newer: '/news', light: '/redesigned', 'logo-only': '/electric' }[kind];
    const at = (now: string) => {
      const element = <ChosenNavigation data={{ entries, path }} />;
      const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [now] });
      return (
        <PlatformProvider value={testPlatform({ settings })}>
          <RouterProvider router={router} />
        </PlatformProvider>
      );
    };
    const container = document.createElement('div');
    document.body.replaceChildren(container);
    container.innerHTML = renderToString(at(path));
    const root = await act(async () => hydrateRoot(container, at('/stock')));
    expect(error).not.toHaveBeenCalled();
    const menu = kind === 'newer' ? 'newer-navigation-menu' : 'navigation-menu';
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', menu);
    error.mockRestore();
    act(() => root.unmount());
  },
);

test('the setting says which logo stands where, and where it leads', () => {
  const logos = [
    { matchingPath: '/suv', homepage: 'https://suv.example/', logo: 'defender', target: '_blank' },
  ] as const;
  open('/suv', { 'navigation.logos': [...logos] });
  const logo = screen.getByRole('link', { name: 'Defender home' });
  expect(logo).toHaveAttribute('href', 'https://suv.example/');
  expect(logo).toHaveAttribute('target', '_blank');
});
