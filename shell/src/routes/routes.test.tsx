import { getPageByPath } from '@showroom/contracts/calls/content';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { Settings } from '@showroom/contracts/settings/settings';
import { PlatformProvider } from '@showroom/shared-ui/platform';
import { createMemoryRouter, RouterProvider } from '@showroom/shared-ui/router';
import { createStaticHandler } from '@showroom/shared-ui/router-server';
import { answerTo, fakeClient } from '@showroom/shared-ui/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { ShellProvider } from '../page/context';
import { type TestModules, testRemotes, testShell, testTemplate } from '../page/context.testing';
import { forBrowser } from '../page/page-data';
import { storedBlock, testPage, testView } from '../page/page-data.testing';
import { settingsFrom } from '../settings/settings-store';
import { cmsPage } from './cms-page';
import { awayRoute } from './mount-routes';
import { createShellRoutes } from './routes';
import { staffRoutes } from './staff-routes';

expect.extend(toHaveNoViolations);

const Quote = ({ content }: { content: { title: string } }) => <h1>{content.title}</h1>;

const MODULES: TestModules = {
  './navigation': { kind: 'react', Component: () => <nav aria-label="Main">Menu</nav> },
  './footer': { kind: 'react', Component: () => <footer>Imprint</footer> },
  './block/quote': { Component: Quote },
};
const SLOTS = {
  navigation: { remote: 'mf-test', expose: './navigation' },
  footer: { remote: 'mf-test', expose: './footer' },
};
const MOUNTS = [{ path: '/showroom', remote: 'mf-test', expose: './routes' }];

const notFound = new ShowroomError('page.not-found', { status: 404 });
const { id, attributes } = testPage([]);
const blocks = [storedBlock('quote-1', 'quote', { title: 'Go further' })];
const page = { data: { id, type: 'page' as const, attributes: { ...attributes, blocks } } };

async function open(
  path: string,
  answer: typeof page | Error = page,
  modules = MODULES,
  locale = 'en-AE',
  settings: Partial<Settings> = {},
  templates = [testTemplate('quote')],
) {
  const client = fakeClient(answerTo(getPageByPath, answer));
  const remotes = testRemotes(modules, { slots: SLOTS, mounts: MOUNTS, templates });
  const shell = testShell({ remotes, options: { client, market: 'ae', locale, settings } });
  const mounted = MOUNTS.map((mount) => awayRoute(shell, mount));
  const router = createMemoryRouter(createShellRoutes(shell, [...staffRoutes(shell), ...mounted]), {
    initialEntries: [path],
  });
  const rendered = render(
    <ShellProvider value={shell}>
      <PlatformProvider value={shell.platform}>
        <RouterProvider router={router} />
      </PlatformProvider>
    </ShellProvider>,
  );
  await act(async () => {
    while (!router.state.initialized) await new Promise((resolve) => setTimeout(resolve, 5));
  });
  return { ...rendered, router, client };
}

