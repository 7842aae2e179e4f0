import { type RouteObject, redirect } from '@showroom/shared-ui/router';
import type { ShellContext } from '../page/context';
import { RootLayout } from '../page/RootLayout';
import { PageError } from '../page/RouteErrors';
import { cmsPage } from './cms-page';
import { noAccess, signInError } from './message-pages';
import { lightRootData, rootLoader } from './root-data';
// Here, not with the route: the shell has one style sheet, which stands in every page.
import './gallery.css';

/** `/cms/_` leads into the editor. */
const cmsRedirect: RouteObject = { id: 'cms-redirect', path: 'cms/_', loader: () => redirect('/cms') };

/** The route table; `others` are those of remotes (mount-routes) and of staff (staff-routes). */
export function createShellRoutes(shell: ShellContext, others: readonly RouteObject[]): RouteObject[] {
  return [
    {
      // Without a path of its own, so that `/` is a page like any other.
      id: 'root',
      loader: rootLoader(shell),
      handle: { forBrowser: lightRootData },
      shouldRevalidate: () => false,
      Component: RootLayout,
      ErrorBoundary: PageError,
      children: [cmsRedirect, noAccess, signInError, ...others, cmsPage(shell)],
    },
  ];
}
