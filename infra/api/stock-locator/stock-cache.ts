import { vehicle, vehicleLight } from '@showroom/contracts/entities/vehicle';
import type { PaymentVendor } from '@showroom/contracts/markets';
import type { RetailerRow } from '../../database/schema/retailers';
import type { VehicleRow } from '../../database/schema/vehicles';
import type { Context } from '../kernel/api';
import { type MarketSettings, marketSettings } from '../market/market-settings';
import { workingVendors } from '../market/reservation-fee';
import { ListCards } from './list-cards';
import { OwnerVisibility } from './owner-visibility';
import { RetailerDirectory } from './retailer-directory';
import { Stock } from './stock';
import { lightAnswer, vehicleAnswer } from './vehicle-answer';
import { findVehicles, VehicleLoader } from './vehicle-loader';

/** Characters of the cards that are kept in all, about 40,000 light ones and 8,000 full ones. */
const ROOM = { light: 48e6, full: 32e6 } as const;

/** A vehicle, and its retailer as visitors are told of them. */
interface OwnedVehicle {
  readonly row: VehicleRow;
  readonly owner: RetailerRow;
}

/** What this process has in memory of the stock; the database's notifications keep it true. */
export class StockCache {
  readonly settingsOf: MarketSettings;
  readonly vendors: readonly PaymentVendor[];
  readonly stock: Stock;
  readonly retailers: RetailerDirectory;
  readonly visibility: OwnerVisibility;
  readonly cards: { readonly full: ListCards; readonly light: ListCards };
  readonly #vehicles: VehicleLoader;

  constructor(context: Context) {
    const { config, database } = context;
    this.settingsOf = marketSettings(context);
    this.vendors = workingVendors(config);
    this.stock = new Stock(database);
    const retailers = new RetailerDirectory(database);
    const visibility = new OwnerVisibility(this.settingsOf, database);
    this.retailers = retailers;
    this.visibility = visibility;
    this.#vehicles = new VehicleLoader(database);
    const read = (ids: readonly string[]) => findVehicles(database, ids);
    const shown = (row: VehicleRow, owner: RetailerRow) => visibility.shown(owner, row.listing);
    this.cards = {
      full: new ListCards({
        read,
        retailers,
        room: ROOM.full,
        show: (row, owner) => vehicle.parse(vehicleAnswer(row, shown(row, owner), this.vendors)),
      }),
      light: new ListCards({
        read,
        retailers,
        room: ROOM.light,
        show: (row, owner) => vehicleLight.parse(lightAnswer(row, shown(row, owner))),
      }),
    };
  }

  /** In the order of the ids; what is not there, or whose retailer is not, is left out. */
  async find(ids: readonly string[]): Promise<OwnedVehicle[]> {
    const rows = await this.#vehicles.read(ids);
    return rows.flatMap((row) => {
      const owner = this.retailers.get(row.owner_id);
      return owner ? [{ row, owner: this.visibility.shown(owner, row.listing) }] : [];
    });
  }

  /** Loads everything, and again whatever changes. */
  async follow(changes: Context['changes'], onError: (error: unknown) => void): Promise<void> {
    const loaded = this.#load();
    changes.onGap(() => this.#load());
    changes.onRetailers(async () => {
      await loaded;
      await this.retailers.load();
      this.#invalidate(undefined);
    });
    changes.onVehicles(async (change) => {
      this.#invalidate(change.vehicles);
      await loaded;
      await this.stock.follow(change);
    });
    changes.onTags(({ tags }) => {
      if (this.#touchesVisibility(tags)) loaded.then(() => this.#followVisibility()).catch(onError);
    });
    await loaded;
  }

  async #load(): Promise<void> {
    this.#invalidate(undefined);
    await Promise.all([this.stock.load(), this.retailers.load(), this.visibility.load()]);
    // Cards of the time between name the retailers of before.
    this.#invalidate(undefined);
  }

  #invalidate(ids: readonly string[] | undefined): void {
    for (const cache of [this.#vehicles, this.cards.full, this.cards.light]) cache.forget(ids);
  }

  #touchesVisibility(tags: readonly string[]): boolean {
    const { hidesAny } = this.visibility;
    return tags.some((tag) => tag.startsWith('settings:') || (hidesAny && tag.startsWith('page:')));
  }

  async #followVisibility(): Promise<void> {
    if (await this.visibility.load()) this.#invalidate(undefined);
  }
}
