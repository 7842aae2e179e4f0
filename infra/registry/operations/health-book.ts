import { readFile } from 'node:fs/promises';
import {
  type Observation,
  type ObservationBatch,
  type ReleaseSums,
  releaseSums,
  TROUBLES,
  VITALS,
} from '@showroom/contracts/entities/release-health';
import { addHistogram } from '@showroom/contracts/entities/vital-histogram';
import * as z from 'zod';
import { storeWhole } from '../files';

const MINUTE = 60_000;
/**
 * Minutes with observations that are kept of one version; older ones go as newer ones come, so that
 * a version of long ago can still be compared with.
 */
const KEPT_MINUTES = 120;
const KEPT_VERSIONS = 3000;
const KEPT_BATCHES = 5000;
const SAVE_EVERY = 5000;

const stored = z.object({
  batches: z.array(z.string()),
  versions: z.record(z.string(), z.record(z.string(), releaseSums)),
});

const emptySums = (): ReleaseSums => ({ loads: 0, failed: 0, troubles: {}, vitals: {} });

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

const keyOf = ({ market, remote, version }: Place) => `${market} ${remote}@${version}`;

/** What pages and servers told of each version in each market, by the minute, within bounds. */
export class HealthBook {
  readonly #file: string;
  readonly #log: (message: string) => void;
  readonly #versions = new Map<string, Map<number, ReleaseSums>>();
  readonly #batches = new Set<string>();
  readonly #timer: NodeJS.Timeout;
  #changed = false;

  private constructor(file: string, log: (message: string) => void) {
    this.#file = file;
    this.#log = log;
    this.#timer = setInterval(() => void this.save(), SAVE_EVERY);
    this.#timer.unref();
  }

  /** What was kept before; counts that cannot be read are begun anew. */
  static async open(file: string, log: (message: string) => void): Promise<HealthBook> {
    const book = new HealthBook(file, log);
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) return book;
    try {
      const { batches, versions } = stored.parse(JSON.parse(text));
      for (const batch of batches) book.#batches.add(batch);
      for (const [key, minutes] of Object.entries(versions)) {
        book.#versions.set(key, new Map(Object.entries(minutes).map(([minute, sums]) => [Number(minute), sums])));
      }
    } catch (error) {
      log(`The observations of before cannot be read and are begun anew: ${error}`);
    }
    return book;
  }

  /** Counts a batch, unless it was counted already. */
  take({ batch, observations }: ObservationBatch, now: number): boolean {
    if (this.#batches.has(batch)) return false;
    this.#batches.add(batch);
    trim(this.#batches, KEPT_BATCHES);
    for (const one of observations) this.#count(one, Math.floor(now / MINUTE));
    this.#changed = true;
    return true;
  }

  #count(one: Observation, minute: number): void {
    const key = keyOf(one);
    const minutes = this.#versions.get(key) ?? new Map<number, ReleaseSums>();
    // Last again, so that what is forgotten first is what nobody told of for longest.
    this.#versions.delete(key);
    this.#versions.set(key, minutes);
    const sums = minutes.get(minute) ?? emptySums();
    addSums(sums, one);
    minutes.set(minute, sums);
    trim(minutes, KEPT_MINUTES);
    trim(this.#versions, KEPT_VERSIONS);
  }

  /** Minutes that had observations, oldest first. */
  minutes(place: Place, since = 0): MinuteSums[] {
    const first = Math.floor(since / MINUTE);
    const minutes = [...(this.#versions.get(keyOf(place)) ?? [])].filter(([minute]) => minute >= first);
    return minutes.sort(([a], [b]) => a - b).map(([minute, sums]) => ({ at: minute * MINUTE, ...sums }));
  }

  /** What was counted since a moment, its minute included. Default: of all that is kept. */
  sums(place: Place, since = 0): ReleaseSums {
    const all = emptySums();
    for (const minute of this.minutes(place, since)) addSums(all, minute);
    return all;
  }

  async save(): Promise<void> {
    if (!this.#changed) return;
    this.#changed = false;
    const versions = Object.fromEntries(
      [...this.#versions].map(([key, minutes]) => [key, Object.fromEntries(minutes)] as const),
    );
    try {
      await storeWhole(this.#file, JSON.stringify({ batches: [...this.#batches], versions }));
    } catch (error) {
      this.#changed = true;
      this.#log(`The observations could not be kept: ${error}`);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.save();
  }
}

/** Drops what came in first. */
function trim(kept: Map<unknown, unknown> | Set<unknown>, most: number): void {
  for (const first of kept.keys()) {
    if (kept.size <= most) return;
    kept.delete(first);
  }
}
