import type { CheckboxKey, SliderKey } from '@showroom/contracts/entities/filters';
import { NumberColumn } from './columns';
import { SearchedListing } from './searched-listing';
import type { SortKey } from './sort-orders';

/** A listing with the prices of a state; valid until the listing changes. */
export class StateListing extends SearchedListing {
  readonly #listing: SearchedListing;
  readonly #prices: NumberColumn;

  /** `driveAway` has the prices of the state, for the vehicles that have one. */
  constructor(listing: SearchedListing, driveAway: NumberColumn) {
    super();
    this.#listing = listing;
    const { numbers } = driveAway;
    this.#prices = NumberColumn.of(
      listing.slider('display_price').numbers.map((price, row) => {
        const driven = numbers[row] ?? Number.NaN;
        return Number.isNaN(driven) ? price : driven;
      }),
    );
  }

  get currency() {
    return this.#listing.currency;
  }
  get length() {
    return this.#listing.length;
  }
  get size() {
    return this.#listing.size;
  }
  get ids() {
    return this.#listing.ids;
  }
  get living() {
    return this.#listing.living;
  }
  get modelGroups() {
    return this.#listing.modelGroups;
  }
  get kinds() {
    return this.#listing.kinds;
  }
  get families() {
    return this.#listing.families;
  }

  rowOf(id: string): number | undefined {
    return this.#listing.rowOf(id);
  }

  livingRows(): Uint32Array {
    return this.#listing.livingRows();
  }

  facet(key: CheckboxKey) {
    return this.#listing.facet(key);
  }

  slider(key: SliderKey): NumberColumn {
    return key === 'display_price' ? this.#prices : this.#listing.slider(key);
  }

  sortColumn(key: SortKey): NumberColumn {
    return key === 'display_price' ? this.#prices : this.#listing.sortColumn(key);
  }
}
