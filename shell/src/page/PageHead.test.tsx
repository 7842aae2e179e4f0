import { PlatformProvider } from '@showroom/shared-ui/platform';
import {
  createMemoryRouter,
  Outlet,
  type RouteObject,
  RouterProvider,
  data as routeData,
} from '@showroom/shared-ui/router';
import type { PlatformOptions } from '@showroom/shared-ui/testing';
import { render, waitFor } from '@testing-library/react';
import { ShellProvider } from './context';
import { testShell } from './context.testing';
import { PageHead } from './PageHead';
import { testPage, testView } from './page-data.testing';
import { PageError } from './RouteErrors';

const titles: [string, string, string, string][] = [
  ['Defender', 'Showroom', '|', 'Defender | Showroom'],
  ['Defender', 'Showroom', '·', 'Defender · Showroom'],
  ['', 'Showroom', '|', 'Showroom'],
  ['Defender', '', '|', 'Defender'],
  ['', '', '|', 'Range Rover, Defender, Discovery and Jaguar'],
];

interface Shown {
  readonly handle?: unknown;
  readonly data?: unknown;
}

async function show({ handle, data = null }: Shown, parent: unknown = undefined, options: PlatformOptions = {}) {
  const child = { id: 'page', path: '*', handle, loader: () => data, element: <p>Page</p> };
  const view = await showRoutes([child], parent, options, { loaderData: { page: data } });
  await view.findByText('Page');
  await waitFor(() => expect(document.title).not.toBe(''));
}

async function showRoutes(
  children: RouteObject[],
  parent: unknown,
  options: PlatformOptions,
  hydrationData?: { loaderData: Record<string, unknown> },
) {
  const layout = (
    <>
      <PageHead />
      <Outlet />
    </>
  );
  const routes = [{ id: 'root', handle: parent, element: layout, hydrateFallbackElement: layout, children }];
  const router = createMemoryRouter(routes, hydrationData && { hydrationData });
  const shell = testShell({ options, siteUrl: 'https://au.showroom.test' });
  return render(
    <ShellProvider value={shell}>
      <PlatformProvider value={shell.platform}>
        <RouterProvider router={router} />
      </PlatformProvider>
    </ShellProvider>,
  );
}
const content = (selector: string) => document.querySelector(selector)?.getAttribute('content');
afterEach(() => {
  document.head.innerHTML = '';
});

test.each(titles)('the title "%s" of the site "%s" with "%s" is "%s"', async (title, name, divider, expected) => {
  const settings = { 'app.name': name, 'meta.divider': divider };
  await show({ data: testPage([], { title }) }, undefined, { settings });
  expect(document.title).toBe(expected);
});

test.each([
  [{ title: 'Defender' }, 'Defender'],
  [{ title: 'Defender', meta_title: 'Go further' }, 'Go further'],
])('a page with %j is called "%s"', async (attributes, title) => {
  await show({ data: testPage([], attributes) });
  expect(document.title).toBe(`${title} | Showroom`);
});

test('a page is called what a block shows at its address, such as a list by its filters', async () => {
  const list = testView('list', { data: { pageTitle: 'Defender 110 in green' } });
  await show({ data: testPage([testView('quote'), list], { meta_title: 'All vehicles' }) });
  expect(document.title).toBe('Defender 110 in green | Showroom');
});

test('a page that editors keep from search engines says so', async () => {
  await show({ data: testPage([], { disable_seo_tracking: true }) });
  expect(content('meta[name="robots"]')).toBe('noindex, nofollow');
});

test('a page of editors has its title, description and image in the head', async () => {
  const attributes = {
    meta_description: 'A car',
    canonical_url: 'https://site.test/d',
    external_meta_image: '/d.webp',
  };
  await show({ data: testPage([], attributes) });
  expect(document.title).toBe('Defender | Showroom');
  expect(content('meta[name="description"]')).toBe('A car');
  expect(content('meta[property="og:title"]')).toBe('Defender');
  expect(content('meta[property="og:image"]')).toBe('https://au.showroom.test/d.webp');
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', 'https://site.test/d');
  expect(document.querySelector('meta[name="robots"]')).toBeNull();
});

