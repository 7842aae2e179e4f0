import type { Channel, Composition, ReleaseManifest } from '@showroom/contracts/remotes/release';
import { HostedRelease, type ReleaseCode } from '../federation/hosted-release';
import { MarketRemotes, type ServerRemotes } from '../federation/server-remotes';
import type { FromWorker, RenderRequest, WorkerStart } from './protocol';
import { RemoteLedger } from './remote-ledger';

/** Milliseconds in which reports of remotes are summed. */
const REPORT_AFTER = 200;

type Render = (remotes: ServerRemotes) => Promise<readonly string[] | undefined>;
interface Placed {
  readonly remotes: MarketRemotes;
  readonly composition: Composition;
  readonly channel: Channel;
  isProbing: boolean;
}

/**
 * The remotes of every market and channel in this worker, and what the main thread hears of them.
 */
export class WorkerRemotes {
  /** Called with a request that could try what is open. */
  onProbeDue: (request: RenderRequest) => void = () => undefined;
  readonly #start: WorkerStart;
  readonly #send: (message: FromWorker) => void;
  readonly #hosted = new Map<string, HostedRelease>();
  readonly #places = new Map<string, Placed>();
  readonly #ledger = new RemoteLedger();
  #working = '';
  #timer: NodeJS.Timeout | undefined;
  #haveStatusesChanged = true;

  constructor(start: WorkerStart, send: (message: FromWorker) => void) {
    this.#start = start;
    this.#send = send;
    for (const [market, { stable, canary }] of Object.entries(start.compositions)) {
      const former = start.lastGood[market] ?? {};
      this.#place('stable', stable, former);
      if (canary) this.#place('canary', canary, { ...former, ...otherThan(canary, stable) });
    }
  }

  /** Evaluates what came with the start, and reports the status of everything. */
  async warm(): Promise<void> {
    await Promise.all(this.#start.code.map((code) => this.provide(code)));
    this.#flush();
  }

  async provide(code: ReleaseCode): Promise<void> {
    await this.#hosted.get(keyOf(code))?.provide(code);
  }

  async setOpen(release: string, isOpen: boolean): Promise<void> {
    await this.#hosted.get(release)?.rest(isOpen);
  }

  /** Renders with the remotes of a request's market and channel, and learns from what happened. */
  async withRemotes(request: RenderRequest, signal: AbortSignal, render: Render): Promise<void> {
    const place = this.#placeOf(request);
    const page = place.remotes.forPage(request.locale);
    let used: readonly string[] | undefined;
    try {
      used = await render(page);
    } finally {
      const { isProbeDue } = page.end(used ?? [], used !== undefined && !signal.aborted);
      if (isProbeDue && !place.isProbing) setImmediate(() => this.onProbeDue(request));
    }
  }

  /** Renders once more with the wanted versions, beside the requests; one probe at a time. */
  async withProbe(request: RenderRequest, render: Render): Promise<void> {
    const place = this.#placeOf(request);
    if (place.isProbing) return;
    place.isProbing = true;
    const page = place.remotes.forPage(request.locale, true);
    let used: readonly string[] | undefined;
    try {
      used = await render(page);
    } catch (error) {
      console.error(`While trying remotes of ${request.market} again:`, error);
    } finally {
      page.end([], used !== undefined);
      place.isProbing = false;
    }
  }

  #placeOf({ market, channel }: RenderRequest): Placed {
    const place = this.#places.get(`${market} ${channel}`) ?? this.#places.get(`${market} stable`);
    if (!place) throw new Error(`No composition for ${market}`);
    return place;
  }

  #place(channel: Channel, composition: Composition, lastGood: Readonly<Record<string, ReleaseManifest>>): void {
    const { limits } = this.#start;
    const { market } = composition;
    const remotes = new MarketRemotes({
      composition,
      channel,
      limits,
      lastGood,
      hosted: (release, origin) => this.#host(release, origin),
      tell: (report) => {
        this.#ledger.add({ market, channel, composition: composition.id, ...report });
        if (report.outcome === 'opened' || report.outcome === 'closed') this.#haveStatusesChanged = true;
        this.#reportSoon();
      },
    });
    this.#places.set(`${market} ${channel}`, { remotes, composition, channel, isProbing: false });
  }

  /** One version is evaluated once for all markets that have it. */
  #host(release: ReleaseManifest, origin: string): HostedRelease {
    const key = keyOf(release);
    const known = this.#hosted.get(key);
    if (known) return known;
    const { evaluation } = this.#start.limits;
    const onChange = (ms: number) => this.#evaluated(made, ms);
    const onWork = () => this.#works(release);
    const made = new HostedRelease(
      { release, origin, deadline: evaluation, onChange, onWork },
      this.#start.resting.includes(key),
    );
    this.#hosted.set(key, made);
    return made;
  }

  #works({ remote, version }: ReleaseManifest): void {
    const working = keyOf({ remote, version });
    if (this.#working === working) return;
    this.#working = working;
    this.#send({ type: 'working', remote, version });
  }

  #evaluated({ release, stands, failure }: HostedRelease, ms: number): void {
    const { remote, version } = release;
    for (const { remotes, composition, channel } of this.#places.values()) {
      remotes.changed();
      const isWanted = composition.remotes.some((one) => one.remote === remote && one.version === version);
      if (!isWanted) continue;
      const outcome = stands ? 'loaded' : 'failed';
      const { reason = '', message = '' } = failure ?? {};
      const { market, id } = composition;
      this.#ledger.add({ market, channel, composition: id, remote, version, outcome, reason, message, ms });
    }
    this.#haveStatusesChanged = true;
    this.#reportSoon();
  }

  #reportSoon(): void {
    if (this.#timer) return;
    this.#timer = setTimeout(() => this.#flush(), REPORT_AFTER);
    this.#timer.unref();
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const event of this.#ledger.take()) this.#send(event);
    if (!this.#haveStatusesChanged) return;
    this.#haveStatusesChanged = false;
    this.#send({ type: 'standing', remotes: [...this.#places.values()].flatMap(({ remotes }) => remotes.standings()) });
  }
}

/** What is stable stands in for a canary that fails. */
function otherThan(canary: Composition, stable: Composition): Record<string, ReleaseManifest> {
  const isSame = ({ remote, version }: ReleaseManifest) =>
    canary.remotes.some((one) => one.remote === remote && one.version === version);
  return Object.fromEntries(
    stable.remotes.filter((release) => !isSame(release)).map((release) => [release.remote, release]),
  );
}

function keyOf({ remote, version }: Pick<ReleaseManifest, 'remote' | 'version'>): string {
  return `${remote}@${version}`;
}
