import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { MarketCode } from '@showroom/contracts/markets';
import type { Settings } from '@showroom/contracts/settings/settings';
import type { RemoteEvent, RemoteStanding } from '../federation/remote-events';
import type {
  FromWorker,
  Head,
  HeapState,
  PagePiece,
  ReleaseCode,
  RenderRequest,
  ToWorker,
  WorkerStart,
} from '../render/protocol';

const PING_EVERY = 1000;
/** Missed answers in a row: a busy machine delays one, an endless loop misses all. */
const MISSED_PINGS = 5;
const WARM_UP = 20_000;
const MEMORY_MB = 512;
/** What one page needs dies with it: with room for some pages, little of it is copied before it does. */
const YOUNG_MB = 64;
const RETRY = 2000;
/** Milliseconds that a worker has for its last pages when a fresh one has taken its place. */
const RETIRE = 15_000;
/** Of the heap that a worker may have; from there on, garbage collection takes more and more of its time. */
const FULL = 0.8;
/** Answers in a row with a full heap: one may come just before a collection. */
const FULL_PINGS = 3;

/** What a render hands on, in order: one head, then bytes, then the end; `ack` asks for more. */
export interface RenderListener {
  /** `whole`: all bytes of the page, when nothing comes after them. */
  head(head: Head, whole?: Uint8Array): void;
  chunk(bytes: Uint8Array, ack: () => void): void;
  /** `isWhole`: no part of the page broke while it was rendered. */
  end(isWhole: boolean): void;
  failed(message: string): void;
}

interface Member {
  readonly worker: Worker;
  readonly listeners: Map<number, RenderListener>;
  missed: number;
  /** Answers in a row with a full heap. */
  full: number;
}

/** What workers tell beside their pages. */
export interface WorkerNews {
  readonly remote: (event: RemoteEvent) => void;
  readonly standing: (worker: number, remotes: readonly RemoteStanding[]) => void;
  readonly heap: (worker: number, heap: HeapState) => void;
  /** It ended: what it told holds no more. */
  readonly gone: (worker: number) => void;
}

export interface GenerationOptions {
  readonly file: string;
  readonly start: WorkerStart;
  readonly size: number;
  readonly settings: ReadonlyMap<MarketCode, Settings>;
  readonly log: (message: string) => void;
  readonly news: WorkerNews;
  /** Megabytes that a worker's heap may have. */
  readonly memory?: number;
  /** Milliseconds between two questions whether a worker still answers. */
  readonly pingEvery?: number;
}

/** The render workers of one set of compositions: warmed before they serve, replaced when they fall, drained before they go. */
export class Generation {
  readonly #options: GenerationOptions;
  /** Every thread that runs, also those that are not ready yet. */
  readonly #workers = new Set<Worker>();
  #members: Member[] = [];
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
    return [...this.#members, ...this.#retiring].reduce((sum, { listeners }) => sum + listeners.size, 0);
  }

  /** Gives a request to the next worker; returns the way to abort it. */
  render(request: RenderRequest, listener: RenderListener): () => void {
    const member = this.#next();
    if (!member) {
      listener.failed('No render worker is ready');
      return () => undefined;
    }
    member.listeners.set(request.id, listener);
    post(member, { type: 'render', request });
    return () => {
      if (member.listeners.delete(request.id)) post(member, { type: 'abort', id: request.id });
    };
  }

