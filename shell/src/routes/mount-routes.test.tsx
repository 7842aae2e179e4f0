import type { RoutesModule } from '@showroom/shared-ui/remote-modules';
import { data, redirect } from '@showroom/shared-ui/router';
import { createStaticHandler, type StaticHandlerContext } from '@showroom/shared-ui/router-server';
import type { Mount } from '../federation/pins';
import { type TestModules, testRemotes, testShell } from '../page/context.testing';
import { awayRoute, mountRoute } from './mount-routes';

const MOUNT: Mount = { path: '/showroom', remote: 'mf-test', expose: './routes' };

const routes = (module: RoutesModule): TestModules => ({ './routes': module });
const one = (loader: () => unknown): TestModules =>
  routes({
    createRoutes: () => [{ id: 'mf-test/vehicle', path: 'vehicle/:id', loader: async () => loader(), element: null }],
  });

/**
 * Answers a path as the server does: every mount has its away route, and the wanted one its
 * remote's routes too.
 */
async function query(path: string, modules: TestModules): Promise<StaticHandlerContext | Response> {
  const shell = testShell({ remotes: testRemotes(modules) });
  const mounted = await mountRoute(shell, MOUNT).catch(() => undefined);
  const table = [
    awayRoute(shell, MOUNT),
    ...(mounted ? [mounted] : []),
    { id: 'page', path: '*', loader: () => 'page' },
  ];
  return createStaticHandler([{ id: 'root', children: table }]).query(new Request(`http://site.test${path}`));
}
async function statusOf(path: string, modules: TestModules): Promise<number> {
  const context = await query(path, modules);
  return context instanceof Response ? context.status : context.statusCode;
}
async function dataOf(path: string, modules: TestModules): Promise<Record<string, unknown>> {
  const context = await query(path, modules);
  if (context instanceof Response) throw new Error('A redirect');
  return context.loaderData;
}
afterEach(() => jest.useRealTimers());

test('pages of the editor are asked for no metaheads', async () => {
  const routes = { './routes': { createRoutes: () => [] } };
  const shell = testShell({ remotes: testRemotes(routes) });
  const loaders = await Promise.all(
    ['/showroom', '/cms', '/admin'].map((path) => mountRoute(shell, { ...MOUNT, path })),
  );
  expect(loaders.map(({ loader }) => loader !== undefined)).toEqual([true, false, false]);
});

test("a remote's routes answer under its mount, and get the platform", async () => {
  let given: unknown;
  const modules = routes({
    createRoutes(platform) {
      given = platform.market.code;
      return [
        { id: 'mf-test/list', index: true, loader: () => 'list', element: null },
        {
          id: 'mf-test/vehicle',
          path: 'vehicle/:id',
          loader: ({ params }) => `vehicle ${params['id']}`,
          element: null,
        },
      ];
    },
  });
  expect(await dataOf('/showroom', modules)).toMatchObject({ 'mf-test/list': 'list' });
  expect(await dataOf('/showroom/vehicle/7', modules)).toMatchObject({ 'mf-test/vehicle': 'vehicle 7' });
  expect(given).toBe('international');
});

test('a path that only begins like the mount belongs to the pages', async () => {
  expect(
    await dataOf(
      '/showroom-news',
      one(() => 'vehicle'),
    ),
  ).toEqual({ page: 'page' });
});

test('a path that the remote does not know is not found', async () => {
  expect(
    await statusOf(
      '/showroom/nothing/here',
      one(() => 'vehicle'),
    ),
  ).toBe(404);
});

test('a remote that is away is unavailable for a while, with all its paths', async () => {
  const away: TestModules = { './routes': () => Promise.reject(new Error('away')) };
  for (const path of ['/showroom', '/showroom/vehicle/7']) {
    const context = await query(path, away);
    if (context instanceof Response) throw new Error('A redirect');
    expect(context.statusCode).toBe(503);
    expect(Object.values(context.errors ?? {})).toMatchObject([{ data: { away: 'mf-test' } }]);
  }
});

test('a remote that offers no routes is as good as away', async () => {
  expect(await statusOf('/showroom', { './routes': { routes: [] } })).toBe(503);
  expect(await statusOf('/showroom', {})).toBe(503);
});

test.each([
  [404, () => Promise.reject(data('gone', { status: 404 }))],
  [302, () => Promise.reject(redirect('/stock'))],
  [500, () => Promise.reject(new Error('broken'))],
])('what its loader throws is the answer: %i', async (status, loader) => {
  expect(await statusOf('/showroom/vehicle/7', one(loader))).toBe(status);
});

test('a loader that does not answer in time is a 504 of its section', async () => {
  jest.useFakeTimers();
  const status = statusOf(
    '/showroom/vehicle/7',
    one(() => new Promise(() => undefined)),
  );
  await jest.advanceTimersByTimeAsync(5000);
  expect(await status).toBe(504);
});

test('every loader is limited, also that of a nested route, and no timer stays behind', async () => {
  jest.useFakeTimers();
  const never = () => new Promise(() => undefined);
  const nested = routes({
    createRoutes: () => [
      { id: 'mf-test/a', path: 'a', children: [{ id: 'mf-test/b', path: 'b', loader: never, element: null }] },
      { id: 'mf-test/c', path: 'c', loader: async () => 'c', element: null },
    ],
  });
  const status = statusOf('/showroom/a/b', nested);
  await jest.advanceTimersByTimeAsync(5000);
  expect(await status).toBe(504);
  expect(await dataOf('/showroom/c', nested)).toMatchObject({ 'mf-test/c': 'c' });
  expect(jest.getTimerCount()).toBe(0);
});
