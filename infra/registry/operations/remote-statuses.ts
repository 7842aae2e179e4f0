import type { Composition } from '@showroom/contracts/remotes/release';
import type { Compositions } from '../compositions';

/** A version that is stable in a market, since when, and what was stable there before it. */
interface RemoteStatus {
  readonly version: string;
  readonly since: number;
  readonly before: string | undefined;
}

type Statuses = ReadonlyMap<string, RemoteStatus>;

/** Changes that are looked back on: enough to know what was stable before. */
const LOOK_BACK = 60;

/**
 * Which version of each remote is stable in each market: asked for with every observation, so it is
 * derived anew only when the market's composition is another one.
 */
export class RemoteStatuses {
  readonly #compositions: Compositions;
  readonly #cached = new Map<string, { readonly of: Composition; readonly statuses: Statuses }>();

  constructor(compositions: Compositions) {
    this.#compositions = compositions;
  }

  async of(market: string): Promise<Statuses> {
    const history = this.#compositions.historyOf(market);
    const present = await history.last();
    if (!present) return new Map();
    const cached = this.#cached.get(market);
    if (cached?.of === present) return cached.statuses;
    const statuses = (await history.newest(LOOK_BACK)).reverse().reduce(afterChange, new Map());
    this.#cached.set(market, { of: present, statuses });
    return statuses;
  }
}

function afterChange(before: Statuses, { remotes, created_at }: Composition): Statuses {
  return new Map(
    remotes.map(({ remote, version }) => {
      const present = before.get(remote);
      if (present?.version === version) return [remote, present];
      return [remote, { version, since: Date.parse(created_at), before: present?.version }];
    }),
  );
}
