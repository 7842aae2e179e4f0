import { setTimeout as pause } from 'node:timers/promises';
import type { MarketCode } from '@showroom/contracts/markets';
import type { Settings } from '@showroom/contracts/settings/settings';
import type { ReleaseCode } from '../federation/hosted-release';
import type { RemoteEvent, RemoteStatus } from '../federation/remote-events';
import type {
  FromWorker,
  HeapState,
  PagePiece,
  RenderListener,
  RenderRequest,
  ToWorker,
  WorkerStart,
  WorkingRelease,
} from '../render/protocol';
import { RenderProcess, type SystemUser } from './render-process';

const PING_EVERY = 1000;
/** Missed answers in a row: a busy machine delays one, an endless loop misses all. */
const MISSED_PINGS = 5;
const WARM_UP = 20_000;
const MEMORY_MB = 512;
/**
 * What one page needs dies with it: with room for some pages, little of it is copied before it
 * does.
 */
const YOUNG_MB = 64;
const RETRY = 2000;
/** Milliseconds that a worker has for its last pages when a fresh one has taken its place. */
const RETIRE = 15_000;
/**
 * Of the heap that a worker may have; from there on, garbage collection takes more and more of its
 * time.
 */
const FULL = 0.8;
/** Answers in a row with a full heap: one may come just before a collection. */
const FULL_PINGS = 3;

/** A request in the hands of a worker. */
interface Job {
  readonly request: RenderRequest;
  readonly listener: RenderListener;
  /** Something of its page is out: it cannot begin anew. */
  hasBegun: boolean;
  /** Another worker fell with it. */
  isSecondTry: boolean;
}

interface Member {
  readonly worker: RenderProcess;
  readonly jobs: Map<number, Job>;
  /** The release whose code ran last. */
  working: WorkingRelease | undefined;
  missed: number;
  /** Answers in a row with a full heap. */
  full: number;
}

/** What workers report beside their pages. */
export interface WorkerEvents {
  readonly remote: (event: RemoteEvent) => void;
  readonly statuses: (worker: number, remotes: readonly RemoteStatus[]) => void;
  readonly heap: (worker: number, heap: HeapState) => void;
  /**
   * It fell or hung while code of this release ran; unless it was ended from outside, when that is
   * not `isSure`.
   */
  readonly fell: (release: WorkingRelease, isSure: boolean) => void;
  /** It ended: what it reported holds no more. */
  readonly gone: (worker: number) => void;
}

export interface GenerationOptions {
  readonly file: string;
  readonly start: Omit<WorkerStart, 'resting'>;
  /** Releases whose code is not run for a while. */
  readonly openReleases: () => readonly string[];
  readonly size: number;
  readonly settings: ReadonlyMap<MarketCode, Settings>;
  readonly log: (message: string) => void;
  readonly events: WorkerEvents;
  /** Megabytes that a worker's heap may have. */
  readonly memory?: number;
  /** Who workers run as; as the site itself when there is nobody else. */
  readonly user?: SystemUser | undefined;
  /** Milliseconds between two questions whether a worker still answers. */
  readonly pingEvery?: number;
}

/**
 * The render workers of one set of compositions: warmed before they serve, replaced when they fall,
 * drained before they go.
 */
export class Generation {
  readonly #options: GenerationOptions;
  /** Every process that runs, also those that are not ready yet. */
  readonly #workers = new Set<RenderProcess>();
  #members: Member[] = [];
  readonly #starting = new Set<Member>();
  /** Requests for which there is no worker just now. */
  readonly #waiting = new Set<Job>();
  #turn = 0;
  #closing = false;
  #isRecycling = false;
  /** Get no more pages, and finish those that they have. */
  readonly #retiring = new Set<Member>();
  /** Code that came after the start; replacements get it as well. */
  readonly #late: ReleaseCode[] = [];
  readonly #pings: NodeJS.Timeout;

  private constructor(options: GenerationOptions) {
    this.#options = options;
    this.#pings = setInterval(() => this.#ping(), options.pingEvery ?? PING_EVERY);
    this.#pings.unref();
  }

