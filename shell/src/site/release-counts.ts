import { randomUUID } from 'node:crypto';
import type { Beacon, Observation, ObservationBatch, Trouble } from '@showroom/contracts/entities/release-health';
import { TROUBLES, VITALS } from '@showroom/contracts/entities/release-health';
import { addHistogram, bucketOf } from '@showroom/contracts/entities/vital-histogram';
import type { RemoteEvent } from '../federation/remote-events';

/** Versions in markets that are counted between two messages; a site serves far fewer. */
const MOST = 500;

/** What becomes of a remote on the server that is a failure of its version, not of the network. */
const FAILED: ReadonlySet<RemoteEvent['outcome']> = new Set(['failed', 'late']);
const NETWORK: ReadonlySet<RemoteEvent['reason']> = new Set(['unreachable', 'slow', 'status']);

type Place = Pick<Observation, 'market' | 'composition' | 'remote' | 'version'>;

/** Sums what pages and render workers report until it is sent on. */
export class ReleaseCounts {
  #counts = new Map<string, Observation>();
  readonly #onDropped: (count: number) => void;

  constructor(onDropped: (count: number) => void) {
    this.#onDropped = onDropped;
  }

  addBeacon(market: string, { composition, remotes, vitals = {} }: Beacon): void {
    for (const { remote, version, loaded, failed, troubles } of remotes) {
      const counts = this.#of({ market, composition, remote, version });
      if (!counts) continue;
      counts.loads += loaded ? 1 : 0;
      counts.failed += failed ? 1 : 0;
      for (const kind of TROUBLES) addTrouble(counts, kind, troubles[kind] ?? 0);
      for (const vital of VITALS) {
        const value = vitals[vital];
        if (value === undefined) continue;
        const histogram = counts.vitals[vital] ?? {};
        addHistogram(histogram, { [bucketOf(vital, value)]: 1 });
        counts.vitals[vital] = histogram;
      }
    }
  }

  /** Failures on the server alone: what is sound is reported by the browsers that got it. */
  addEvent({ market, composition, remote, version, outcome, reason, count }: RemoteEvent): void {
    if (!FAILED.has(outcome) || NETWORK.has(reason)) return;
    const counts = this.#of({ market, composition, remote, version });
    if (!counts) return;
    counts.loads += count;
    counts.failed += count;
    addTrouble(counts, 'server', count);
  }

  /** Everything since the last time, as one batch; undefined when there is nothing. */
  take(): ObservationBatch | undefined {
    if (this.#counts.size === 0) return undefined;
    const observations = [...this.#counts.values()];
    this.#counts = new Map();
    return { batch: randomUUID(), observations };
  }

  #of(place: Place): Observation | undefined {
    const key = `${place.market} ${place.composition} ${place.remote}@${place.version}`;
    const known = this.#counts.get(key);
    if (known) return known;
    if (this.#counts.size >= MOST) {
      this.#onDropped(1);
      return undefined;
    }
    const made: Observation = { ...place, loads: 0, failed: 0, troubles: {}, vitals: {} };
    this.#counts.set(key, made);
    return made;
  }
}

function addTrouble({ troubles }: Observation, kind: Trouble, count: number): void {
  if (count > 0) troubles[kind] = (troubles[kind] ?? 0) + count;
}
