import { isShowroomError } from '@showroom/contracts/errors/is-showroom-error';
import { data, type LoaderFunctionArgs, type RouteObject, redirect } from '@showroom/shared-ui/router';
import { NOT_FOUND_PATH } from '../addresses/page-address';
import { isLost } from '../page/Block';
import type { ShellContext } from '../page/context';
import type { LoadPageInput } from '../page/load-page';
import { PageView } from '../page/PageView';
import { ANY_PARAMETER, type BlockView, type PageData } from '../page/page-data';
import { PageError } from '../page/RouteErrors';

/** `*`: a page that editors made, found by its path. */
export function cmsPage(shell: ShellContext): RouteObject {
  let shown: { path: string; page: PageData } | undefined;

  async function loader({ request, params }: LoaderFunctionArgs) {
    const path = params['*'] ?? '';
    const known = shown?.path === path ? shown.page : undefined;
    const input = { shell, url: new URL(request.url), path, signal: request.signal };
    const only = new Set(shell.reloads);
    shell.reloads.clear();
    try {
      // With the first navigation, not with the first page: it brings the calls' schemas.
      const { loadPage, reloadBlocks } = await import('../page/load-page');
      if (known && only.size > 0) {
        const page = await reloadBlocks(input, known, only);
        shown = { path, page };
        return path === NOT_FOUND_PATH ? data(page, { status: 404 }) : page;
      }
      const keep = known && new Map(known.blocks.map((view): [string, BlockView] => [view.id, view]));
      const page = await loadPage({ ...input, ...(keep && { keep }) }).catch((error: unknown) => {
        if (known && isUnreachable(error)) return reloadBlocks(input, known);
        throw error;
      });
      shown = { path, page };
      return path === NOT_FOUND_PATH ? data(page, { status: 404 }) : page;
    } catch (error) {
      const instead = isNotFound(error) ? await notFoundPage(input) : undefined;
      if (instead) return data(instead, { status: 404 });
      throw asAnswer(error);
    }
  }

  return {
    id: 'page',
    path: '*',
    loader,
    // Another hash, or a parameter that no block follows, leaves the page as it is.
    shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }) {
      const isAsked = currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
      if (isAsked || shell.reloads.size > 0 || !shown || shown.page.blocks.some(({ status }) => status === 'failed'))
        return defaultShouldRevalidate;
      const valuesIn = (url: URL, name: string) => url.searchParams.getAll(name).join('\n');
      const follows = (name: string) =>
        name === ANY_PARAMETER || valuesIn(currentUrl, name) !== valuesIn(nextUrl, name);
      return (shown.page.query ?? []).some(follows);
    },
    Component: PageView,
    ErrorBoundary: PageError,
    handle: {
      // The first page's data came with the HTML; what is lost there is no HTML to keep.
      adopt(path: string, page: PageData) {
        const blocks = page.blocks.map((view, index): BlockView => {
          const { id, template, scrollId } = view;
          return isLost(shell, view, index + 1) ? { status: 'failed', id, template, scrollId } : view;
        });
        shown = { path, page: { ...page, blocks } };
      },
    },
  };
}

/** What editors made for addresses where nothing stands. */
async function notFoundPage(input: Omit<LoadPageInput, 'keep'>): Promise<PageData | undefined> {
  const { loadPage } = await import('../page/load-page');
  return loadPage({ ...input, path: NOT_FOUND_PATH }).catch(() => undefined);
}

/** The page that is shown already stays then, and its blocks tell what they miss. */
function isUnreachable(error: unknown): boolean {
  return isShowroomError(error) && error.status >= 500;
}

/** An address that no page can have is that of none. */
const NOT_FOUND: readonly number[] = [400, 404];

function isNotFound(error: unknown): boolean {
  return isShowroomError(error) && NOT_FOUND.includes(error.status);
}

/** A failed call as the status that the page answers with. */
export function asAnswer(error: unknown): unknown {
  if (!isShowroomError(error)) return error;
  if (error.status === 403) return redirect('/no-access');
  return data({ message: error.message }, { status: isNotFound(error) ? 404 : 503 });
}
