import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { MarketCode } from '@showroom/contracts/markets';
import type { Settings } from '@showroom/contracts/settings/settings';
import type { FromWorker, Head, RenderRequest, ToWorker, WorkerStart } from '../render/protocol';

const PING_EVERY = 1000;
/** Missed answers in a row: a busy machine delays one, an endless loop misses all. */
const MISSED_PINGS = 5;
const WARM_UP = 20_000;
const MEMORY_MB = 512;
const RETRY = 2000;

/** What a render hands on, in order: one head, then bytes, then the end; `ack` asks for more. */
export interface RenderListener {
  head(head: Head): void;
  chunk(bytes: Uint8Array, ack: () => void): void;
  /** `isWhole`: no part of the page broke while it was rendered. */
  end(isWhole: boolean): void;
  failed(message: string): void;
}

interface Member {
  readonly worker: Worker;
  readonly listeners: Map<number, RenderListener>;
  missed: number;
}

export interface GenerationOptions {
  readonly file: string;
  readonly start: WorkerStart;
  readonly size: number;
  readonly settings: ReadonlyMap<MarketCode, Settings>;
  readonly log: (message: string) => void;
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

  get running(): number {
    return this.#members.reduce((sum, { listeners }) => sum + listeners.size, 0);
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

  /** Ends when the last request has its answer, at the latest after `deadline` milliseconds. */
  async drain(deadline: number): Promise<void> {
    this.#closing = true;
    const until = Date.now() + deadline;
    while (this.running > 0 && Date.now() < until) await pause(50);
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
    const { file, start, settings, log } = this.#options;
    const worker = new Worker(file, {
      workerData: start,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const member: Member = { worker, listeners: new Map(), missed: 0 };
    this.#workers.add(worker);
    worker.on('error', (error) => log(`A render worker fell: ${error.message}`));
    worker.once('exit', () => this.#workers.delete(worker));
    worker.on('message', (message: FromWorker) => {
      if (message.type !== 'ready') receive(member, message);
    });
    await untilReady(worker);
    worker.once('exit', () => this.#lost(member));
    for (const [market, values] of settings) post(member, { type: 'settings', market, settings: values });
    this.#members.push(member);
  }

  #lost(member: Member): void {
    this.#members = this.#members.filter((other) => other !== member);
    for (const listener of member.listeners.values()) listener.failed('The render worker ended');
    member.listeners.clear();
    void this.#replace();
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

function receive(member: Member, message: Exclude<FromWorker, { type: 'ready' }>): void {
  member.missed = 0;
  if (message.type === 'pong') return;
  const listener = member.listeners.get(message.id);
  if (!listener) return;
  switch (message.type) {
    case 'head':
      listener.head(message.head);
      break;
    case 'chunk':
      listener.chunk(message.bytes, () => post(member, { type: 'ack', id: message.id }));
      break;
    case 'end':
      member.listeners.delete(message.id);
      listener.end(message.isWhole);
      break;
    case 'failed':
      member.listeners.delete(message.id);
      listener.failed(message.message);
  }
}
