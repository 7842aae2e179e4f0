import { createHash } from 'node:crypto';
import { MARKET_CODES } from '@showroom/contracts/markets';
import {
  type AnyManifest,
  CHANNELS,
  type Channel,
  type Composition,
  isHost,
  type ReleaseManifest,
} from '@showroom/contracts/remotes/release';
import { History } from './history';
import { assertKnownRemote } from './known-remotes';
import { RegistryError } from './registry-error';
import type { ReleaseStorage } from './release-storage';
import type { RegistryStore } from './store';

/** Who changes something, and why: no change without both. */
export interface Change {
  readonly who: string;
  readonly why: string;
  /** Lets a version back in that burnt its budget. */
  readonly force?: boolean | undefined;
  /** Names what the change loses: the second yes of who makes it. */
  readonly confirm?: string | undefined;
  /** What the audit log calls it, when it is more than a pin. */
  readonly as?: 'promote';
}

/** A change that was made, as the audit log records it. */
export interface CompositionChange extends Change {
  readonly kind: 'pin' | 'rollback' | 'fill';
  readonly before: Composition;
  readonly after: Composition;
}

export interface CompositionsOptions {
  readonly store: RegistryStore;
  /** Where browsers find the files of releases. */
  readonly origin: string;
  readonly storage: ReleaseStorage;
  /** Throws what excludes a version from a market. */
  readonly assertPromotable?: ((manifest: AnyManifest, market: string) => Promise<void>) | undefined;
  /** Throws what keeps versions from coming (back) by any change, a rollback among them. */
  readonly assertAllowed?: ((before: Composition, after: Composition, change: Change) => Promise<void>) | undefined;
  readonly onChange?: ((change: CompositionChange) => Promise<void>) | undefined;
}

interface Content {
  readonly market: string;
  readonly channel: Channel;
  readonly remotes: readonly ReleaseManifest[];
  readonly host: Composition['host'];
  readonly origin: string;
  readonly share?: number | undefined;
  /** Which remote fills a slot, where the order of the remotes is not to decide. */
  readonly slots?: Composition['slots'];
}

/**
 * A composition of these versions, without a number yet; the same versions always have the same id.
 */
export function compose(
  { market, channel, remotes, host, origin, share, slots = {} }: Content,
  { who, why }: Change,
): Composition {
  const sorted = [...remotes].sort((a, b) => (a.remote < b.remote ? -1 : 1));
  const fills = Object.entries(slots).sort(([a], [b]) => (a < b ? -1 : 1));
  const pins = [
    ...sorted.map(({ remote, version }) => `${remote}@${version}`),
    ...(host ? [`host@${host.version}`] : []),
    ...fills.map(([slot, remote]) => `${slot}=${remote}`),
  ];
  const id = createHash('sha256')
    .update(`${market} ${channel} ${pins.join(' ')}`)
    .digest('hex')
    .slice(0, 12);
  return {
    id,
    market,
    channel,
    sequence: 0,
    created_at: new Date().toISOString(),
    who,
    reason: why,
    ...(share !== undefined && { share }),
    ...(host && { host }),
    ...(fills.length > 0 && { slots: Object.fromEntries(fills) }),
    origin,
    remotes: sorted,
  };
}

/**
 * What a market's site is made of, step by step: every change is a new composition, the older ones
 * stay.
 */
export class Compositions {
  readonly #options: CompositionsOptions;
  readonly #histories = new Map<string, History>();

  constructor(options: CompositionsOptions) {
    this.#options = options;
  }

  /** The market's composition of now; one without remotes before anything was pinned. */
  async current(market: string): Promise<Composition> {
    const { origin } = this.#options;
    const nothing = { who: '', why: 'nothing is pinned yet' };
    return (
      (await this.historyOf(market).last()) ??
      compose({ market, channel: 'stable', remotes: [], host: undefined, origin }, nothing)
    );
  }

  /** What a share of the visitors gets; undefined while no canary is active. */
  async canary(market: string): Promise<Composition | undefined> {
    const last = await this.historyOf(market, 'canary').last();
    return last && (last.share ?? 0) > 0 ? last : undefined;
  }

  /** Newest first. */
  async history(market: string): Promise<Composition[]> {
    return this.historyOf(market).newest();
  }

  /** A composition that is or was active, by its id: open pages were rendered with it. */
  async find(market: string, id: string): Promise<Composition> {
    for (const channel of CHANNELS) {
      const found = await this.historyOf(market, channel).find(id);
      if (found) return found;
    }
    throw new RegistryError(404, `${market} never had a composition ${id}`);
  }

