import { data, type LoaderFunctionArgs, Outlet, type RouteObject, useLocation } from '@showroom/shared-ui/router';
import { Suspense } from 'react';
import { isGuarded } from '../addresses/page-address';
import type { Mount } from '../federation/pins';
import { loadRoutes, RemoteError } from '../federation/remotes';
import type { ShellContext } from '../page/context';
import { RecoveringBoundary } from '../page/RecoveringBoundary';
import { RemoteFiles } from '../page/RemoteFiles';
import { PageError, SectionUnavailable } from '../page/RouteErrors';
import { mountMetaheads } from './mount-metaheads';

/** A loader of a remote that has not answered by then becomes a 504 of its own section. */
const LOADER_DEADLINE = 4000;

/** The routes of a remote under its mount; rejects when the remote is away. */
export async function mountRoute(shell: ShellContext, mount: Mount): Promise<RouteObject> {
  const { createRoutes } = await loadRoutes(shell.remotes, mount.remote, mount.expose);
  const children = createRoutes(shell.platform).map((route) =>
    limited(route, shell.remotes.deadlines?.route ?? LOADER_DEADLINE),
  );
  return {
    id: `mount ${mount.path}`,
    path: mount.path,
    element: <MountOutlet mount={mount} />,
    ErrorBoundary: PageError,
    children,
    // Pages for editors have a frame of their own, and no tag reads them.
    ...(isGuarded(mount.path) ? { handle: { layout: 'plain' } } : mountMetaheads(shell)),
  };
}

/**
 * A route that throws while it renders is rendered again by itself; one whose data cannot be had
 * has its own error element.
 */
function MountOutlet({ mount }: { readonly mount: Mount }) {
  const { key } = useLocation();
  return (
    <Suspense fallback={<SectionUnavailable />}>
      <RemoteFiles remote={mount.remote} expose={mount.expose} />
      <RecoveringBoundary resetKey={key} fallback={() => <SectionUnavailable />}>
        <Outlet />
      </RecoveringBoundary>
    </Suspense>
  );
}

/**
 * Answers under a mount as long as, or wherever, its remote does not: 503 while it is away, 404
 * where it has no such page.
 */
export function awayRoute(shell: ShellContext, mount: Mount): RouteObject {
  return {
    id: `away ${mount.path}`,
    path: `${mount.path}/*`,
    loader: async () => {
      const arrived = await loadRoutes(shell.remotes, mount.remote, mount.expose).then(
        () => true,
        () => false,
      );
      throw arrived
        ? data({ message: 'not found' }, { status: 404 })
        : data({ away: mount.remote }, { status: 503, headers: { 'retry-after': '30' } });
    },
    Component: SectionUnavailable,
    ErrorBoundary: PageError,
  };
}

function limited(route: RouteObject, deadline: number): RouteObject {
  const { loader, children } = route;
  const own = typeof loader === 'function' ? { loader: withLimit(loader, route.id ?? 'route', deadline) } : {};
  if (route.index) return { ...route, ...own };
  return { ...route, ...own, ...(children && { children: children.map((child) => limited(child, deadline)) }) };
}

type Loader = Extract<NonNullable<RouteObject['loader']>, (...args: never[]) => unknown>;

function withLimit(loader: Loader, name: string, deadline: number): Loader {
  return Object.assign(async (args: LoaderFunctionArgs, context?: unknown) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(data({ late: new RemoteError(name).message }, { status: 504 })), deadline);
    });
    try {
      return await Promise.race([loader(args, context), late]);
    } finally {
      clearTimeout(timer);
    }
  }, loader);
}
