import { MARKET_CODES, type MarketCode } from '@showroom/contracts/markets';
import { CHANNELS, type Channel, type Composition, type ReleaseManifest } from '@showroom/contracts/remotes/release';
import type { Settings } from '@showroom/contracts/settings/settings';
import { RenderCache } from '../cache/render-cache';
import { type ComposedMap, siteMapOf } from '../federation/pins';
import type { Failure, RemoteEvent, RemoteHealthEntry, RemoteLimits, RemoteStatus } from '../federation/remote-events';
import { pauseAfter } from '../federation/retry';
import { servedComposition } from '../federation/stand-ins';
import type { Compositions, RenderListener, RenderRequest, ShellEntry } from '../render/protocol';
import { CodeStore, keyOf, type RequestedRelease } from './code-store';
import { Generation, type WorkerEvents } from './generation';
import { LastGood } from './last-good';
import { OpenReleases } from './open-releases';
import { RemoteHealth } from './remote-health';
import type { RenderMetrics } from './render-metrics';
import type { SystemUser } from './render-process';
import { lookAt } from './warm-up';

const DRAIN = 15_000;
/** Site maps that open pages may still ask for. */
const MAPS = 200;
/** Milliseconds for looking at pages that come in part. */
const LOOKING = 3000;

interface RendererOptions {
  readonly file: string;
  readonly apiUrl: string;
  readonly siteOrigin: string;
  readonly entry: ShellEntry;
  readonly size: number;
  readonly limits: RemoteLimits;
  /** Milliseconds for the files of a release. */
  readonly entryDeadline: number;
  /** Megabytes that the heap of a worker may have. */
  readonly memory: number;
  readonly user?: SystemUser | undefined;
  readonly metrics?: RenderMetrics;
  readonly log: (message: string) => void;
}

/** A generation and what its workers reported. */
interface Pool {
  readonly compositions: Compositions;
  readonly lastGood: Readonly<Record<string, Readonly<Record<string, ReleaseManifest>>>>;
  readonly statuses: Map<number, readonly RemoteStatus[]>;
  generation: Generation | undefined;
}

/**
 * Renders pages with the present generation of workers and swaps it for the next one without losing
 * a request.
 */
