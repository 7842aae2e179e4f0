import type { RouteObject } from '@showroom/shared-ui/router';
import { createStaticHandler } from '@showroom/shared-ui/router-server';
import { testRemotes, testShell } from '../page/context.testing';
import { awayRoute } from '../routes/mount-routes';
import { createShellRoutes } from '../routes/routes';
import { staffRoutes } from '../routes/staff-routes';
import { routeTreeFor } from './route-tree';

const mounts = [{ path: '/showroom', remote: 'mf-test', expose: './routes' }];

function shellOfMarket() {
  const remotes = testRemotes({}, { mounts });
  return { shell: testShell({ remotes, options: { market: 'international', locale: 'en-GB' } }), remotes };
}

/** Ids of the routes that a path means, or the status of the answer that takes their place. */
async function matched(routes: RouteObject[], path: string) {
  const answer = await createStaticHandler(routes).query(new Request(`http://site.test${path}`), {
    filterMatchesToLoad: () => false,
  });
  return answer instanceof Response ? answer.status : answer.matches.map(({ route }) => route.id);
}

async function childrenFor(path: string) {
  const { shell, remotes } = shellOfMarket();
  const [root] = await routeTreeFor(shell, await remotes.map(), path);
  return root?.children?.map(({ id }) => id);
}

test('a page weighs only the routes that its path can mean', async () => {
  expect(await childrenFor('/stock')).toEqual(['page']);
  expect(await childrenFor('/galleryware')).toEqual(['page']);
  expect(await childrenFor('/Gallery/')).toEqual(['gallery', 'page']);
  expect(await childrenFor('/disabled-preview/stock')).toEqual(['disabled-preview', 'page']);
});

test.each([
  '/',
  '/stock',
  '/gallery',
  '/GALLERY/',
  '/%67allery',
  '/no-access',
  '/no-access/more',
  '/disabled-preview/stock',
  '/lrdx-navigation-test',
  '/showroom/a-vehicle-7',
  '/showrooms',
])('%s means the same route as in the whole table', async (path) => {
  const { shell, remotes } = shellOfMarket();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const away = mounts.map((mount) => awayRoute(shell, mount));
  const whole = await matched(createShellRoutes(shell, [...staffRoutes(shell), ...away]), path);
  expect(await matched(await routeTreeFor(shell, await remotes.map(), path), path)).toEqual(whole);
});