  setSettings(market: MarketCode, settings: Settings): void {
    for (const member of this.#members) post(member, { type: 'settings', market, settings });
  }

  /** Something that pages are made of changed: what the workers keep of it is void. */
  forget(): void {
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
    await Promise.all([...this.#workers].map((worker) => worker.terminate()));
  }

  #next(): Member | undefined {
    const [...members] = this.#members;
    this.#turn += 1;
    const start = this.#turn % Math.max(1, members.length);
    // The one with the fewest pages under way; ties go round.
    return [...members.slice(start), ...members.slice(0, start)].sort((a, b) => a.listeners.size - b.listeners.size)[0];
  }

  async #add(): Promise<void> {
    const { file, start, settings, log, memory = MEMORY_MB, news } = this.#options;
    const worker = new Worker(file, {
      workerData: { ...start, code: [...start.code, ...this.#late] },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: YOUNG_MB },
    });
    const member: Member = { worker, listeners: new Map(), missed: 0, full: 0 };
    const { threadId } = worker;
    const known = this.#late.length;
    this.#workers.add(worker);
    worker.on('error', (error) => log(`A render worker fell: ${error.message}`));
    worker.once('exit', () => {
      this.#workers.delete(worker);
      news.gone(threadId);
    });
    worker.on('message', (message: FromWorker) => {
      if (message.type !== 'ready') this.#receive(member, threadId, message);
    });
    await untilReady(worker);
    worker.once('exit', () => this.#lost(member));
    for (const [market, values] of settings) post(member, { type: 'settings', market, settings: values });
    for (const code of this.#late.slice(known)) post(member, { type: 'code', code });
    this.#members.push(member);
  }

  #lost(member: Member): void {
    const wasServing = this.#members.includes(member);
    this.#retiring.delete(member);
    this.#members = this.#members.filter((other) => other !== member);
    for (const listener of member.listeners.values()) listener.failed('The render worker ended');
    member.listeners.clear();
    if (wasServing) void this.#replace();
  }

  /** A fresh worker is warm before the full one gets no more pages, and that one ends when its last page has. */
  async #recycle(member: Member): Promise<void> {
    if (this.#isRecycling || this.#closing) return;
    this.#isRecycling = true;
    this.#options.log('A render worker is full and makes room for a fresh one');
    try {
      await this.#add();
      this.#members = this.#members.filter((other) => other !== member);
      this.#retiring.add(member);
      const until = performance.now() + RETIRE;
      while (member.listeners.size > 0 && performance.now() < until) await pause(50);
      await member.worker.terminate();
    } catch (error) {
      this.#options.log(`No fresh render worker: ${error instanceof Error ? error.message : error}`);
    } finally {
      this.#isRecycling = false;
    }
  }

  #receive(member: Member, worker: number, message: Exclude<FromWorker, { type: 'ready' }>): void {
    const { news } = this.#options;
    member.missed = 0;
    switch (message.type) {
      case 'pong':
        member.full = message.heap.used > message.heap.limit * FULL ? member.full + 1 : 0;
        news.heap(worker, message.heap);
        if (member.full >= FULL_PINGS) void this.#recycle(member);
        return;
      case 'remote':
        news.remote(message);
        return;
      case 'standing':
        news.standing(worker, message.remotes);
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
    for (const member of this.#members) {
      member.missed += 1;
      if (member.missed > MISSED_PINGS) {
        this.#options.log('A render worker does not answer and is replaced');
        void member.worker.terminate();
      } else post(member, { type: 'ping' });
    }
  }
}

function post({ worker }: Member, message: ToWorker): void {
  worker.postMessage(message);
}

function untilReady(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('A render worker did not get ready'));
      void worker.terminate();
    }, WARM_UP);
    const onExit = (code: number) => {
      clearTimeout(timer);
      reject(new Error(`A render worker ended with ${code} before it was ready`));
    };
    const onMessage = ({ type }: FromWorker) => {
      if (type !== 'ready') return;
      clearTimeout(timer);
      worker.off('exit', onExit).off('message', onMessage);
      resolve();
    };
    worker.on('exit', onExit).on('message', onMessage);
  });
}

type PageMessage = Extract<FromWorker, { readonly id: number }>;

function receive(member: Member, message: PageMessage): void {
  const listener = member.listeners.get(message.id);
  if (!listener) return;
  switch (message.type) {
    case 'piece':
      receivePiece(member, listener, message);
      break;
    case 'failed':
      member.listeners.delete(message.id);
      listener.failed(message.message);
  }
}

function receivePiece(member: Member, listener: RenderListener, { id, head, bytes, isWhole }: PagePiece): void {
  const isLast = isWhole !== undefined;
  if (isLast) member.listeners.delete(id);
  if (head) listener.head(head, isLast ? bytes : undefined);
  if (bytes) listener.chunk(bytes, isLast ? () => undefined : () => post(member, { type: 'ack', id }));
  if (isLast) listener.end(isWhole);
}
