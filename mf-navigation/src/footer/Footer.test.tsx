import { navEntry } from '@showroom/contracts/entities/nav-entry';
import { analyticsEventV1 } from '@showroom/contracts/events/analytics-v1';
import { footerLoaded } from '@showroom/contracts/events/footer-loaded';
import { PlatformProvider } from '@showroom/shared-ui/platform';
import { createMemoryRouter, RouterProvider } from '@showroom/shared-ui/router';
import { renderWithPlatform, testPlatform } from '@showroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { entries } from '../examples';
import { Footer } from './Footer';

const data = { entries, year: 2026 };

test('columns have a heading, which is a link when it has an address', () => {
  renderWithPlatform(<Footer data={data} />);
  const heading = screen.getByRole('heading', { name: 'Vehicles' });
  expect(within(heading).getByRole('link')).toHaveAttribute('href', '/stock');
  expect(within(screen.getByRole('heading', { name: 'Company' })).queryByRole('link')).not.toBeInTheDocument();
});

test('social links are icons with a name, in a tab of their own', () => {
  renderWithPlatform(<Footer data={data} />);
  const link = screen.getByRole('link', { name: 'YouTube' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(link.querySelector('svg')).toBeInTheDocument();
});

test('medium and legal links and the copyright line stand below the columns', () => {
  renderWithPlatform(<Footer data={data} />);
  expect(
    within(screen.getByRole('navigation', { name: 'More links' })).getByRole('link', { name: 'Careers' }),
  ).toBeVisible();
  expect(
    within(screen.getByRole('navigation', { name: 'Legal' })).getByRole('link', { name: 'Privacy' }),
  ).toBeVisible();
  expect(screen.getByText('© 2026 Showroom')).toBeVisible();
});

test('a click on a link is told to analytics', async () => {
  const { platform } = renderWithPlatform(<Footer data={data} />);
  const sent: unknown[] = [];
  // Leaving the page is the browser's part, which jsdom does not play.
  document.addEventListener('click', (click) => click.preventDefault(), { once: true });
  platform.bus.on(analyticsEventV1, (event) => sent.push(event));
  await userEvent.click(screen.getByRole('link', { name: 'Careers' }));
  expect(sent).toEqual([{ event: 'footer_nav_click', parameters: { label: 'Careers', url: '/careers' } }]);
});

test('once it stands it says so, also to those who ask later', () => {
  const { platform } = renderWithPlatform(<Footer data={data} />);
  const heard = jest.fn();
  platform.bus.on(footerLoaded, heard);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('an address that would run code is not a link', () => {
  const [first] = entries;
  const bad = {
    ...first,
    id: 'bad',
    attributes: { ...first?.attributes, label: 'Bad', url: 'java\nscript:alert(1)', place: 'footer-medium' },
  };
  renderWithPlatform(<Footer data={{ year: 2026, entries: [navEntry.parse(bad)] }} />);
  expect(screen.getByText('Bad')).not.toHaveAttribute('href');
});

test('axe finds nothing', async () => {
  const { container } = renderWithPlatform(<Footer data={data} />);
  expect((await axe(container)).violations).toEqual([]);
});

describe('the search bar', () => {
  const onServer = () =>
    renderToString(
      <PlatformProvider value={testPlatform()}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: <Footer data={data} /> }])} />
      </PlatformProvider>,
    );

  test('is there in browsers alone: the HTML of the server has its room', () => {
    expect(onServer()).toContain('class="footer-search"');
    expect(onServer()).not.toContain('<input');
    renderWithPlatform(<Footer data={data} />);
    expect(screen.getByRole('searchbox', { name: 'Search this site' })).toBeVisible();
  });

  test('is hidden on pages without navigation', () => {
    const settings = { 'navigation.disabled_on_pages': ['/plain*'] };
    renderWithPlatform(<Footer data={data} />, { settings, path: '/plain/page' });
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