test('a page names its own address, whatever its query, and its languages', async () => {
  await show({ data: testPage([], { path: '/offers' }) }, undefined, { market: 'ae', locale: 'ar-AE' });
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  expect(canonical).toBe('https://au.showroom.test/ar/offers');
  const versions = [...document.querySelectorAll('link[rel="alternate"]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);
  expect(versions).toEqual([
    ['en-AE', 'https://au.showroom.test/offers'],
    ['ar-AE', canonical],
  ]);
});

test.each([{ disable_seo_tracking: true }, { path: '/404' }])(
  'a page with %j, which search engines leave out, has neither address nor languages for them',
  async (attributes) => {
    await show({ data: testPage([], attributes) }, undefined, { market: 'ae', locale: 'en-AE' });
    expect(content('meta[name="robots"]')).toBe('noindex, nofollow');
    expect(document.querySelector('link[rel="canonical"], link[rel="alternate"]')).toBeNull();
  },
);

test('a page that search engines leave out says so', async () => {
  await show({ handle: { meta: () => ({ title: 'No access', index: false }) } });
  expect(document.title).toBe('No access | Showroom');
  expect(content('meta[name="robots"]')).toBe('noindex, nofollow');
});

test('the deepest route that has something to say is heard, with its data and the platform', async () => {
  const meta = jest.fn((data: unknown, { market }: { market: { code: string } }) => ({
    title: `${data} in ${market.code}`,
  }));
  await show({ handle: { meta }, data: 'Vehicle' }, { meta: () => ({ title: 'Layout' }) }, { market: 'au' });
  expect(document.title).toBe('Vehicle in au | Showroom');
});

test('a handle without a meta function is passed over', async () => {
  await show({ handle: { meta: 'none' }, data: 'Vehicle' }, { meta: () => ({ title: 'Layout' }) });
  expect(document.title).toBe('Layout | Showroom');
});

test('a page without anything to say has the name of the site', async () => {
  await show({ data: 'nothing' });
  expect(document.title).toBe('Showroom');
  expect(content('meta[property="og:title"]')).toBe('Showroom');
});

test.each([
  [404, 'Page not found'],
  [503, 'An error occurred while showing the page'],
])('a page that fails with %i has one title, and no place in search engines', async (status, title) => {
  const failed = {
    id: 'page',
    path: '*',
    loader: () => {
      throw routeData('', { status });
    },
    element: <p>Page</p>,
    ErrorBoundary: PageError,
  };
  await showRoutes([failed], undefined, {});
  await waitFor(() => expect(document.title).toBe(`${title} | Showroom`));
  expect(document.querySelectorAll('title')).toHaveLength(1);
  expect(content('meta[name="robots"]')).toBe('noindex, nofollow');
});

test('a page without a picture of its own has that of the market', async () => {
  const settings = { 'meta.image': '/media/heroes/discovery/eiger-grey/alps' };
  await show({ data: testPage([]) }, undefined, { settings });
  const address = 'https://au.showroom.test/media/heroes/discovery/eiger-grey/alps-1600x840.jpeg';
  expect(content('meta[property="og:image"]')).toBe(address);
});

test.each([
  [{ external_meta_image: '/d.webp', image_id: 'a1' }, {}, '/d.webp'],
  [{ image_id: 'a1' }, { 'meta.image_id': 'm1' }, '/media/library/a1/social.jpg'],
  [{}, { 'meta.image_id': 'm1', 'meta.image': '/m.webp' }, '/media/library/m1/social.jpg'],
  [{ external_meta_image: '/media/library/a1/2' }, {}, '/media/library/a1/2-1600x840.jpg'],
])('the picture of a page with %j in a market with %j is %s', async (attributes, settings, path) => {
  await show({ data: testPage([], attributes) }, undefined, { settings });
  expect(content('meta[property="og:image"]')).toBe(`https://au.showroom.test${path}`);
});

test('addresses of the head are whole for readers elsewhere, and what is no address is left out', async () => {
  const meta = {
    title: 'Car',
    canonical: '/showroom/car-1',
    image: 'javascript:alert(1)',
    structuredData: [
      { url: '/showroom/car-1', image: ['/1.webp', 'https://pictures.test/2.webp'], name: '/not/an/address' },
      { url: 'https://no host' },
    ],
  };
  await show({ handle: { meta: () => meta } });
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://au.showroom.test/showroom/car-1',
  );
  expect(document.querySelector('meta[property="og:image"]')).toBeNull();
  const [car, broken] = [...document.querySelectorAll('script')].map(({ textContent }) =>
    JSON.parse(textContent ?? ''),
  );
  expect(broken).toEqual({});
  expect(car).toEqual({
    url: 'https://au.showroom.test/showroom/car-1',
    image: ['https://au.showroom.test/1.webp', 'https://pictures.test/2.webp'],
    name: '/not/an/address',
  });
});

test('no text of structured data can end its element', async () => {
  const name = '</script><script>alert(1)</script>';
  await show({ handle: { meta: () => ({ title: 'Car', structuredData: [{ '@type': 'Car', name }] }) } });
  const [element, ...others] = document.querySelectorAll('script');
  expect(others).toEqual([]);
  expect(element).toHaveAttribute('type', 'application/ld+json');
  expect(element?.innerHTML).not.toContain('<');
  expect(JSON.parse(element?.textContent ?? '')).toEqual({ '@type': 'Car', name });
});

test('search engines are told the way to a page, in its language', async () => {
  const data = testPage([], {
    path: '/offers/summer',
    title: 'Summer',
    breadcrumbs: [{ label: 'Offers', url: '/offers' }],
  });
  await show({ data }, undefined, { market: 'ae', locale: 'ar-AE' });
  const json = document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null';
  const way = JSON.parse(json).itemListElement.map(({ name, item }: { name: string; item: string }) => [name, item]);
  expect(way).toEqual([
    [expect.any(String), 'https://au.showroom.test/ar'],
    ['Offers', 'https://au.showroom.test/ar/offers'],
    ['Summer', 'https://au.showroom.test/ar/offers/summer'],
  ]);
});

test('there is no way to the home page', async () => {
  await show({ data: testPage([], { path: '/', title: 'Home' }) });
  expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
});
