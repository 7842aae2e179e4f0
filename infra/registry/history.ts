import { type Channel, type Composition, composition } from '@showroom/contracts/remotes/release';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../database/sql';
import { explainedFailure } from './registry-error';
import type { RegistryStore } from './store';

const row = z.object({ sequence: z.coerce.number(), composition: z.unknown() });
/** Names one composition without reading it: one that was rolled back had another date. */
const name = z.object({ sequence: z.coerce.number(), id: z.string(), created_at: z.string() });
const step = z.object({ sequence: z.coerce.number(), restores: z.coerce.number().nullable() });

/** The compositions of one market and channel, by number; the last one is current. */
export class History {
  readonly #store: RegistryStore;
  readonly #here: SQL;
  readonly #place: { readonly market: string; readonly channel: Channel };
  readonly #origin: string;
  #last: { readonly name: string; readonly composition: Composition } | undefined;

  constructor(store: RegistryStore, place: { readonly market: string; readonly channel: Channel }, origin: string) {
    this.#store = store;
    this.#place = place;
    this.#here = sql`market = ${place.market} and channel = ${place.channel}`;
    this.#origin = origin;
  }

  async last(): Promise<Composition | undefined> {
    const [found] = await query(
      this.#store.db,
      name,
      sql`select sequence, id, created_at::text as created_at from registry_compositions
        where ${this.#here} order by sequence desc limit 1`,
    );
    if (!found) return undefined;
    const key = `${found.sequence} ${found.id} ${found.created_at}`;
    if (this.#last?.name === key) return this.#last.composition;
    const read = await this.at(found.sequence);
    if (read) this.#last = { name: key, composition: read };
    return read;
  }

  async at(sequence: number): Promise<Composition | undefined> {
    return (await this.#read(sql`sequence = ${sequence}`))[0];
  }

  /** The latest with this id. */
  async find(id: string): Promise<Composition | undefined> {
    return (await this.#read(sql`id = ${id}`, 1))[0];
  }

  /** Newest first. Default: all. */
  newest(most?: number): Promise<Composition[]> {
    return this.#read(sql`true`, most);
  }

  /** Makes a composition current, under the next number; within a change of the store. */
  async append(made: Composition, restores?: number): Promise<Composition> {
    const { market, channel } = this.#place;
    const rows = await query(
      this.#store.db,
      row,
      sql`insert into registry_compositions (market, channel, sequence, id, composition, restores)
        select ${market}, ${channel}, coalesce(max(sequence), 0) + 1, ${made.id}, ${JSON.stringify(made)}::json, ${restores ?? null}
        from registry_compositions where ${this.#here} returning sequence, composition`,
    ).catch((error: unknown) => {
      throw explainedFailure(error, 'the composition is the one before');
    });
    return this.#parse(rows)[0] ?? made;
  }

  /**
   * The number of the composition that was current before the last change that was not rolled back;
   * never one that a rollback made. Undefined when there is none.
   */
  async beforeLast(): Promise<number | undefined> {
    const steps = await query(
      this.#store.db,
      step,
      sql`select sequence, restores from registry_compositions where ${this.#here} order by sequence`,
    );
    const last = steps.at(-1);
    const present = last?.restores ?? last?.sequence;
    const before = steps[steps.findIndex(({ sequence }) => sequence === present) - 1];
    return before?.restores ?? before?.sequence;
  }

  async #read(which: SQL, most?: number): Promise<Composition[]> {
    return this.#parse(
      await query(
        this.#store.db,
        row,
        sql`select sequence, composition from registry_compositions
          where ${this.#here} and ${which} order by sequence desc limit ${most ?? null}`,
      ),
    );
  }

  #parse(rows: readonly z.output<typeof row>[]): Composition[] {
    const stored = z.looseObject({});
    return rows.map(({ sequence, composition: made }) =>
      composition.parse({ ...stored.parse(made), sequence, origin: this.#origin }),
    );
  }
}