  /**
   * Puts one version of a remote, or of the host, into a market's composition, or takes the remote
   * out.
   */
  pin(market: string, remote: string, version: string | null, change: Change): Promise<Composition> {
    return this.exclusively(async () => {
      const now = await this.current(market);
      const others = now.remotes.filter((release) => release.remote !== remote);
      if (version === null) {
        if (others.length === now.remotes.length) {
          await this.assertKnown(remote);
          return now;
        }
        return this.#save('pin', now, { ...now, remotes: others }, change);
      }
      const release = await this.release(remote, version);
      const pinned = isHost(release) ? now.host?.version : now.remotes.find((one) => one.remote === remote)?.version;
      if (pinned === version) return now;
      await this.#options.assertPromotable?.(release, market);
      if (isHost(release)) {
        const host = { version: release.version, integrity: release.integrity };
        return this.#save('pin', now, { ...now, host }, change);
      }
      return this.#save('pin', now, { ...now, remotes: [...others, release] }, change);
    });
  }

  /**
   * Says which remote fills a slot of the layout; null leaves it to the order of the remotes again.
   */
  fill(market: string, slot: string, remote: string | null, change: Change): Promise<Composition> {
    return this.exclusively(async () => {
      const now = await this.current(market);
      const { [slot]: present, ...others } = now.slots ?? {};
      if (present === (remote ?? undefined)) return now;
      if (remote !== null) await this.assertKnown(remote);
      const offers = now.remotes.some((one) => one.remote === remote && one.slots.some((own) => own.slot === slot));
      if (remote !== null && !offers) throw new RegistryError(409, `${market} has no ${remote} that fills ${slot}`);
      const slots = remote === null ? others : { ...others, [slot]: remote };
      return this.#save('fill', now, { ...now, slots }, change);
    });
  }

  /** Takes back the last change that is active; again, the one before it. */
  rollback(market: string, change: Change): Promise<Composition> {
    return this.exclusively(async () => {
      const history = this.historyOf(market);
      const number = await history.beforeLast();
      const before = number === undefined ? undefined : await history.at(number);
      if (!before) throw new RegistryError(409, `${market} has no earlier composition`);
      return this.#save('rollback', await this.current(market), before, change, number);
    });
  }

  /** Throws what excludes a version from a market. */
  async assertPromotable(manifest: AnyManifest, market: string): Promise<void> {
    await this.#options.assertPromotable?.(manifest, market);
  }

  /** Throws what keeps a change from being made. */
  async assertAllowed(before: Composition, after: Composition, change: Change): Promise<void> {
    await this.#options.assertAllowed?.(before, after, change);
  }

  /** Throws 404 for a remote of which nothing was released. */
  async assertKnown(remote: string): Promise<void> {
    assertKnownRemote(remote, await this.#options.storage.remotes());
  }

  /** A published release; 404 without one. */
  async release(remote: string, version: string): Promise<AnyManifest> {
    const release = await this.#options.storage.find(remote, version);
    if (!release) await this.assertKnown(remote);
    if (!release) throw new RegistryError(404, `${remote} ${version} is not published`);
    return release;
  }

  /** What a market was made of in a channel; 404 for a market that there is not. */
  historyOf(market: string, channel: Channel = 'stable'): History {
    if (!MARKET_CODES.some((code) => code === market)) throw new RegistryError(404, `There is no market ${market}`);
    const { store, origin } = this.#options;
    const key = `${market} ${channel}`;
    const known = this.#histories.get(key) ?? new History(store, { market, channel }, origin);
    this.#histories.set(key, known);
    return known;
  }

  /** Changes come one after the other, so that two at once both stay; each whole or not at all. */
  exclusively<T>(change: () => Promise<T>): Promise<T> {
    return this.#options.store.exclusively(change);
  }

  async #save(
    kind: CompositionChange['kind'],
    before: Composition,
    { remotes, host, slots }: Pick<Composition, 'remotes' | 'host' | 'slots'>,
    change: Change,
    restores?: number,
  ): Promise<Composition> {
    const { market } = before;
    const made = compose({ market, channel: 'stable', remotes, host, slots, origin: this.#options.origin }, change);
    await this.assertAllowed(before, made, change);
    const after = await this.historyOf(market).append(made, restores);
    await this.#options.onChange?.({ kind, ...change, before, after });
    return after;
  }
}
