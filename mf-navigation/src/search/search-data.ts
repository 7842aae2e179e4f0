import type { SearchKind, SearchResult, Suggestion } from '@showroom/contracts/entities/search-result';
import type { SearchQuery } from './search-query';

/** What the page of results shows. */
export type SearchData = SearchQuery &
  (
    | { readonly status: 'empty'; readonly popular: readonly Suggestion[] }
    | { readonly status: 'failed' }
    | {
        readonly status: 'found';
        readonly results: readonly SearchResult[];
        readonly total: number;
        readonly pages: number;
        readonly counts: Readonly<Record<SearchKind, number>>;
        readonly match: 'all' | 'some';
        /** Models to go on with where nothing was found. */
        readonly popular: readonly Suggestion[];
      }
  );

/** What has no kind comes without it: data travels as JSON. */
export function isSearchData(value: unknown): value is SearchData {
  return typeof value === 'object' && value !== null && 'status' in value && 'text' in value && 'page' in value;
}
