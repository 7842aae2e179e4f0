import { type RouteObject, redirect } from '@showroom/shared-ui/router';
import type { ShellContext } from '../page/context';
import { RootLayout } from '../page/RootLayout';
import { PageError } from '../page/RouteErrors';
import { cmsPage, disabledPreview } from './cms-page';
import { gallery } from './gallery';
import { noAccess, signInError } from './message-pages';
import { navigationTest } from './navigation-test';
import { lightRootData, rootLoader } from './root-data';

/** `/cms/_` leads into the editor. */
const cmsRedirect: RouteObject = { id: 'cms-redirect', path: 'cms/_', loader: () => redirect('/cms') };

/** The route table; `mounted` are the routes of remotes (mount-routes). */
export function createShellRoutes(shell: ShellContext, mounted: readonly RouteObject[]): RouteObject[] {
  return [
    {
      // Without a path of its own, so that `/` is a page like any other.
      id: 'root',
      loader: rootLoader(shell),
      handle: { forBrowser: lightRootData },
      shouldRevalidate: () => false,
      Component: RootLayout,
      ErrorBoundary: PageError,
      children: [
        cmsRedirect,
        navigationTest(shell),
        noAccess,
        signInError,
        disabledPreview(shell),
        gallery(shell),
        ...mounted,
        cmsPage(shell),
      ],
    },
  ];
}