  static async start(options: GenerationOptions): Promise<Generation> {
    const generation = new Generation(options);
    try {
      await Promise.all(Array.from({ length: options.size }, () => generation.#add()));
      return generation;
    } catch (error) {
      await generation.drain(0);
      throw error;
    }
  }

  /** Pages under way. */
  get running(): number {
    const held = [...this.#members, ...this.#retiring].reduce((sum, { jobs }) => sum + jobs.size, 0);
    return held + this.#waiting.size;
  }

  /**
   * Gives a request to the next worker, and once more to another when that one falls; returns the
   * way to abort it.
   */
  render(request: RenderRequest, listener: RenderListener): () => void {
    const job: Job = { request, listener, hasBegun: false, isSecondTry: false };
    if (!this.#give(job)) {
      // While the last one is replaced, a page waits as long as its visitor does.
      if (this.#closing) listener.failed('No render worker is ready');
      else this.#waiting.add(job);
    }
    return () => {
      this.#waiting.delete(job);
      for (const member of [...this.#members, ...this.#retiring])
        if (member.jobs.delete(request.id)) post(member, { type: 'abort', id: request.id });
    };
  }

  /** The code of an open release is not run. */
  setOpen(release: string, isOpen: boolean): void {
    for (const member of this.#members) post(member, { type: 'rest', release, rests: isOpen });
  }

  setSettings(market: MarketCode, settings: Settings): void {
    for (const member of this.#members) post(member, { type: 'settings', market, settings });
  }

  /** Something that pages are made of changed: what the workers cache of it is stale. */
  invalidate(): void {
    for (const member of this.#members) post(member, { type: 'forget' });
  }

  provide(code: ReleaseCode): void {
    this.#late.push(code);
    for (const member of this.#members) post(member, { type: 'code', code });
  }

  /** Ends when the last request has its answer, at the latest after `deadline` milliseconds. */
  async drain(deadline: number): Promise<void> {
    this.#closing = true;
    const until = performance.now() + deadline;
    while (this.running > 0 && performance.now() < until) await pause(50);
    clearInterval(this.#pings);
    for (const { listener } of this.#waiting) listener.failed('The render worker ended');
    this.#waiting.clear();
    await Promise.all([...this.#workers].map((worker) => worker.terminate()));
  }

  #give(job: Job): boolean {
    const member = this.#next();
    if (!member) return false;
    member.jobs.set(job.request.id, job);
    post(member, { type: 'render', request: job.request });
    return true;
  }

  #next(): Member | undefined {
    const [...members] = this.#members;
    this.#turn += 1;
    const start = this.#turn % Math.max(1, members.length);
    // The one with the fewest pages under way; ties go round.
    return [...members.slice(start), ...members.slice(0, start)].sort((a, b) => a.jobs.size - b.jobs.size)[0];
  }

  /**
   * Starts a worker; one that falls by the code of a release is followed by one that leaves that
   * release alone.
   */
  async #add(): Promise<void> {
    for (;;) {
      const open = this.#options.openReleases();
      try {
        return await this.#start(open);
      } catch (error) {
        // The next one would fall as well, unless more releases are open by now.
        if (this.#closing || this.#options.openReleases().every((key) => open.includes(key))) throw error;
      }
    }
  }

  async #start(open: readonly string[]): Promise<void> {
    const { file, start, settings, log, memory = MEMORY_MB, events, user } = this.#options;
    const worker = new RenderProcess({ file, memory, young: YOUNG_MB, user });
    const member: Member = { worker, jobs: new Map(), working: undefined, missed: 0, full: 0 };
    const { id } = worker;
    const known = this.#late.length;
    this.#workers.add(worker);
    this.#starting.add(member);
    worker.onEnd((how) => {
      this.#workers.delete(worker);
      if (!worker.isTerminated) log(`A render worker fell: ${how}`);
      if (member.working && (!worker.isTerminated || hangs(member))) {
        const isSure = how !== 'SIGKILL' || hangs(member);
        if (isSure || member.jobs.size > 0 || this.#starting.has(member)) events.fell(member.working, isSure);
      }
      this.#starting.delete(member);
      events.gone(id);
    });
    worker.onMessage((message) => {
      if (message.type !== 'ready') this.#receive(member, id, message);
    });
    worker.post({ type: 'start', start: { ...start, resting: open, code: [...start.code, ...this.#late] } });
    await untilReady(worker);
    this.#starting.delete(member);
    worker.onEnd(() => this.#lost(member));
    for (const [market, values] of settings) post(member, { type: 'settings', market, settings: values });
    // What it asked for while it warmed up may have changed since, and nothing of it was reported
    // to it.
    post(member, { type: 'forget' });
    for (const code of this.#late.slice(known)) post(member, { type: 'code', code });
    const openNow = this.#options.openReleases();
    for (const release of new Set([...open, ...openNow]))
      post(member, { type: 'rest', release, rests: openNow.includes(release) });
    this.#members.push(member);
    for (const job of this.#waiting) if (this.#give(job)) this.#waiting.delete(job);
  }

  #lost(member: Member): void {
    const wasServing = this.#members.includes(member);
    this.#retiring.delete(member);
    this.#members = this.#members.filter((other) => other !== member);
    for (const job of member.jobs.values()) {
      if (this.#closing || job.hasBegun || job.isSecondTry) job.listener.failed('The render worker ended');
      else {
        job.isSecondTry = true;
        if (!this.#give(job)) this.#waiting.add(job);
      }
    }
    member.jobs.clear();
    if (wasServing) void this.#replace();
  }

  /**
   * A fresh worker is warm before the full one gets no more pages, and that one ends when its last
   * page has.
   */
  async #recycle(member: Member): Promise<void> {
    if (this.#isRecycling || this.#closing) return;
    this.#isRecycling = true;
    this.#options.log('A render worker is full and makes room for a fresh one');
    try {
      await this.#add();
      this.#members = this.#members.filter((other) => other !== member);
      this.#retiring.add(member);
      const until = performance.now() + RETIRE;
      while (member.jobs.size > 0 && performance.now() < until) await pause(50);
      await member.worker.terminate();
    } catch (error) {
      this.#options.log(`No fresh render worker: ${error instanceof Error ? error.message : error}`);
    } finally {
      this.#isRecycling = false;
    }
  }

  #receive(member: Member, worker: number, message: Exclude<FromWorker, { type: 'ready' }>): void {
    const { events } = this.#options;
    member.missed = 0;
    switch (message.type) {
      case 'pong':
        member.full = message.heap.used > message.heap.limit * FULL ? member.full + 1 : 0;
        events.heap(worker, message.heap);
        if (member.full >= FULL_PINGS) void this.#recycle(member);
        return;
      case 'working':
        member.working = message;
        return;
      case 'remote':
        events.remote(message);
        return;
      case 'standing':
        events.statuses(worker, message.remotes);
        return;
      default:
        receive(member, message);
    }
  }

  async #replace(): Promise<void> {
    while (!this.#closing) {
      try {
        return await this.#add();
      } catch (error) {
        this.#options.log(`No new render worker: ${error instanceof Error ? error.message : error}`);
        await pause(RETRY, undefined, { ref: false });
      }
    }
  }

  #ping(): void {
    // One that still reads its own code answers nothing yet: it is waited for until the code of a
    // release runs.
    const asked = [...this.#members, ...[...this.#starting].filter(({ working }) => working)];
    for (const member of asked) {
      member.missed += 1;
      if (hangs(member)) {
        this.#options.log('A render worker does not answer and is replaced');
        void member.worker.terminate();
      } else post(member, { type: 'ping' });
    }
  }
}

function hangs({ missed }: Member): boolean {
  return missed > MISSED_PINGS;
}

function post({ worker }: Member, message: ToWorker): void {
  worker.post(message);
}

function untilReady(worker: RenderProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('A render worker did not get ready'));
      void worker.terminate();
    }, WARM_UP);
    worker.onEnd((how) => {
      clearTimeout(timer);
      reject(new Error(`A render worker ended with ${how} before it was ready`));
    });
    worker.onMessage(({ type }) => {
      if (type !== 'ready') return;
      clearTimeout(timer);
      resolve();
    });
  });
}

type PageMessage = Extract<FromWorker, { readonly id: number }>;

function receive(member: Member, message: PageMessage): void {
  const job = member.jobs.get(message.id);
  if (!job) return;
  switch (message.type) {
    case 'piece':
      job.hasBegun = true;
      receivePiece(member, job.listener, message);
      break;
    case 'failed':
      member.jobs.delete(message.id);
      job.listener.failed(message.message);
  }
}

function receivePiece(
  member: Member,
  listener: RenderListener,
  { id, head, bytes, isWhole, settings, works }: PagePiece,
): void {
  const isLast = isWhole !== undefined;
  if (isLast) member.jobs.delete(id);
  if (head) listener.head(head, isLast ? bytes : undefined);
  if (bytes) listener.chunk(bytes, isLast ? () => undefined : () => post(member, { type: 'ack', id }));
  if (isLast) listener.end({ isWhole, ...(settings && { settings }), ...(works && { works }) });
}
