import { DISTANCE_SORT } from '@showroom/contracts/entities/filters';
import { MARKETS } from '@showroom/contracts/markets';
import type { RetailerRow } from '../../database/schema/retailers';
import type { MarketSettings } from '../company/market-settings';
import type { ListQuery } from './query';

/** Whether visitors of the listing's market are told who sells a vehicle. */
export class OwnerVisibility {
  readonly #settingsOf: MarketSettings;
  #hidden: ReadonlySet<string> = new Set();

  constructor(settingsOf: MarketSettings) {
    this.#settingsOf = settingsOf;
  }

  isHidden(listing: string): boolean {
    return this.#hidden.has(listing);
  }

  /** Reads the markets' settings again; says whether anything has changed. */
  async load(): Promise<boolean> {
    const listings = await Promise.all(
      Object.values(MARKETS).map(async ({ code, listing }) => {
        const settings = await this.#settingsOf(code);
        return settings['additional_features.owner_visible'] ? [] : [listing];
      }),
    );
    const before = this.#hidden;
    this.#hidden = new Set(listings.flat());
    return before.size !== this.#hidden.size || [...before].some((listing) => !this.#hidden.has(listing));
  }

  /** The retailer as the answers of a listing tell of them. */
  shown(owner: RetailerRow, listing: string): RetailerRow {
    return this.isHidden(listing) ? { ...owner, ...NOBODY } : owner;
  }

  /** Without what would tell whose vehicles are whose: each retailer alone, or the way to them. */
  askable(query: ListQuery, listing: string): ListQuery {
    if (!this.isHidden(listing)) return query;
    const askable = { ...query };
    for (const name of Object.keys(askable)) if (TELLING.test(name)) delete askable[name];
    if (askable['sort'] === DISTANCE_SORT) delete askable['sort'];
    return askable;
  }
}

const TELLING = /^(filter\[owner_|near\[)/;

const NOBODY = {
  id: '',
  name: '',
  display_name_jag: null,
  display_name_lr: null,
  dealer_code: '',
  address: '',
  zipcode: '',
  city: '',
  phone: '',
  email: '',
  opening_hours: [],
  latitude: 0,
  longitude: 0,
} as const satisfies Partial<RetailerRow>;
