import { fillText } from '@showroom/contracts/fill-text';
import { formatNumber } from '@showroom/contracts/number-text';
import { messagesFor } from '@showroom/shared-ui/messages-for';
import type { Platform } from '@showroom/shared-ui/platform';
import type { RouteHandle } from '@showroom/shared-ui/remote-modules';
import type { RouteObject } from '@showroom/shared-ui/router';
import searchMessages from '../search/messages/en.json';
import { SearchPage } from '../search/SearchPage';
import { isSearchData } from '../search/search-data';

const handle = {
  name: 'search',
  meta: (data, { locale }) => ({ title: titleOf(data, locale), index: false }),
  // What people type is endless: kept pages would push out those that many see.
  private: true,
} as const satisfies RouteHandle;

function titleOf(data: unknown, locale: string): string {
  const texts = messagesFor(searchMessages, locale);
  if (!isSearchData(data) || data.status !== 'found') return texts.search;
  return fillText(texts.title, { resultNumber: formatNumber(data.total, locale), searchValue: data.text });
}

/** What is under `/search`. */
export function createRoutes(platform: Platform): RouteObject[] {
  return [
    {
      id: 'mf-navigation/search',
      index: true,
      async loader({ request }) {
        const { loadSearch } = await import('../search/load-search');
        return loadSearch(platform, new URL(request.url), request.signal);
      },
      Component: SearchPage,
      handle,
    },
  ];
}
