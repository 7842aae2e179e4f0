import type { LoaderFunctionArgs, RouteObject } from '@showroom/shared-ui/router';
import type { ShellContext } from '../page/context';
import { PageView } from '../page/PageView';
import { PageError } from '../page/RouteErrors';

/**
 * `/form/{id}`: a form as a page of its own, for links without scripts; `/form/{id}/sent`: what it
 * says once it is sent.
 */
export function formPages(shell: ShellContext): RouteObject[] {
  const common = {
    async loader(args: LoaderFunctionArgs) {
      const { loadFormPage } = await import('../page/load-form-page');
      return loadFormPage(shell, args);
    },
    Component: PageView,
    ErrorBoundary: PageError,
    handle: { tags: () => [`forms:${shell.platform.market.code}`] },
  };
  return [
    { id: 'form', path: 'form/:id', ...common },
    { id: 'form-sent', path: 'form/:id/sent', ...common },
  ];
}
