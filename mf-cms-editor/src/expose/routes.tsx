import { MEDIA_KINDS } from '@showroom/contracts/entities/media';
import { messagesFor } from '@showroom/shared-ui/messages-for';
import type { Platform } from '@showroom/shared-ui/platform';
import type { RouteHandle } from '@showroom/shared-ui/remote-modules';
import type { RouteObject } from '@showroom/shared-ui/router';
import { fetchTemplates } from '../data/content-calls';
import { fetchForm, fetchForms, fetchLocations } from '../data/form-calls';
import { fetchMediaList } from '../data/media-calls';
import { fetchPage, fetchPages } from '../data/page-calls';
import { asRouteError } from '../data/route-error';
import { type FormListData, FormListPage } from '../forms/FormListPage';
import { FormPage } from '../forms/FormPage';
import type { FormData } from '../forms/use-form-edit';
import { EditorError } from '../layout/EditorError';
import { SignedInPage } from '../layout/SignedInPage';
import { type MediaData, MediaPage } from '../media/MediaPage';
import { EditPage } from '../pages/EditPage';
import { HistoryPage } from '../pages/HistoryPage';
import { loadHistory } from '../pages/load-history';
import { PageListPage } from '../pages/PageListPage';
import type { EditData } from '../pages/use-edited';
import messages from './messages/en.json';

const failed = (error: unknown) => Promise.reject(asRouteError(error));

/**
 * The editor, relative to its mount. The shell asks for sign-in; the API checks every call again.
 */
export function createRoutes(platform: Platform): RouteObject[] {
  const { client, market } = platform;

  async function loadEdit(id: string, signal: AbortSignal): Promise<EditData> {
    const [page, templates] = await Promise.all([fetchPage(client, id, signal), fetchTemplates(platform, signal)]);
    return { page, templates };
  }

  async function loadMedia({ searchParams }: URL, signal: AbortSignal): Promise<MediaData> {
    const asked = { q: searchParams.get('q') ?? '', folder: searchParams.get('folder') ?? '' };
    const kind = MEDIA_KINDS.find((one) => one === searchParams.get('kind'));
    const page = pageIn(searchParams);
    return {
      ...asked,
      kind,
      list: await fetchMediaList(client, { market: market.code, ...asked, kind, page }, signal),
    };
  }

  return [
    {
      id: 'mf-cms-editor/pages',
      index: true,
      loader: ({ request }) => fetchPages(client, market.code, request.signal).catch(failed),
      // A search filters what is here.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        defaultShouldRevalidate && currentUrl.search === nextUrl.search,
      Component: PageListPage,
      ErrorBoundary: EditorError,
      handle: handleOf('cms-pages', 'pages'),
    },
    {
      id: 'mf-cms-editor/media',
      path: 'media',
      loader: ({ request }) => loadMedia(new URL(request.url), request.signal).catch(failed),
      Component: MediaPage,
      ErrorBoundary: EditorError,
      handle: handleOf('cms-media', 'media'),
    },
    ...formRoutes(platform),
    {
      id: 'mf-cms-editor/signed-in',
      path: 'signed-in',
      Component: SignedInPage,
      ErrorBoundary: EditorError,
      handle: handleOf('cms-signed-in', 'signed_in'),
    },
    {
      id: 'mf-cms-editor/page',
      path: 'pages/:id',
      loader: ({ params, request }) => loadEdit(params['id'] ?? '', request.signal).catch(failed),
      Component: EditPage,
      ErrorBoundary: EditorError,
      handle: handleOf('cms-page', 'page'),
    },
    {
      id: 'mf-cms-editor/history',
      path: 'pages/:id/history',
      loader: ({ params, request }) => {
        const version = new URL(request.url).searchParams.get('version');
        return loadHistory(platform, { id: params['id'] ?? '', version, signal: request.signal }).catch(failed);
      },
      Component: HistoryPage,
      ErrorBoundary: EditorError,
      handle: handleOf('cms-page-history', 'page_history'),
    },
  ];
}

/** The forms of the market, and the builder of one. */
function formRoutes({ client, market }: Platform): RouteObject[] {
  async function loadForms({ searchParams }: URL, signal: AbortSignal): Promise<FormListData> {
    const q = searchParams.get('q') ?? '';
    return { q, found: await fetchForms(client, { market: market.code, q, page: pageIn(searchParams) }, signal) };
  }

  async function loadForm(id: string, signal: AbortSignal): Promise<FormData> {
    const [form, locations] = await Promise.all([
      fetchForm(client, id, signal),
      fetchLocations(client, market.code, signal),
    ]);
    return { form, locations };
  }

  return [
    {
      id: 'mf-cms-editor/forms',
      path: 'forms',
      loader: ({ request }) => loadForms(new URL(request.url), request.signal).catch(failed),
      Component: FormListPage,
      ErrorBoundary: EditorError,
      handle: handleOf('cms-forms', 'forms'),
    },
    {
      id: 'mf-cms-editor/form',
      path: 'forms/:id',
      loader: ({ params, request }) => loadForm(params['id'] ?? '', request.signal).catch(failed),
      // Parts of the form stand in the query: what is typed stays.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        defaultShouldRevalidate && currentUrl.search === nextUrl.search,
      Component: FormPage,
      ErrorBoundary: EditorError,
      handle: handleOf('cms-form', 'form'),
    },
  ];
}

function pageIn(search: URLSearchParams): number {
  return Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
}

function handleOf(name: string, title: keyof typeof messages): RouteHandle {
  const titleIn = (locale: string) => messagesFor(messages, locale)[title];
  return { name, private: true, meta: (_, { locale }) => ({ title: titleIn(locale), index: false }) };
}
