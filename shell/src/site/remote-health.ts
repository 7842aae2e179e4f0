import type { Channel } from '@showroom/contracts/remotes/release';
import type { BreakerState, Failure, RemoteEvent, RemoteHealthEntry, RemoteStatus } from '../federation/remote-events';

const WORST: readonly BreakerState[] = ['open', 'half-open', 'closed'];

interface Known {
  state: string;
  since: Date;
  error: RemoteHealthEntry['last_error'];
}

/** What the present workers tell of their remotes, as one picture. */
export class RemoteHealth {
  readonly #byWorker = new Map<number, readonly RemoteStatus[]>();
  readonly #known = new Map<string, Known>();
  readonly #failureOf: (remote: string, version: string) => Failure | undefined;
  readonly #now: () => Date;

  /** `failureOf` tells why the files of a version are not there. */
  constructor(failureOf: (remote: string, version: string) => Failure | undefined, now: () => Date = () => new Date()) {
    this.#failureOf = failureOf;
    this.#now = now;
  }

  /** Another generation serves. */
  replace(byWorker: ReadonlyMap<number, readonly RemoteStatus[]>): void {
    this.#byWorker.clear();
    for (const [worker, standings] of byWorker) this.#byWorker.set(worker, standings);
    this.entries();
  }

  update(worker: number, standings: readonly RemoteStatus[]): void {
    this.#byWorker.set(worker, standings);
    this.entries();
  }

  /** A worker ended: what it told holds no more. */
  remove(worker: number): void {
    this.#byWorker.delete(worker);
  }

  /** The last failure is told also when the remote stands again. */
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
    for (const standing of [...this.#byWorker.values()].flat()) {
      const key = placeOf(standing);
      places.set(key, [...(places.get(key) ?? []), standing]);
    }
    for (const key of this.#known.keys()) if (!places.has(key)) this.#known.delete(key);
    return [...places].flatMap(([key, standings]) => this.#entry(key, standings));
  }

  /** Whether a version of a remote does in every worker what it should. */
  isGood(market: string, channel: Channel, remote: string, version: string): boolean {
    const entry = this.entries().find((one) => placeOf(one) === placeOf({ market, channel, remote }));
    return entry?.version_wanted === version && entry.version_served === version && entry.breaker === 'closed';
  }

  #entry(key: string, standings: readonly RemoteStatus[]): RemoteHealthEntry[] {
    // The worker that is worst off tells the tale.
    const [worst] = [...standings].sort((a, b) => badness(b) - badness(a));
    if (!worst) return [];
    const { market, channel, remote, wanted, served } = worst;
    const breaker = WORST.find((state) => standings.some((one) => one.breaker === state)) ?? 'closed';
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
