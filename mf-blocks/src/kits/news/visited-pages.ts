import { VISITED_NEWS_PAGES, visitedNewsPages } from '@showroom/contracts/entities/news-item';
import { loadStored, store } from '@showroom/shared-ui/storage';

/** Query parameter that holds the page of a list of news. */
export const PAGE_PARAMETER = 'currentPage';

/** Lists that a visitor may have been to: the latest ones are enough. */
const MOST = 20;

const visited = () => loadStored(VISITED_NEWS_PAGES, visitedNewsPages) ?? [];

/** Remembers the page of a list that a visitor sees; without scripts or storage nobody does. */
export function storeVisitedPage(path: string, page: number): void {
  const others = visited().filter((one) => one.path !== path);
  store(VISITED_NEWS_PAGES, [{ path, page }, ...others].slice(0, MOST));
}

/** The page of a list that a visitor saw last; undefined where nobody knows. */
export function visitedPage(path: string): number | undefined {
  return visited().find((one) => one.path === path)?.page;
}
