import { countsOf, type Loosening, loosenings } from './counts';
import { ListingStore } from './listing-store';
import { match } from './matches';
import { type FacetNames, serializedFacets } from './options';
import { pageOf } from './page';
import type { SearchRow } from './row';
import type { Search } from './search';
import { TextSearch } from './text';

/** What a search found. Its functions answer until the listing is searched or changed again. */
export interface Found {
  readonly total: number;
  /** Ids of the page that was asked for, in order. */
  readonly ids: readonly string[];
  /** What taking away one filter alone would bring, the most first. */
  loosenings(): Loosening[];
  /** Every filter's options with counts, and every slider's bounds, as JSON in pieces. */
  facets(names: FacetNames): Buffer[];
}

/** The vehicles of one listing in memory: whatever is asked of them is answered without SQL. */
export class Listing {
  readonly #store = new ListingStore();
  /** Its vehicles and models by words. */
  readonly text = new TextSearch(this.#store);

  /** Of its first vehicle; undefined while there was none. */
  get currency(): string | undefined {
    return this.#store.currency;
  }

  /** Sets vehicles that are listed and removes the ids that no longer are. */
  change(set: readonly SearchRow[], removed: readonly string[]): void {
    this.#store.apply(set, removed);
    this.text.forget();
  }

  /** Sorts it in every order, so that the first visitor does not wait for it. */
  prepare(): void {
    this.#store.orders.sort();
  }

  has(id: string): boolean {
    return this.#store.rowOf(id) !== undefined;
  }

  /** Ids of the vehicles of these configurations, or of all that have one. */
  configured(urls?: readonly string[]): string[] {
    const { configUrls } = this.#store;
    return urls ? urls.flatMap((url) => configUrls.idsOf(url)) : configUrls.ids();
  }

  /** Match, cut the page, count, serialize: each step knows only the ones before it. */
  search(search: Search): Found {
    const store = this.#store.inState(search.driveAwayState);
    const matches = match(store, search);
    return {
      total: matches.total,
      ids: pageOf(store, matches, search),
      loosenings: () => loosenings(matches),
      facets: (names) => serializedFacets(store, matches.scope, countsOf(store, matches, search.financing), names),
    };
  }
}
