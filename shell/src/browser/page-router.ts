import { createBrowserRouter, type RouteObject } from '@showroom/shared-ui/router';
import { isStaffRoute } from '../addresses/page-address';
import { type Mount, mountOf } from '../federation/pins';
import { retryForever } from '../federation/retry';
import type { ShellContext } from '../page/context';
import { isPageData } from '../page/page-data';
import type { PageState } from '../page/page-state';
import { awayRoute, mountRoute } from '../routes/mount-routes';
import { createShellRoutes } from '../routes/routes';
import { announcedLoading } from './announced-loading';
import { showState } from './page-transition';

const loadStaffRoutes = () => import(/* webpackChunkName: "staff" */ '../routes/staff-routes');

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * The page's router, which goes on from what the server rendered and fetches a remote's routes when
 * they are needed.
 */
export async function createPageRouter(shell: ShellContext, state: PageState) {
  const patched = new Set<string>();
  const path = window.location.pathname.slice(state.basename === '/' ? 0 : state.basename.length) || '/';
  const here = mountOf(state, path);
  const mounted: RouteObject[] = state.mounts.map((mount) => awayRoute(shell, mount));
  // What the server rendered with the remote stands as it is until the remote answers the browser
  // as well.
  if (here && !isAway(state, here)) {
    mounted.push(await retryForever(() => mountRoute(shell, here)));
    patched.add(here.path);
  }
  let hasStaffRoutes = isStaffRoute(path);
  if (hasStaffRoutes) mounted.push(...(await retryForever(loadStaffRoutes)).staffRoutes(shell));
  const routes = createShellRoutes(shell, mounted);
  adoptFirstPage(routes, state, path);
  const router = createBrowserRouter(routes, {
    basename: state.basename,
    hydrationData: { loaderData: state.loaderData, errors: revive(state.errors) },
    dataStrategy: announcedLoading,
    async patchRoutesOnNavigation({ path: target, patch }) {
      const next = target.slice(state.basename === '/' ? 0 : state.basename.length) || '/';
      if (isStaffRoute(next) && !hasStaffRoutes) {
        patch('root', (await loadStaffRoutes()).staffRoutes(shell));
        hasStaffRoutes = true;
      }
      const mount = mountOf(state, next);
      if (!mount || patched.has(mount.path)) return;
      const route = await mountRoute(shell, mount).catch(() => undefined);
      if (!route) return;
      patch('root', [route]);
      patched.add(mount.path);
    },
  });
  return afterPopstate(router);
}

/**
 * Tells of a state only when the `popstate` event that led to it is over. Within that event React
 * shows the next state at once, and blocks whose code is not there yet as empty places.
 */
function afterPopstate(router: Router): Router {
  return Object.create(router, {
    subscribe: {
      value: (tell: Parameters<Router['subscribe']>[0]) =>
        router.subscribe((state, change) => {
          if (window.event?.type === 'popstate') setTimeout(() => tell(router.state, change));
          else showState(state, () => tell(state, change));
        }),
    },
  });
}

/** Whether the server answered for a mount without its remote. */
function isAway(state: PageState, mount: Mount): boolean {
  return state.errors !== null && Object.hasOwn(state.errors, `away ${mount.path}`);
}

function adoptFirstPage(routes: readonly RouteObject[], state: PageState, path: string): void {
  const page = state.loaderData['page'];
  const handle: unknown = routes[0]?.children?.find(({ id }) => id === 'page')?.handle;
  if (!isPageData(page) || typeof handle !== 'object' || handle === null || !('adopt' in handle)) return;
  if (typeof handle.adopt === 'function') handle.adopt(path.replace(/^\//, ''), page);
}

/** Errors as the router throws them, so that the same error page shows. */
function revive(errors: PageState['errors']): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      typeof error === 'object' && error !== null ? { ...error, internal: false } : error,
    ]),
  );
}
