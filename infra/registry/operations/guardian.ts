import type { ReleaseBudget } from '@showroom/contracts/entities/release-budget';
import { mutex } from '../../semaphore';
import type { Compositions } from '../compositions';
import type { AuditLog } from './audit';
import type { Budgets } from './budgets';
import type { Burnt } from './burnt';
import type { Canaries } from './canaries';
import type { HealthBook } from './health-book';
import { burntReason, errorShare } from './judge';
import type { RemoteStatuses } from './remote-statuses';

/** Who the audit log names when nobody decided. */
const REGISTRY = 'registry';
const MINUTE = 60_000;

interface GuardianOptions {
  readonly compositions: Compositions;
  readonly canaries: Canaries;
  readonly statuses: RemoteStatuses;
  readonly health: HealthBook;
  readonly budgets: Budgets;
  readonly burnt: Burnt;
  readonly audit: AuditLog;
  readonly now: () => number;
}

interface Suspect {
  readonly market: string;
  readonly remote: string;
  readonly version: string;
  readonly why: string;
}

/**
 * Takes back what burns its budget: ends a canary, or goes back to the version before in that
 * market.
 */
export class Guardian {
  readonly #options: GuardianOptions;
  readonly #oneLook = mutex();

  constructor(options: GuardianOptions) {
    this.#options = options;
  }

  /** Looks at everything that is active in these markets; one look after the other. */
  look(markets: Iterable<string>): Promise<void> {
    const wanted = [...new Set(markets)];
    return this.#oneLook(async () => {
      for (const market of wanted) await this.#lookAt(market);
    });
  }

  async #lookAt(market: string): Promise<void> {
    const { canaries, statuses } = this.#options;
    const canary = await canaries.of(market);
    if (canary) {
      const { remote, version, started_at } = canary;
      const stable = (await statuses.of(market)).get(remote)?.version;
      const why = await this.#reason(market, remote, version, Date.parse(started_at), stable);
      if (why && !(await this.#isEverybody({ market, remote, version, why }))) {
        await this.#burn({ market, remote, version, why });
        await canaries.end(market, { who: REGISTRY, why: `${remote} ${version} burnt its budget: ${why}` });
      }
    }
    for (const [remote, { version, since, before }] of await statuses.of(market)) {
      const why = await this.#reason(market, remote, version, since, before);
      if (why) await this.#goBack({ market, remote, version, why });
    }
  }

  async #reason(market: string, remote: string, version: string, since: number, before: string | undefined) {
    const { health, budgets } = this.#options;
    const budget = await budgets.of(remote);
    const own = await health.sums({ market, remote, version }, this.#from(budget, since));
    const then = before === undefined ? undefined : await health.sums({ market, remote, version: before });
    return burntReason(budget, own, then);
  }

  #from({ window_minutes }: ReleaseBudget, since: number): number {
    return Math.max(since, this.#options.now() - window_minutes * MINUTE);
  }

  async #goBack(suspect: Suspect): Promise<void> {
    const { market, remote, version, why } = suspect;
    if (await this.#isEverybody(suspect)) return;
    if (await this.#wasTakenBack(market, remote))
      return this.#say(suspect, `${why}. The registry went back once already: now people decide.`);
    const good = await this.#goodBefore(market, remote, version);
    if (good.length === 0) return this.#say(suspect, `${why}. There is no good version to go back to.`);
    await this.#burn(suspect);
    const refusals: string[] = [];
    for (const one of good) {
      try {
        const reason = `${remote} ${version} burnt its budget: ${why}`;
        await this.#options.compositions.pin(market, remote, one, { who: REGISTRY, why: reason });
        return;
      } catch (error) {
        refusals.push(error instanceof Error ? error.message : String(error));
      }
    }
    await this.#say(suspect, `${why}. No version could be brought back: ${refusals.join('; ')}`);
  }

  /** When most others of the market fail too, something else is broken than this version. */
  async #isEverybody(suspect: Suspect): Promise<boolean> {
    const { market, remote, why } = suspect;
    const { statuses, budgets, health } = this.#options;
    let [failing, judged] = [0, 0];
    for (const [other, { version, since }] of await statuses.of(market)) {
      if (other === remote) continue;
      const budget = await budgets.of(other);
      const sums = await health.sums({ market, remote: other, version }, this.#from(budget, since));
      if (sums.loads < budget.minimum_loads) continue;
      judged += 1;
      failing += errorShare(sums) > budget.errors_per_load ? 1 : 0;
    }
    if (judged < 2 || failing * 2 <= judged) return false;
    await this.#say(suspect, `${why}. ${failing} of ${judged} other remotes fail too: it stays.`);
    return true;
  }

  /**
   * Whether the last that happened to the remote in this market was that the registry went back by
   * itself.
   */
  async #wasTakenBack(market: string, remote: string): Promise<boolean> {
    return (await this.#options.audit.last(market, remote, ['pin', 'promote']))?.who === REGISTRY;
  }

  /** Versions that stood in the market before, the latest first, without those that burnt. */
  async #goodBefore(market: string, remote: string, present: string): Promise<string[]> {
    const stood = (await this.#options.compositions.history(market)).flatMap(({ remotes }) =>
      remotes.filter((one) => one.remote === remote).map(({ version }) => version),
    );
    const burnt = await this.#options.burnt.of(remote);
    return [...new Set(stood)].filter((version) => version !== present && !burnt.has(version));
  }

  async #burn({ market, remote, version, why }: Suspect): Promise<void> {
    const { burnt, audit, now, compositions } = this.#options;
    await compositions.exclusively(async () => {
      const marked = (await burnt.of(remote)).get(version);
      // Another registry that looks at the same moment has seen it too.
      if (marked && now() - Date.parse(marked.at) < MINUTE) return;
      await burnt.mark({ remote, version }, { at: new Date(now()).toISOString(), market, why });
      await audit.append({ who: REGISTRY, why, what: 'burn', market, remote, version, before: null, after: null });
    });
  }

  /** Of a version that stays all the same; once. */
  async #say({ market, remote, version }: Suspect, why: string): Promise<void> {
    const { audit, compositions } = this.#options;
    await compositions.exclusively(async () => {
      const last = await audit.last(market, remote, ['exceeded']);
      if (last?.version === version) return;
      const about = { market, remote, version, before: null, after: null };
      await audit.append({ who: REGISTRY, why, what: 'exceeded', ...about });
    });
  }
}
