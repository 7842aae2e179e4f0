import type { Channel } from '@showroom/contracts/remotes/release';
import type { BreakerState, Failure, RemoteEvent, RemoteHealthEntry, RemoteStatus } from '../federation/remote-events';

const WORST: readonly BreakerState[] = ['open', 'half-open', 'closed'];

interface Known {
  state: string;
  since: Date;
  error: RemoteHealthEntry['last_error'];
}

/** What the present workers report of their remotes, as one picture. */
export class RemoteHealth {
  readonly #byWorker = new Map<number, readonly RemoteStatus[]>();
  readonly #known = new Map<string, Known>();
  readonly #failureOf: (remote: string, version: string) => Failure | undefined;
  readonly #now: () => Date;

  /** `failureOf` says why the files of a version are not there. */
  constructor(failureOf: (remote: string, version: string) => Failure | undefined, now: () => Date = () => new Date()) {
    this.#failureOf = failureOf;
    this.#now = now;
  }

  /** Another generation serves. */
  replace(byWorker: ReadonlyMap<number, readonly RemoteStatus[]>): void {
    this.#byWorker.clear();
    for (const [worker, statuses] of byWorker) this.#byWorker.set(worker, statuses);
    this.entries();
  }

  update(worker: number, statuses: readonly RemoteStatus[]): void {
    this.#byWorker.set(worker, statuses);
    this.entries();
  }

  /** A worker ended: what it reported holds no more. */
  remove(worker: number): void {
    this.#byWorker.delete(worker);
  }

  /** The last failure is reported also when the remote is sound again. */
  heard({
    reason,
    message,
    ...event
  }: Pick<RemoteEvent, 'market' | 'channel' | 'remote' | 'reason' | 'message'>): void {
    const known = this.#known.get(placeOf(event));
    if (known && message) known.error = { reason, message, at: this.#now().toISOString() };
  }

  entries(): RemoteHealthEntry[] {
    const places = new Map<string, RemoteStatus[]>();
    for (const status of [...this.#byWorker.values()].flat()) {
      const key = placeOf(status);
      places.set(key, [...(places.get(key) ?? []), status]);
    }
    for (const key of this.#known.keys()) if (!places.has(key)) this.#known.delete(key);
    return [...places].flatMap(([key, statuses]) => this.#entry(key, statuses));
  }

  /** Whether a version of a remote does in every worker what it should. */
  isGood(market: string, channel: Channel, remote: string, version: string): boolean {
    const entry = this.entries().find((one) => placeOf(one) === placeOf({ market, channel, remote }));
    return entry?.version_wanted === version && entry.version_served === version && entry.breaker === 'closed';
  }

  #entry(key: string, statuses: readonly RemoteStatus[]): RemoteHealthEntry[] {
    // The worker that is worst off decides.
    const [worst] = [...statuses].sort((a, b) => badness(b) - badness(a));
    if (!worst) return [];
    const { market, channel, remote, wanted, served } = worst;
    const breaker = WORST.find((state) => statuses.some((one) => one.breaker === state)) ?? 'closed';
    const state = `${wanted} ${served} ${breaker}`;
    const known = this.#known.get(key) ?? { state, since: this.#now(), error: null };
    if (known.state !== state) Object.assign(known, { state, since: this.#now() });
    this.#known.set(key, known);
    const failure = worst.failure ?? (served === wanted ? undefined : this.#failureOf(remote, wanted));
    if (failure && known.error?.message !== failure.message)
      known.error = { ...failure, at: this.#now().toISOString() };
    return [
      {
        market,
        channel,
        remote,
        version_wanted: wanted,
        version_served: served ?? null,
        breaker,
        last_error: known.error,
        since: known.since.toISOString(),
      },
    ];
  }
}

function placeOf({ market, channel, remote }: Pick<RemoteStatus, 'market' | 'channel' | 'remote'>): string {
  return `${market} ${channel} ${remote}`;
}

function badness({ served, wanted, breaker, failure }: RemoteStatus): number {
  return (
    (served === undefined ? 8 : 0) + (served === wanted ? 0 : 4) + (breaker === 'closed' ? 0 : 2) + (failure ? 1 : 0)
  );
}
