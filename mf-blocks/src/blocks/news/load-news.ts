import { listNews } from '@showroom/contracts/calls/news';
import type { NewsItem } from '@showroom/contracts/entities/news-item';
import { pathOfPage } from '@showroom/shared-ui/local-path';
import type { LoadInput } from '@showroom/shared-ui/remote-modules';
import { PAGE_PARAMETER } from '../../kits/news/visited-pages';
import { pageNumber } from '../../kits/paging/page-number';

/** What a list of news shows that has no items of its own. */
export interface FoundNews {
  readonly items: readonly NewsItem['attributes'][];
  readonly pages: number;
}

export interface NewsData {
  /** Of the page that the list is on, without the language before it. */
  readonly path: string;
  readonly page: number;
  readonly found?: FoundNews;
  /** News could not be had. */
  readonly degraded?: true;
}

/** Where the list is; of a draft, where it will be. */
function listPath({ platform: { locale, market }, url: { pathname } }: Pick<LoadInput, 'platform' | 'url'>): string {
  const path = pathOfPage(pathname, locale, market).replace(/^\/disabled-preview/, '');
  return path === '' ? '/' : path;
}

/** The page of the address and, where editors wrote no items, the news below this page. */
export async function loadNews(input: LoadInput<unknown>, hasItems: boolean, items: number): Promise<NewsData> {
  const [path, page] = [listPath(input), pageNumber(input.url, PAGE_PARAMETER)];
  if (hasItems) return { path, page };
  const { client, market, locale } = input.platform;
  const query = { market: market.code, locale, path, page: String(page), items: String(items) };
  try {
    const { data, meta } = await client.send(listNews, { query }, { signal: input.signal });
    return { path, page: meta.page, found: { items: data.map(({ attributes }) => attributes), pages: meta.pages } };
  } catch (cause) {
    console.warn('News could not be had:', cause);
    return { path, page, degraded: true };
  }
}
