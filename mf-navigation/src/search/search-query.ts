import { SEARCH_KINDS, type SearchKind } from '@showroom/contracts/entities/search-result';

/** What an address of the search asks for. */
export interface SearchQuery {
  readonly text: string;
  readonly kind: SearchKind | undefined;
  readonly page: number;
}

/** Longer texts are cut: an address may say anything. */
const MOST_CHARACTERS = 100;
const MOST_PAGES = 500;

/** Of anything that an address says what can be asked. */
export function parseSearch(parameters: URLSearchParams): SearchQuery {
  const [...characters] = (parameters.get('q') ?? '').replaceAll('\u0000', '').trim();
  const page = Number(parameters.get('page') ?? '1');
  return {
    text: characters.slice(0, MOST_CHARACTERS).join('').slice(0, MOST_CHARACTERS).trim(),
    kind: SEARCH_KINDS.find((kind) => kind === parameters.get('kind')),
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  };
}

/** The address of a search, without what is usual. */
export function searchHref({ text, kind, page }: SearchQuery): string {
  const parameters = new URLSearchParams({ q: text, ...(kind && { kind }), ...(page > 1 && { page: String(page) }) });
  return `/search?${parameters}`;
}
