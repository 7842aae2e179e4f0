import { MARKET_CODES } from '@showroom/contracts/markets';
import type { Composition } from '@showroom/contracts/remotes/release';
import type { Compositions } from '../compositions';

/** A version that stands in a market, since when, and what stood there before it. */
export interface Stand {
  readonly version: string;
  readonly since: number;
  readonly before: string | undefined;
}

/** Changes that are looked back on at a start: enough to know what stood before what stands. */
const LOOK_BACK = 60;

/**
 * Which version of each remote is stable in each market, in memory: asked for with every
 * observation.
 */
export class RemoteStatuses {
  readonly #markets = new Map<string, Map<string, Stand>>();

  static async read(compositions: Compositions): Promise<RemoteStatuses> {
    const standings = new RemoteStatuses();
    for (const market of MARKET_CODES) {
      const history = compositions.historyOf(market);
      for (const file of (await history.files()).slice(-LOOK_BACK)) standings.change(await history.read(file));
    }
    return standings;
  }

  change({ market, remotes, created_at }: Composition): void {
    const now = this.of(market);
    const next = remotes.map(({ remote, version }): [string, Stand] => {
      const present = now.get(remote);
      if (present?.version === version) return [remote, present];
      return [remote, { version, since: Date.parse(created_at), before: present?.version }];
    });
    this.#markets.set(market, new Map(next));
  }

  of(market: string): ReadonlyMap<string, Stand> {
    return this.#markets.get(market) ?? new Map();
  }
}
