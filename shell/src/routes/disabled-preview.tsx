import type { LoaderFunctionArgs, RouteObject } from '@showroom/shared-ui/router';
import type { ShellContext } from '../context';
import { PageError } from '../layouts/RouteErrors';
import { PageView } from '../page/PageView';
import { asAnswer } from './cms-page';
import { unlisted } from './no-access';

/** `/disabled-preview/{path}`: a page that is not published, for signed-in editors. */
export function disabledPreview(shell: ShellContext): RouteObject {
  return {
    id: 'disabled-preview',
    path: 'disabled-preview/*',
    loader: async ({ request, params }: LoaderFunctionArgs) => {
      try {
        const { loadPage } = await import('../page/load-page');
        return await loadPage({ shell, url: new URL(request.url), path: params['*'] ?? '', signal: request.signal });
      } catch (error) {
        throw asAnswer(error);
      }
    },
    Component: PageView,
    ErrorBoundary: PageError,
    handle: { ...unlisted('Preview'), private: true },
  };
}
