import type { RouteObject } from '@showroom/shared-ui/router';
import { type Mount, mountOf, type SiteMap } from '../federation/pins';
import type { ShellContext } from '../page/context';
import { awayRoute, mountRoute } from '../routes/mount-routes';
import { createShellRoutes } from '../routes/routes';
import { staffRoutes } from '../routes/staff-routes';

/**
 * The route table for one path: the remote that serves it is loaded first, any other mount that the
 * path is below answers as away. All that the path cannot mean is left out, for the router weighs
 * every route of a table anew for each page.
 */
export async function routeTreeFor(shell: ShellContext, map: SiteMap, path: string): Promise<RouteObject[]> {
  const wanted = mountOf(map, path);
  const mounted: RouteObject[] = map.mounts
    .filter((mount) => isBelow(mount, path))
    .map((mount) => awayRoute(shell, mount));
  if (wanted) {
    const route = await mountRoute(shell, wanted).catch((cause: unknown) => {
      console.error(`${wanted.remote} does not answer for ${wanted.path}:`, cause);
      return undefined;
    });
    if (route) mounted.push(route);
  }
  return createShellRoutes(shell, [...staffRoutes(shell), ...mounted]).map((root) =>
    root.index ? root : { ...root, children: root.children?.filter((route) => canMatch(route, path)) ?? [] },
  );
}

/** Whether a path is below what a route begins with; an encoded path may mean any. */
function canMatch({ path: own = '' }: RouteObject, path: string): boolean {
  if (path.includes('%')) return true;
  const [fixed = ''] = own.split(/[*:]/);
  return fixed === '' || isBelow({ path: `/${fixed.replace(/^\/|\/$/g, '')}` }, path);
}

/** As the router matches: whatever the case. */
function isBelow({ path: mount }: Pick<Mount, 'path'>, path: string): boolean {
  return `${path.toLowerCase()}/`.startsWith(`${mount.toLowerCase()}/`);
}
