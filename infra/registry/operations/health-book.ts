import {
  type Observation,
  type ObservationBatch,
  type ReleaseSums,
  releaseSums,
  TROUBLES,
  VITALS,
} from '@showroom/contracts/entities/release-health';
import { addHistogram } from '@showroom/contracts/entities/vital-histogram';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { query, run } from '../../database/sql';
import type { RegistryStore } from '../store';

const MINUTE = 60_000;
/**
 * Minutes with observations that are stored of one version; older ones go as newer ones come, so
 * that a version of long ago can still be compared with.
 */
const MOST_MINUTES = 120;
/** A batch that is sent again comes within seconds. */
const BATCHES = '1 hour';

const emptySums = (): ReleaseSums => ({ loads: 0, failed: 0, troubles: {}, vitals: {} });

/** What was counted in all of some minutes. */
export function sumOf(minutes: readonly ReleaseSums[]): ReleaseSums {
  const all = emptySums();
  for (const minute of minutes) addSums(all, minute);
  return all;
}

/** Adds what was counted elsewhere. */
function addSums(to: ReleaseSums, more: ReleaseSums): void {
  to.loads += more.loads;
  to.failed += more.failed;
  for (const kind of TROUBLES) {
    const count = more.troubles[kind];
    if (count) to.troubles[kind] = (to.troubles[kind] ?? 0) + count;
  }
  for (const vital of VITALS) {
    const counts = more.vitals[vital];
    if (!counts) continue;
    const own = to.vitals[vital] ?? {};
    addHistogram(own, counts);
    to.vitals[vital] = own;
  }
}

export interface MinuteSums extends ReleaseSums {
  /** Milliseconds since 1970, at the minute's start. */
  readonly at: number;
}

interface Place {
  readonly market: string;
  readonly remote: string;
  readonly version: string;
}

const counted = z.object({ minute: z.coerce.number(), sums: releaseSums });
const countedOf = z.object({ ...counted.shape, version: z.string() });

/** What pages and servers reported of each version in each market, by the minute, within bounds. */
export class HealthBook {
  readonly #store: RegistryStore;

  constructor(store: RegistryStore) {
    this.#store = store;
  }

  /** Counts a batch, unless it was counted already. */
  add({ batch, observations }: ObservationBatch, now: number): Promise<boolean> {
    return this.#store.exclusively(async () => {
      const { db } = this.#store;
      const isNew = await run(
        db,
        sql`insert into registry_batches (batch) values (${batch}) on conflict do nothing returning batch`,
      );
      if (isNew === 0) return false;
      for (const one of observations) await this.#count(one, Math.floor(now / MINUTE));
      await run(db, sql`delete from registry_batches where at < now() - ${BATCHES}::interval`);
      return true;
    });
  }

  async #count(one: Observation, minute: number): Promise<void> {
    const { market, remote, version } = one;
    const { db } = this.#store;
    const here = sql`market = ${market} and remote = ${remote} and version = ${version}`;
    const [known] = await query(
      db,
      counted,
      sql`select minute, sums from registry_health where ${here} and minute = ${minute}`,
    );
    const sums = known?.sums ?? emptySums();
    addSums(sums, one);
    await run(
      db,
      sql`insert into registry_health (market, remote, version, minute, sums)
        values (${market}, ${remote}, ${version}, ${minute}, ${JSON.stringify(sums)}::jsonb)
        on conflict (market, remote, version, minute) do update set sums = excluded.sums`,
    );
    if (known) return;
    await run(
      db,
      sql`delete from registry_health where ${here} and minute <=
        (select minute from registry_health where ${here} order by minute desc offset ${MOST_MINUTES} limit 1)`,
    );
  }

  /** A release that is dropped is compared with nothing any more. */
  async remove({ remote, version }: Omit<Place, 'market'>): Promise<void> {
    await run(this.#store.db, sql`delete from registry_health where remote = ${remote} and version = ${version}`);
  }

  /** Minutes that had observations, oldest first, of those of some versions that have any. */
  async minutes(
    { market, remote }: Omit<Place, 'version'>,
    versions: readonly string[],
  ): Promise<ReadonlyMap<string, readonly MinuteSums[]>> {
    if (versions.length === 0) return new Map();
    const some = sql.join(
      versions.map((version) => sql`${version}`),
      sql`, `,
    );
    const rows = await query(
      this.#store.db,
      countedOf,
      sql`select version, minute, sums from registry_health
        where market = ${market} and remote = ${remote} and version in (${some}) order by minute`,
    );
    const minutes = new Map<string, MinuteSums[]>();
    for (const { version, minute, sums } of rows) {
      const own = minutes.get(version) ?? [];
      own.push({ at: minute * MINUTE, ...sums });
      minutes.set(version, own);
    }
    return minutes;
  }

  /** What was counted since a moment, its minute included. Default: of all that is stored. */
  async sums({ market, remote, version }: Place, since = 0): Promise<ReleaseSums> {
    const rows = await query(
      this.#store.db,
      counted,
      sql`select minute, sums from registry_health where market = ${market} and remote = ${remote}
        and version = ${version} and minute >= ${Math.floor(since / MINUTE)}`,
    );
    return sumOf(rows.map(({ sums }) => sums));
  }
}
