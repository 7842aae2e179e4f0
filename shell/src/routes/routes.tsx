import type { RouteObject } from '@showroom/shared-ui/router';
import type { ShellContext } from '../context';
import { RootLayout } from '../layouts/RootLayout';
import { PageError } from '../layouts/RouteErrors';
import { cmsPage } from './cms-page';
import { cmsRedirect } from './cms-redirect';
import { disabledPreview } from './disabled-preview';
import { gallery } from './gallery';
import { navigationTest } from './navigation-test';
import { noAccess } from './no-access';
import { lightRootData, rootLoader } from './root-data';
import { signInError } from './sign-in-error';

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