export class Renderer {
  readonly #options: RendererOptions;
  readonly #settings = new Map<MarketCode, Settings>();
  readonly #maps = new RenderCache<ComposedMap>({ room: MAPS });
  /** By composition, while versions from before stand in for some of it. */
  readonly #standIns = new Map<string, ComposedMap>();
  readonly #listeners = new Set<(event: RemoteEvent) => void>();
  readonly #lastGood = new LastGood();
  readonly #code: CodeStore;
  readonly #health: RemoteHealth;
  readonly #pools = new Set<Pool>();
  readonly #openReleases = new OpenReleases((release, isOpen) => {
    const isRun = isOpen ? 'is not run for a while: a render worker fell while its code ran' : 'may run again';
    this.#options.log(`${release} ${isRun}`);
    for (const { generation } of this.#pools) generation?.setOpen(release, isOpen);
  });
  /** Compositions that could not serve, and until when they are left alone. */
  readonly #refused = new Map<string, { tries: number; until: number }>();
  #present: Pool | undefined;
  #next: Compositions | undefined;
  #using: Promise<void> | undefined;
  #drained: Promise<void> = Promise.resolve();
  #lastId = 0;

  constructor(options: RendererOptions) {
    this.#options = options;
    this.#code = new CodeStore({
      deadline: options.entryDeadline,
      log: options.log,
      onLate: (code) => {
        for (const { generation } of this.#pools) generation?.provide(code);
      },
      onFailure: (release, failure, ms) => this.#reportFailure(release, failure, ms),
    });
    this.#health = new RemoteHealth((remote, version) => this.#code.failureOf({ remote, version }));
  }

  get ready(): boolean {
    return this.#present !== undefined;
  }

  /**
   * Generations that have workers: the present one, the one before while it ends, the next one
   * while it gets ready.
   */
  get generations(): number {
    return this.#pools.size;
  }

  /** The site map that an open page was rendered with. */
  siteMap(id: string): ComposedMap | undefined {
    return this.#maps.fresh(id);
  }

  /** The compositions that a market's pages are rendered with now. */
  served(market: MarketCode): Compositions[string] | undefined {
    return this.#present?.compositions[market];
  }

  /**
   * The site map of a composition as pages are rendered now, with the versions that stand in for
   * others.
   */
  servedMap(composition: string): ComposedMap | undefined {
    return this.#standIns.get(composition) ?? this.#maps.fresh(composition);
  }

  /** How every remote does, for whoever looks after the site. */
  health(): RemoteHealthEntry[] {
    return this.#health.entries();
  }

  /** Hears of everything that becomes of remotes on this server. Returns the way to stop. */
  subscribe(listener: (event: RemoteEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /**
   * Takes compositions into service. Those that come while others get ready wait together: the
   * newest is taken for all.
   */
  use(compositions: Compositions): Promise<void> {
    this.#next = compositions;
    this.#using ??= this.#takeAll().finally(() => {
      this.#using = undefined;
    });
    return this.#using;
  }

  setSettings(market: MarketCode, settings: Settings): void {
    this.#settings.set(market, settings);
    for (const { generation } of this.#pools) generation?.setSettings(market, settings);
  }

  /** Something that pages are made of changed: what workers cache of it is stale. */
  invalidate(): void {
    this.#present?.generation?.invalidate();
  }

  render(request: Omit<RenderRequest, 'id'>, listener: RenderListener): () => void {
    const generation = this.#present?.generation;
    if (generation) {
      return generation.render(
        { ...request, id: this.#nextId() },
        this.#options.metrics?.watched(request, listener) ?? listener,
      );
    }
    listener.failed('The site is starting');
    return () => undefined;
  }

  async close(): Promise<void> {
    this.#next = undefined;
    this.#code.close();
    this.#openReleases.close();
    const drained = (deadline: number) =>
      Promise.all([...this.#pools].flatMap(({ generation }) => (generation ? [generation.drain(deadline)] : [])));
    await drained(DRAIN);
    // What was getting ready meanwhile serves nobody any more.
    await this.#using?.catch(() => undefined);
    await drained(0);
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  async #takeAll(): Promise<void> {
    for (let next = this.#next; next; next = this.#next) {
      this.#next = undefined;
      await this.#swap(next);
    }
  }

  /**
   * A market whose new composition cannot serve although the old one does stays with the old one;
   * the others go on.
   */
  async #swap(wanted: Compositions): Promise<void> {
    const present = this.#present;
    if (present) {
      this.#lastGood.record(present.compositions, (market, remote, version) =>
        this.#health.isGood(market, 'stable', remote, version),
      );
    }
    let set = this.#withoutRefused(wanted);
    if (present && isSame(set, present.compositions)) return this.#rejectRefused(wanted, set);
    // However many releases come, no more than one former generation runs beside the present one.
    await this.#drained;
    let next = await this.#start(set);
    for (let regressed = await this.#regressed(next); regressed.length > 0; regressed = await this.#regressed(next)) {
      await this.#end(next, 0);
      set = { ...set, ...this.#refuse(set, regressed) };
      if (present && isSame(set, present.compositions)) return this.#rejectRefused(wanted, set);
      next = await this.#start(set);
    }
    this.#takeIntoService(next);
    this.#rejectRefused(wanted, set);
  }

  #takeIntoService(next: Pool): void {
    // What it asked for while it got ready may have changed meanwhile.
    next.generation?.invalidate();
    const past = this.#present;
    this.#present = next;
    this.#health.replace(next.statuses);
    const wanted = releasesOf(next.compositions, next.lastGood);
    this.#code.evict(wanted);
    const ids = new Set(allOf(next.compositions).map(({ id }) => id));
    for (const id of this.#standIns.keys()) if (!ids.has(id)) this.#standIns.delete(id);
    this.#options.metrics?.retain(new Set(wanted.map(({ release }) => keyOf(release))));
    if (past) this.#drained = this.#end(past, DRAIN);
  }

  async #start(compositions: Compositions): Promise<Pool> {
    const { file, apiUrl, siteOrigin, entry, size, limits, memory, user, log } = this.#options;
    const lastGood = this.#lastGood.of(compositions);
    const pool: Pool = { compositions, lastGood, statuses: new Map(), generation: undefined };
    for (const composition of allOf(compositions)) this.#maps.set(composition.id, siteMapOf(composition));
    const wanted = releasesOf(compositions, lastGood);
    const code = await this.#code.gather(wanted);
    this.#pools.add(pool);
    try {
      pool.generation = await Generation.start({
        file,
        start: { compositions, lastGood, code, limits, apiUrl, siteOrigin, entry },
        openReleases: () => this.#openReleases.keys,
        size,
        memory,
        user,
        settings: this.#settings,
        log,
        events: this.#eventsOf(pool),
      });
      for (const release of this.#openReleases.keys) pool.generation.setOpen(release, true);
      for (const late of this.#code.held(wanted)) if (!code.includes(late)) pool.generation.provide(late);
      return pool;
    } catch (error) {
      this.#pools.delete(pool);
      throw error;
    }
  }

  async #end(pool: Pool, deadline: number): Promise<void> {
    await pool.generation?.drain(deadline);
    this.#pools.delete(pool);
  }

  #eventsOf(pool: Pool): WorkerEvents {
    const { metrics } = this.#options;
    return {
      remote: (event) => this.#report(event),
      statuses: (worker, remotes) => {
        pool.statuses.set(worker, remotes);
        this.#storeServedMaps(pool, remotes);
        if (this.#present === pool) this.#health.update(worker, remotes);
      },
      heap: (worker, heap) => metrics?.heap(worker, heap),
      fell: (release, isSure) => this.#openReleases.add(release, isSure),
      gone: (worker) => {
        pool.statuses.delete(worker);
        metrics?.gone(worker);
        if (this.#present === pool) this.#health.remove(worker);
      },
    };
  }

  /** Pages that a version from before stands in for go on with it in the browser. */
  #storeServedMaps({ compositions, lastGood }: Pool, statuses: readonly RemoteStatus[]): void {
    for (const composition of allOf(compositions)) {
      const { market } = composition;
      const known = [...(compositions[market]?.stable.remotes ?? []), ...Object.values(lastGood[market] ?? {})];
      const { siteMap, mapName } = servedComposition(composition, (remote) => {
        const status = statuses.find(
          (one) => one.market === market && one.channel === composition.channel && one.remote === remote,
        );
        return known.find((release) => release.remote === remote && release.version === status?.served);
      });
      this.#standIns.delete(composition.id);
      if (!mapName) continue;
      this.#maps.set(mapName, siteMap);
      this.#standIns.set(composition.id, siteMap);
    }
  }

  #report(event: RemoteEvent): void {
    this.#health.heard(event);
    this.#options.metrics?.remote(event);
    for (const listener of this.#listeners) listener(event);
  }

  #reportFailure({ remote, version }: ReleaseManifest, { reason, message }: Failure, ms: number): void {
    const outcome = reason === 'slow' ? 'late' : 'failed';
    for (const { market, channel, id, remotes } of allOf(this.#present?.compositions ?? {})) {
      if (!remotes.some((one) => one.remote === remote && one.version === version)) continue;
      const common = { market, channel: channelOf(channel), composition: id, remote, version };
      this.#report({ type: 'remote', ...common, outcome, reason, message, count: 1, ms, times: [ms] });
    }
  }

  /** Markets that get no page from a generation although the present one has one. */
  async #regressed(next: Pool): Promise<MarketCode[]> {
    const present = this.#present;
    if (!present?.generation || !next.generation) return [];
    const changed = MARKET_CODES.filter(
      (market) =>
        next.compositions[market] && nameOf(next.compositions, market) !== nameOf(present.compositions, market),
    );
    const regressed = await Promise.all(
      changed.map(async (market) => {
        if ((await this.#probe(next, market)) !== 'none' || !present.compositions[market]) return [];
        return (await this.#probe(present, market)) === 'none' ? [] : [market];
      }),
    );
    return regressed.flat();
  }

  /**
   * What breaks in part is looked at until its breakers know it: visitors need not be the first to
   * find out.
   */
  async #probe({ generation, compositions }: Pool, market: MarketCode) {
    const { size, limits } = this.#options;
    const channels = CHANNELS.filter((channel) => compositions[market]?.[channel]);
    const probes = await Promise.all(
      channels.map(async (channel) => {
        if (!generation) return 'none';
        const until = performance.now() + LOOKING;
        let probe = await lookAt(generation, market, channel, this.#nextId());
        for (let tries = limits.breaker.failures * size; probe === 'partly' && tries > 1; tries -= 1) {
          if (performance.now() > until) break;
          probe = await lookAt(generation, market, channel, this.#nextId());
        }
        return probe;
      }),
    );
    return probes.find((probe) => probe === 'none') ?? 'whole';
  }

  #refuse(set: Compositions, markets: readonly MarketCode[]): Compositions {
    const former = this.#present?.compositions ?? {};
    for (const composition of allOf(set)) {
      if (!markets.some((market) => market === composition.market)) continue;
      const tries = (this.#refused.get(composition.id)?.tries ?? -1) + 1;
      this.#refused.set(composition.id, { tries, until: performance.now() + pauseAfter(tries) });
    }
    return Object.fromEntries(Object.entries(former).filter(([market]) => markets.some((one) => one === market)));
  }

  #withoutRefused(wanted: Compositions): Compositions {
    const former = this.#present?.compositions ?? {};
    const isRefused = ({ id }: Composition) => (this.#refused.get(id)?.until ?? 0) > performance.now();
    return Object.fromEntries(
      Object.entries(wanted).map(([market, both]) => {
        const old = former[market];
        return [market, old && allOf({ [market]: both }).some(isRefused) ? old : both];
      }),
    );
  }

  #rejectRefused(wanted: Compositions, served: Compositions): void {
    const markets = Object.keys(wanted).filter((market) => nameOf(wanted, market) !== nameOf(served, market));
    if (markets.length > 0) throw new Error(`what is new for ${markets.join(', ')} cannot serve; the old one goes on`);
    this.#refused.clear();
  }
}

function allOf(compositions: Compositions): Composition[] {
  return Object.values(compositions).flatMap(({ stable, canary }) => (canary ? [stable, canary] : [stable]));
}

function isSame(a: Compositions, b: Compositions): boolean {
  const markets = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...markets].every((market) => nameOf(a, market) === nameOf(b, market));
}

/** What a market is made of; a release that nobody vouches for is left out of a composition. */
function nameOf(compositions: Compositions, market: string): string {
  const { stable, canary } = compositions[market] ?? {};
  return [stable, canary].map((one) => `${one?.id} ${one?.origin} ${one?.remotes.length}`).join(' ');
}

/** Every version that these compositions need, wanted or standing by, once. */
function releasesOf(compositions: Compositions, lastGood: Pool['lastGood']): RequestedRelease[] {
  const wanted = new Map<string, RequestedRelease>();
  for (const { market, origin, remotes } of allOf(compositions)) {
    for (const release of [...remotes, ...Object.values(lastGood[market] ?? {})]) {
      wanted.set(keyOf(release), { origin, release });
    }
  }
  return [...wanted.values()];
}

function channelOf(channel: string): Channel {
  return channel === 'canary' ? 'canary' : 'stable';
}
