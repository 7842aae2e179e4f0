import { navEntry } from '@showroom/contracts/entities/nav-entry';
import { analyticsEventV1 } from '@showroom/contracts/events/analytics-v1';
import { footerLoaded } from '@showroom/contracts/events/footer-loaded';
import type { Settings } from '@showroom/contracts/settings/settings';
import { PlatformProvider } from '@showroom/shared-ui/platform';
import { createMemoryRouter, RouterProvider } from '@showroom/shared-ui/router';
import { renderWithPlatform, testPlatform } from '@showroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { entries } from '../examples';
import { Footer } from './Footer';

const data = { entries, year: 2026, origin: 'https://showroom.test' };

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
  renderWithPlatform(<Footer data={{ ...data, entries: [navEntry.parse(bad)] }} />);
  expect(screen.getByText('Bad')).not.toHaveAttribute('href');
});

const entryWith = (attributes: object) =>
  navEntry.parse({ ...entries[0], id: 'own', attributes: { ...entries[0]?.attributes, children: [], ...attributes } });

test('a column has the level, a link the class, icon, relation and name that its editor chose', () => {
  const child = { label: 'Call', url: '/call', target: '_self', type: 'link' } as const;
  const entry = entryWith({
    ...{ label: 'Contact', url: '', heading_tag: 'h3', place: 'footer-top' },
    children: [{ ...child, class: 'is-quiet', html_id: 'call', icon: 'phone', rel: 'nofollow', aria_label: 'Call us' }],
  });
  renderWithPlatform(<Footer data={{ ...data, entries: [entry] }} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Contact' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'Call us' });
  expect(link).toHaveClass('footer-link', 'is-quiet');
  expect(link).toHaveAttribute('id', 'call');
  expect(link).toHaveAttribute('rel', 'nofollow');
  expect(link.querySelector('svg')).toBeInTheDocument();
});

test('a column without an address is the element that its editor chose, and pictures have their size', () => {
  const image = { src: '/media/badge.png', alt: 'Badge' };
  const picture = { label: '', url: '/badge', target: '_self', type: 'image' } as const;
  const entry = entryWith({
    ...{ label: 'Badges', url: '', place: 'footer-top' },
    children: [
      { ...picture, image },
      { ...picture, url: '/large', image: { ...image, alt: 'Large', width: 300, height: 90 } },
      { label: 'Soon', url: '', target: '_self', type: 'link', tag: 'div' },
    ],
  });
  renderWithPlatform(<Footer data={{ ...data, entries: [entry] }} />);
  expect(screen.getByRole('img', { name: 'Badge' })).toMatchObject({ width: 200, height: 80 });
  expect(screen.getByRole('img', { name: 'Large' })).toMatchObject({ width: 300, height: 90 });
  expect(screen.getByText('Soon').tagName).toBe('DIV');
});

test.each([
  ['a picture without a source', { type: 'image', label: 'Logo', image: undefined }],
  ['a link without a label', { type: 'link', label: ' ' }],
])('%s is not shown', (_what, attributes) => {
  const shown = entryWith({ place: 'footer-medium', url: '/shown', label: 'Shown' });
  const bad = entryWith({ place: 'footer-medium', url: '/bad', ...attributes });
  const { container } = renderWithPlatform(<Footer data={{ ...data, entries: [shown, { ...bad, id: 'bad' }] }} />);
  expect(screen.getByRole('link', { name: 'Shown' })).toBeVisible();
  expect(container.querySelector('[href="/bad"]')).toBeNull();
});

test('a link whose condition fails gives way to its fallback, or to nothing', async () => {
  const of = (label: string, fallback?: string) => ({
    ...entryWith({
      ...{ place: 'footer-medium', url: `/${label}`, label },
      dc_strategy: { key: 'url_brands', value: 'defender', ...(fallback && { fallback }) },
    }),
    id: label,
  });
  renderWithPlatform(<Footer data={{ ...data, entries: [of('Defenders', 'Vehicles'), of('Owners')] }} />, {
    path: '/jaguar',
  });
  expect(await screen.findByRole('link', { name: 'Vehicles' })).toHaveAttribute('href', '/Defenders');
  expect(screen.queryByRole('link', { name: 'Owners' })).toBeNull();
});

test('the market’s HTML and its way to the retailers stand in the language of the page', () => {
  const settings: Partial<Settings> = {
    'footer.html': [
      { place: 'bottom', body: '<p>بالعربية</p>', language: 'ar' },
      { place: 'bottom', body: '<p>Prices include VAT.</p>' },
      { place: 'middle', body: '<p>Since 1948.</p>' },
    ],
    'footer.retailers': [{ title: 'Near you', text: '', link_text: 'Find a retailer', url: '/retailers' }],
  };
  renderWithPlatform(<Footer data={data} />, { settings });
  expect(screen.getByText('Prices include VAT.')).toBeVisible();
  expect(screen.getByText('Since 1948.')).toBeVisible();
  expect(screen.queryByText('بالعربية')).toBeNull();
  const section = within(screen.getByRole('region', { name: 'Near you' }));
  expect(section.getByRole('link', { name: 'Find a retailer' })).toHaveAttribute('href', '/retailers');
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

test('an appearance is chosen, stored and taken back', async () => {
  localStorage.setItem('appearance', '"dark"');
  renderWithPlatform(<Footer data={data} />);
  const choice = screen.getByRole('combobox', { name: 'Appearance' });
  expect(choice).toHaveValue('dark');
  await userEvent.selectOptions(choice, 'Light');
  expect(localStorage.getItem('appearance')).toBe('"light"');
  expect(document.documentElement).toHaveAttribute('data-appearance', 'light');
  await userEvent.selectOptions(choice, 'As this device');
  expect(localStorage.getItem('appearance')).toBeNull();
  expect(document.documentElement).toHaveAttribute('data-appearance', '');
});

test('what else is stored as an appearance is none', () => {
  localStorage.setItem('appearance', '"pink"');
  renderWithPlatform(<Footer data={data} />);
  expect(screen.getByRole('combobox', { name: 'Appearance' })).toHaveValue('');
  localStorage.clear();
});

test('all markets can be chosen in their own languages, and the one at hand is named in that of the page', async () => {
  renderWithPlatform(<Footer data={data} />, { market: 'ae', locale: 'ar-AE' });
  await userEvent.click(screen.getByText('الإمارات العربية المتحدة'));
  const hrefs = ['English', 'Français', '日本語', 'Українська'].flatMap((name) =>
    screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href')),
  );
  expect(hrefs).toEqual([
    'https://showroom.test/',
    'https://au.showroom.test/',
    'https://ae.showroom.test/',
    'https://showroom.test/fr',
    'https://jp.showroom.test/',
    'https://ua.showroom.test/',
  ]);
  const current = screen.getByRole('link', { name: 'العربية' });
  expect(current).toHaveAttribute('href', 'https://ae.showroom.test/ar');
  expect(current).toHaveAttribute('aria-current', 'true');
});
