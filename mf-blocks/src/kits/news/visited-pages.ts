import { parseJson } from '@showroom/contracts/schema/parse-json';
import { partOf } from '@showroom/contracts/schema/part-of';
import { loadStoredText, store } from '@showroom/shared-ui/storage';

/** Query parameter that holds the page of a list of news. */
export const PAGE_PARAMETER = 'currentPage';

/** Lists that a visitor may have been to: the latest ones are enough. */
const MOST = 20;

/** Where the browser stores them. */
const VISITED_NEWS_PAGES = 'visitedNewsPages';

/** The page of a list of news that a visitor saw last, by the path of the list. */
interface Visited {
  readonly path: string;
  readonly page: number;
}

/** Without a schema: it would bring its library for one link. */
function visited(): Visited[] {
  const stored = parseJson(loadStoredText(VISITED_NEWS_PAGES));
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: unknown) => {
    const [path, page] = [partOf(one, 'path'), partOf(one, 'page')];
    return typeof path === 'string' && typeof page === 'number' && Number.isInteger(page) && page >= 1
      ? [{ path, page }]
      : [];
  });
}

/** Remembers the page of a list that a visitor sees; without scripts or storage nobody does. */
export function storeVisitedPage(path: string, page: number): void {
  const others = visited().filter((one) => one.path !== path);
  store(VISITED_NEWS_PAGES, [{ path, page }, ...others].slice(0, MOST));
}

/** The page of a list that a visitor saw last; undefined where nobody knows. */
export function visitedPage(path: string): number | undefined {
  return visited().find((one) => one.path === path)?.page;
}
