import type { LoaderFunctionArgs, RouteObject } from '@showroom/shared-ui/router';
import { loadPreview } from '../canvas/load-preview';
import { PreviewView } from '../canvas/PreviewView';
import type { ShellContext } from '../page/context';
import { PageError } from '../page/RouteErrors';
import { asAnswer } from './cms-page';
import { unlisted } from './message-pages';

/**
 * `/disabled-preview/{path}`: the draft of a page, published or not, for signed-in editors; that of
 * a page or form for whoever has a link to it.
 */
export function disabledPreview(shell: ShellContext): RouteObject {
  return {
    id: 'disabled-preview',
    path: 'disabled-preview/*',
    loader: async ({ request, params }: LoaderFunctionArgs) => {
      try {
        return await loadPreview({ shell, url: new URL(request.url), path: params['*'] ?? '', signal: request.signal });
      } catch (error) {
        throw asAnswer(error);
      }
    },
    Component: PreviewView,
    ErrorBoundary: PageError,
    handle: { ...unlisted('Preview'), private: true },
  };
}