beforeEach(() => {
  for (const method of ['error', 'warn'] as const) jest.spyOn(console, method).mockImplementation(() => undefined);
  Object.assign(window, { scrollTo: () => undefined });
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['/offers', ['/offers'], false],
  ['/offers', ['/off*'], false],
  ['/defender', ['/offers'], true],
])('the navigation of %s with navigation.disabled_on_pages %j: %s', async (path, pages, shown) => {
  await open(path, page, MODULES, 'en-AE', { 'navigation.disabled_on_pages': pages });
  expect(screen.queryByRole('navigation', { name: 'Main' }) !== null).toBe(shown);
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

test('a page stands between navigation and footer, with a way past the navigation', async () => {
  const { container } = await open('/defender');
  expect(await screen.findByRole('heading', { name: 'Go further' })).toBeVisible();
  const [skip] = screen.getAllByRole('link');
  expect(skip).toHaveAccessibleName('Skip to content');
  expect(skip).toHaveAttribute('href', '#content');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(await screen.findByRole('contentinfo')).toHaveTextContent('Imprint');
  expect(await axe(container)).toHaveNoViolations();
});

test('a page that was led to by a link that is gone has the focus on its heading; a focus that stands is left alone', async () => {
  const { router } = await open('/defender');
  await screen.findByRole('heading', { name: 'Go further' });
  expect(document.body).toHaveFocus();
  await act(() => router.navigate('/discovery'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  const [skip] = screen.getAllByRole('link');
  skip?.focus();
  await act(() => router.navigate('/defender'));
  expect(skip).toHaveFocus();
});

test('a page is asked again for another path or a parameter that a block follows, and for nothing else', async () => {
  const templates = [testTemplate('quote', { query: ['page'] })];
  const { router, client } = await open('/offers', page, MODULES, 'en-AE', {}, templates);
  const asked = () => client.sends.filter(({ call }) => call === getPageByPath).length;
  const go = (to: string) => act(() => router.navigate(to));
  expect(asked()).toBe(1);
  await go('/offers#quote-1');
  await go('/offers?color=red');
  expect(asked()).toBe(1);
  await go('/offers?color=red&page=2');
  expect(asked()).toBe(2);
  await go('/offers?page=2');
  expect(asked()).toBe(2);
  await go('/news?page=2');
  expect(asked()).toBe(3);
});

test.each([
  ['that does not say what its data follow', async () => 'data', 2],
  ['without data', undefined, 1],
])('a page with a block %s is asked again for any parameter or not', async (_what, load, times) => {
  const modules = { ...MODULES, './block/quote': { Component: Quote, ...(load && { load }) } };
  const { router, client } = await open('/offers', page, modules);
  await act(() => router.navigate('/offers?color=red'));
  expect(client.sends.filter(({ call }) => call === getPageByPath)).toHaveLength(times);
});

test('the way to a page stands below the navigation, with the page itself at its end', async () => {
  const said = { path: '/offers/summer', title: 'Summer', breadcrumbs: [{ label: 'Offers', url: '/offers' }] };
  const way = () => screen.queryByRole('navigation', { name: 'Breadcrumb' });
  const { container, unmount } = await open('/offers/summer', {
    data: { ...page.data, attributes: { ...page.data.attributes, ...said } },
  });
  await screen.findByText('Summer');
  const items = within(way() ?? container).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Home', 'Offers', 'Summer']);
  expect(screen.getByRole('link', { name: 'Offers' })).toHaveAttribute('href', '/offers');
  expect(screen.getByText('Summer')).toHaveAttribute('aria-current', 'page');
  expect(await axe(container)).toHaveNoViolations();
  unmount();
  await open('/', { data: { ...page.data, attributes: { ...page.data.attributes, path: '/' } } });
  await screen.findByRole('heading', { name: 'Go further' });
  expect(way()).not.toBeInTheDocument();
});

test('without their remotes navigation and footer have fallbacks, and the page stands', async () => {
  await open('/defender', page, { './block/quote': MODULES['./block/quote'] ?? {} });
  expect(await screen.findByRole('heading', { name: 'Go further' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Stock' })).toHaveAttribute('href', '/stock');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Showroom');
});

test("where nothing stands the market's own page for that is shown, with the status 404", async () => {
  const client = fakeClient(
    answerTo(getPageByPath, ({ params }) => {
      if (params.path !== '404') return new ShowroomError('page.not-found', { status: 404 });
      const { attributes } = page.data;
      return { data: { ...page.data, attributes: { ...attributes, path: '/404' } } };
    }),
  );
  const remotes = testRemotes(MODULES, { templates: [testTemplate('quote')] });
  const handler = createStaticHandler([cmsPage(testShell({ remotes, options: { client } }))]);
  const answerAt = async (path: string) => {
    const context = await handler.query(new Request(`http://site.test/${path}`));
    return context instanceof Response ? undefined : [context.statusCode, context.loaderData['page']];
  };
  const shown = expect.objectContaining({ blocks: [expect.objectContaining({ template: 'quote' })] });
  expect(await answerAt('nothing')).toEqual([404, shown]);
  expect(await answerAt('404')).toEqual([404, shown]);
});

test('a page that is not there has the texts of the settings and a way home', async () => {
  const { container } = await open('/nothing', new ShowroomError('content.response-missing', { status: 404 }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByText('Sorry, the page you are looking for cannot be found.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  expect(await axe(container)).toHaveNoViolations();
});

test('the setting of the 404 page says its texts and its picture, and what it leaves out stays', async () => {
  const value = { title: 'Lost?', image: 'https://pictures.test/lost.jpg', button: 'Back to the start' };
  const settings = settingsFrom([{ key: 'error_page.404', value }], jest.fn());
  const { container } = await open('/nothing', notFound, MODULES, 'en-AE', settings);
  expect(await screen.findByRole('heading', { level: 1, name: 'Lost?' })).toBeVisible();
  expect(screen.getByText('Sorry, the page you are looking for cannot be found.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/');
  expect(container.querySelector('.not-found-picture')).toHaveAttribute('src', value.image);
});

test('a setting of the 404 page that is none is named in the log, and the page has its own texts', async () => {
  const log = jest.fn();
  const settings = settingsFrom([{ key: 'error_page.404', value: { title: 404 } }], log);
  await open('/nothing', notFound, MODULES, 'en-AE', settings);
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(log.mock.calls).toEqual([
    [expect.stringMatching(/^Invalid JSON in error_page.404, its default stands: title/)],
  ]);
});

test('an API that is away is said so, and the page is asked for again', async () => {
  await open('/defender', new ShowroomError('api.unreachable', { status: 503 }));
  expect(await screen.findByText('We cannot reach our service at the moment. We keep trying.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a page that the API refuses leads to the one that says so', async () => {
  const { router } = await open('/defender', new ShowroomError('access.forbidden', { status: 403 }));
  expect(router.state.location.pathname).toBe('/no-access');
});

test('a section whose remote is away says so, between navigation and footer', async () => {
  await open('/showroom/vehicle/7');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/taking a short break|error occurred/);
  expect(await screen.findByRole('contentinfo')).toBeVisible();
});

test('/no-access says that a permission is missing, and is left out by search engines', async () => {
  const { container } = await open('/no-access');
  expect(screen.getByRole('heading', { level: 1, name: 'No access' })).toBeVisible();
  expect(screen.getByText(/You do not have permission to see this page/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  expect(await axe(container)).toHaveNoViolations();
});

describe('/sign-in-error', () => {
  test('tells someone without a role that signing in again is of no use', async () => {
    await open('/sign-in-error?type=noPermissions');
    expect(screen.getByRole('heading', { level: 1, name: 'No access' })).toBeVisible();
    expect(
      screen.getByText('You are signed in, but your account has no permission for this part of the site.'),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sign in again' })).not.toBeInTheDocument();
  });

  test.each(['?type=unavailable', '?type=expired', '?type=refused', ''])('offers another try (%s)', async (query) => {
    await open(`/sign-in-error${query}`);
    expect(screen.getByRole('heading', { level: 1, name: 'We could not sign you in' })).toBeVisible();
    expect(screen.getByText('Something went wrong while you were signing in. Please try again.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '/auth/login?to=/cms');
  });

  test('speaks the language of the page', async () => {
    await open('/sign-in-error?type=noPermissions', page, MODULES, 'ar-AE');
    expect(screen.getByRole('heading', { level: 1, name: 'لا يوجد إذن بالوصول' })).toBeVisible();
  });
});

test('/cms/_ leads into the editor', async () => {
  const { router } = await open('/cms/_');
  expect(router.state.location.pathname).toBe('/cms');
});

test("the first page's static blocks stay through its changes, and come whole after another page", async () => {
  const client = fakeClient(answerTo(getPageByPath, page));
  const remotes = testRemotes(MODULES, { templates: [testTemplate('quote', { hydrate: 'never' })] });
  const route = cmsPage(testShell({ remotes, options: { client } }));
  const handler = createStaticHandler([route]);
  async function load(path: string): Promise<unknown> {
    const context = await handler.query(new Request(`http://site.test/${path}`));
    return context instanceof Response ? undefined : context.loaderData['page'];
  }
  const first = forBrowser(testPage([testView('quote', { hydrate: 'never' })]));
  route.handle.adopt('defender', first);
  expect(await load('defender')).toMatchObject({ blocks: [first.blocks[0]] });
  expect(remotes.loads).toEqual([]);
  await load('discovery');
  expect(await load('defender')).toMatchObject({ blocks: [{ status: 'ready' }] });
});
