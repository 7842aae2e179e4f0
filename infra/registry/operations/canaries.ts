import {
  type Composition,
  isHost,
  type ReleaseManifest,
  releaseVersion,
  remoteName,
} from '@showroom/contracts/remotes/release';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { query, run } from '../../database/sql';
import { type Change, type Compositions, compose } from '../compositions';
import { RegistryError } from '../registry-error';
import type { RegistryStore } from '../store';
import type { AuditLog } from './audit';

const canary = z.object({
  remote: remoteName,
  version: releaseVersion,
  share: z.int().min(1).max(100),
  who: z.string(),
  why: z.string(),
  started_at: z.string(),
});
/** One version of one remote that a share of a market's visitors gets beside what is stable. */
export type Canary = z.output<typeof canary>;

interface CanariesOptions {
  readonly compositions: Compositions;
  readonly store: RegistryStore;
  readonly audit: AuditLog;
  readonly origin: string;
}

/**
 * At most one canary per market. Its composition is what is stable with one remote exchanged, and
 * follows every change of it.
 */
export class Canaries {
  readonly #options: CanariesOptions;

  constructor(options: CanariesOptions) {
    this.#options = options;
  }

  async of(market: string): Promise<Canary | undefined> {
    const rows = await query(
      this.#options.store.db,
      z.object({ canary }),
      sql`select canary from registry_canaries where market = ${market}`,
    );
    return rows[0]?.canary;
  }

  /**
   * Shows a version to a share of the visitors; of the version that is the canary already it
   * changes the share.
   */
  start(market: string, asked: Pick<Canary, 'remote' | 'version' | 'share'>, change: Change): Promise<Composition> {
    const { compositions } = this.#options;
    return compositions.exclusively(async () => {
      const stable = await compositions.current(market);
      const release = await compositions.release(asked.remote, asked.version);
      if (isHost(release)) throw new RegistryError(409, 'A site runs one build of the shell: it cannot be a canary');
      if (stable.remotes.some((one) => one.remote === asked.remote && one.version === asked.version))
        throw new RegistryError(409, `${asked.remote} ${asked.version} is stable in ${market} already`);
      const next = { ...asked, who: change.who, why: change.why };
      await compositions.assertAllowed(stable, this.#composed(stable, release, next), change);
      await compositions.assertPromotable(release, market);
      const present = await this.of(market);
      const isSame = present?.remote === asked.remote && present.version === asked.version;
      const started_at = isSame ? present.started_at : new Date().toISOString();
      const before = await compositions.canary(market);
      await this.#write(market, { ...next, started_at });
      const after = await this.#compose(stable);
      await this.#note(market, isSame ? 'canary-share' : 'canary-start', asked, change, before, after);
      return after;
    });
  }

  /** Shows every visitor what is stable. */
  end(market: string, change: Change): Promise<void> {
    return this.#options.compositions.exclusively(async () => {
      const present = await this.of(market);
      if (!present) throw new RegistryError(409, `${market} has no canary`);
      await this.#end(market, present, change);
    });
  }

  /** Makes the canary stable; as soon as it is, it ends as a canary. */
  async promote(market: string, change: Change): Promise<Composition> {
    const present = await this.of(market);
    if (!present) throw new RegistryError(409, `${market} has no canary`);
    return this.#options.compositions.pin(market, present.remote, present.version, { ...change, as: 'promote' });
  }

  /** Called within the turn of every change of what is stable. */
  async follow(stable: Composition, change: Change): Promise<void> {
    const { market } = stable;
    const present = await this.of(market);
    if (!present) return;
    if (stable.remotes.some(({ remote, version }) => remote === present.remote && version === present.version))
      return this.#end(market, present, change);
    const before = await this.#options.compositions.canary(market);
    const after = await this.#compose(stable);
    if (after.id !== before?.id) await this.#note(market, 'canary-follow', present, change, before, after);
  }

  async #end(market: string, present: Canary, change: Change): Promise<void> {
    const before = await this.#options.compositions.canary(market);
    await this.#write(market, undefined);
    await this.#withdraw(market, change);
    await this.#note(market, 'canary-end', present, change, before, undefined);
  }

  /** A composition for nobody ends what sites were given before. */
  async #withdraw(market: string, { who, why }: Change): Promise<void> {
    const { compositions } = this.#options;
    const last = await compositions.canary(market);
    if (!last) return;
    const created_at = new Date().toISOString();
    await compositions.historyOf(market, 'canary').append({ ...last, share: 0, who, reason: why, created_at });
  }

  async #compose(stable: Composition): Promise<Composition> {
    const { compositions } = this.#options;
    const { market } = stable;
    const present = await this.of(market);
    if (!present) throw new RegistryError(409, `${market} has no canary`);
    const release = await compositions.release(present.remote, present.version);
    if (isHost(release)) throw new RegistryError(409, 'A build of the shell cannot be a canary');
    const made = this.#composed(stable, release, present);
    const history = compositions.historyOf(market, 'canary');
    const last = await history.last();
    return last?.id === made.id && last.share === made.share ? last : history.append(made);
  }

  #composed(
    { market, host, slots, remotes }: Composition,
    release: ReleaseManifest,
    { share, ...change }: Change & Pick<Canary, 'share'>,
  ): Composition {
    const others = remotes.filter(({ remote }) => remote !== release.remote);
    const content = { market, channel: 'canary', host, slots, origin: this.#options.origin, share } as const;
    return compose({ ...content, remotes: [...others, release] }, change);
  }

  async #write(market: string, next: Canary | undefined): Promise<void> {
    await run(
      this.#options.store.db,
      next
        ? sql`insert into registry_canaries (market, canary) values (${market}, ${JSON.stringify(next)}::jsonb)
            on conflict (market) do update set canary = excluded.canary`
        : sql`delete from registry_canaries where market = ${market}`,
    );
  }

  async #note(
    market: string,
    what: 'canary-start' | 'canary-share' | 'canary-follow' | 'canary-end',
    { remote, version, share }: Pick<Canary, 'remote' | 'version' | 'share'>,
    { who, why }: Change,
    before: Composition | undefined,
    after: Composition | undefined,
  ): Promise<void> {
    const reason = what === 'canary-end' ? why : `${why} (${share} %)`;
    const ids = { before: before?.id ?? null, after: after?.id ?? null };
    await this.#options.audit.append({ who, why: reason, what, market, remote, version, ...ids });
  }
}
