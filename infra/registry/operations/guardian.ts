import type { ReleaseSums } from '@showroom/contracts/entities/release-health';
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
  readonly standings: RemoteStatuses;
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
  /** What was said of a version that stays all the same; said once. */
  readonly #said = new Set<string>();
  readonly #oneLook = mutex();

  constructor(options: GuardianOptions) {
    this.#options = options;
  }

  /** Looks at everything that stands in these markets; one look after the other. */
  look(markets: Iterable<string>): Promise<void> {
    const wanted = [...new Set(markets)];
    return this.#oneLook(async () => {
      for (const market of wanted) await this.#lookAt(market);
    });
  }

  async #lookAt(market: string): Promise<void> {
    const { canaries, standings } = this.#options;
    const canary = canaries.of(market);
    if (canary) {
      const { remote, version, started_at } = canary;
      const stable = standings.of(market).get(remote)?.version;
      const why = this.#reason(market, remote, version, Date.parse(started_at), stable);
      if (why && !(await this.#isEverybody({ market, remote, version, why }))) {
        await this.#burn({ market, remote, version, why });
        await canaries.end(market, { who: REGISTRY, why: `${remote} ${version} burnt its budget: ${why}` });
      }
    }
    for (const [remote, { version, since, before }] of standings.of(market)) {
      const why = this.#reason(market, remote, version, since, before);
      if (why) await this.#goBack({ market, remote, version, why });
    }
  }

  #reason(market: string, remote: string, version: string, since: number, before: string | undefined) {
    const { health, budgets } = this.#options;
    const budget = budgets.of(remote);
    const own = health.sums({ market, remote, version }, this.#from(remote, since));
    const then = before === undefined ? undefined : health.sums({ market, remote, version: before });
    return burntReason(budget, own, then);
  }

  #from(remote: string, since: number): number {
    return Math.max(since, this.#options.now() - this.#options.budgets.of(remote).window_minutes * MINUTE);
  }

  async #goBack(suspect: Suspect): Promise<void> {
    const { market, remote, version, why } = suspect;
    if (await this.#isEverybody(suspect)) return;
    if (this.#wasTakenBack(market, remote))
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
    const { standings, budgets, health } = this.#options;
    let [failing, judged] = [0, 0];
    for (const [other, { version, since }] of standings.of(market)) {
      if (other === remote) continue;
      const budget = budgets.of(other);
      const sums: ReleaseSums = health.sums({ market, remote: other, version }, this.#from(other, since));
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
  #wasTakenBack(market: string, remote: string): boolean {
    const last = this.#options.audit.entries.findLast(
      (entry) =>
        entry.market === market && entry.remote === remote && (entry.what === 'pin' || entry.what === 'promote'),
    );
    return last?.who === REGISTRY;
  }

  /** Versions that stood in the market before, the latest first, without those that burnt. */
  async #goodBefore(market: string, remote: string, present: string): Promise<string[]> {
    const stood = (await this.#options.compositions.history(market)).flatMap(({ remotes }) =>
      remotes.filter((one) => one.remote === remote).map(({ version }) => version),
    );
    return [...new Set(stood)].filter((version) => version !== present && !this.#options.burnt.of({ remote, version }));
  }

  async #burn({ market, remote, version, why }: Suspect): Promise<void> {
    const { burnt, audit, now } = this.#options;
    await burnt.mark({ remote, version }, { at: new Date(now()).toISOString(), market, why });
    await audit.append({ who: REGISTRY, why, what: 'burn', market, remote, version, before: null, after: null });
  }

  async #say({ market, remote, version }: Suspect, why: string): Promise<void> {
    const key = `${market} ${remote}@${version}`;
    if (this.#said.has(key)) return;
    this.#said.add(key);
    const about = { market, remote, version, before: null, after: null };
    await this.#options.audit.append({ who: REGISTRY, why, what: 'exceeded', ...about });
  }
}
