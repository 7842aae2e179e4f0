import type { PriceDrop } from '@showroom/contracts/entities/price-drop';
import { drivenAmounts } from '../../database/price-rules';
import type { RetailerRow } from '../../database/schema/retailers';
import type { VehicleRow } from '../../database/schema/vehicles';
import type { RetailerDirectory } from './retailer-directory';

/** A vehicle as a list shows it, written once. */
export interface Card {
  readonly id: string;
  readonly owner: RetailerRow;
  /** What its payment follows from. */
  readonly financed: Pick<VehicleRow, 'state' | 'production_year' | 'display_price' | 'drive_away' | 'currency'>;
  /** Its JSON up to where attributes end: what depends on the question follows. */
  readonly opening: string;
  /** When what it announces is over; in milliseconds, as all times are told. */
  readonly until: number;
}

interface Shown {
  readonly attributes: { readonly price_drop?: PriceDrop | null | undefined };
}

interface CardSource {
  /** The rows of the ids that are there. */
  readonly read: (ids: readonly string[]) => Promise<readonly VehicleRow[]>;
  readonly retailers: RetailerDirectory;
  /** How the list shows a vehicle. */
  readonly show: (row: VehicleRow, owner: RetailerRow) => Shown;
  /**
   * Characters of all cards that are kept: as many bytes, twice as many for other scripts than
   * Latin.
   */
  readonly room: number;
}

/**
 * The cards that lists showed last, as finished JSON: a page of known ones needs no database, no
 * schema and no writing. A card is forgotten with each change of its vehicle, all of them with a
 * change of retailers, and the ones longest unseen when there is no room.
 */
export class ListCards {
  readonly #source: CardSource;
  readonly #kept = new Map<string, Card>();
  #characters = 0;
  /** Grows with each change: what was read across one is not kept. */
  #version = 0;

  constructor(source: CardSource) {
    this.#source = source;
  }

  get characters(): number {
    return this.#characters;
  }

  forget(ids: readonly string[] | undefined): void {
    this.#version++;
    for (const id of ids ?? [...this.#kept.keys()]) this.#drop(id);
  }

  /**
   * The cards of the ids in their order; vehicles that are not there, or whose retailer is not, are
   * left out.
   */
  async read(ids: readonly string[], now = Date.now()): Promise<Card[]> {
    const known = ids.map((id) => this.#known(id, now));
    if (!known.includes(undefined)) return known.flatMap((card) => card ?? []);
    const made = await this.#make(ids.filter((_, index) => !known[index]));
    return ids.flatMap((id, index) => known[index] ?? made.get(id) ?? []);
  }

  /** The cards of a page as JSON, each with what depends on the question. */
  async page(ids: readonly string[], asked: (card: Card) => object): Promise<string[]> {
    return (await this.read(ids)).map((card) => serializedCard(card, asked(card)));
  }

  #known(id: string, now: number): Card | undefined {
    const card = this.#kept.get(id);
    if (!card || now >= card.until) return undefined;
    // The ones seen last stand last.
    this.#kept.delete(id);
    this.#kept.set(id, card);
    return card;
  }

  async #make(ids: readonly string[]): Promise<Map<string, Card>> {
    const version = this.#version;
    const rows = await this.#source.read(ids);
    const cards = rows.flatMap((row) => this.#cardOf(row) ?? []);
    if (version === this.#version) for (const card of cards) this.#keep(card);
    return new Map(cards.map((card) => [card.id, card]));
  }

  #cardOf(row: VehicleRow): Card | undefined {
    const owner = this.#source.retailers.get(row.owner_id);
    if (!owner) return undefined;
    const shown = this.#source.show(row, owner);
    const { id, state, production_year, display_price, currency } = row;
    const drop = shown.attributes.price_drop;
    return {
      id,
      owner,
      financed: { state, production_year, display_price, currency, drive_away: drivenAmounts(row) },
      opening: JSON.stringify(shown).slice(0, -'}}'.length),
      until: drop ? Date.parse(drop.until) : Number.POSITIVE_INFINITY,
    };
  }

  #keep(card: Card): void {
    this.#drop(card.id);
    this.#kept.set(card.id, card);
    this.#characters += card.opening.length;
    for (const id of this.#kept.keys()) {
      if (this.#characters <= this.#source.room) break;
      this.#drop(id);
    }
  }

  #drop(id: string): void {
    this.#characters -= this.#kept.get(id)?.opening.length ?? 0;
    this.#kept.delete(id);
  }
}

/** A card with what depends on the question. */
export function serializedCard({ opening }: Card, asked: object): string {
  return `${opening},${JSON.stringify(asked).slice(1)}}`;
}
