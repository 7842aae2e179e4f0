import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { RemoteEvent, RemoteHealthEntry } from '../federation/remote-events';
import type { HeapState, RenderListener, RenderRequest } from '../render/protocol';

const STATES = { closed: 0, 'half-open': 1, open: 2 } as const;

/**
 * What the site counts of its render workers and of each remote's versions; versions that are gone
 * are dropped.
 */
export class RenderMetrics {
  readonly #outcomes: Counter;
  readonly #seconds: Histogram;
  readonly #degraded: Counter;
  readonly #heap: Gauge;
  /** Label sets by version. */
  readonly #counted = new Map<string, Map<string, Record<string, string>>>();

  constructor(registry: Registry, read: () => { health: readonly RemoteHealthEntry[]; generations: number }) {
    const registers = [registry];
    this.#outcomes = new Counter({
      name: 'site_remote_outcomes_total',
      help: 'What became of remotes on the server: loads, failures by reason, breakers opened and closed, pages with a version from before',
      labelNames: ['market', 'channel', 'remote', 'version', 'outcome', 'reason'],
      registers,
    });
    this.#seconds = new Histogram({
      name: 'site_remote_seconds',
      help: 'Time that the loaders of a remote took for pages',
      labelNames: ['remote', 'version'],
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4],
      registers,
    });
    this.#degraded = new Counter({
      name: 'site_degraded_answers_total',
      help: 'Pages in which a version from before, or a fallback, stood in for a remote',
      labelNames: ['market', 'remote'],
      registers,
    });
    this.#heap = new Gauge({
      name: 'site_render_worker_heap_bytes',
      help: 'Heap of each render worker',
      labelNames: ['worker', 'kind'],
      registers,
    });
    new Gauge({
      name: 'site_render_generations',
      help: 'Generations of render workers that run: one serves, others get ready or end',
      registers,
      collect() {
        this.set(read().generations);
      },
    });
    new Gauge({
      name: 'site_remote_breaker',
      help: 'State of the wanted version: 0 closed, 1 half-open, 2 open',
      labelNames: ['market', 'channel', 'remote', 'version'],
      registers,
      collect() {
        this.reset();
        for (const { market, channel, remote, version_wanted: version, breaker } of read().health) {
          this.set({ market, channel, remote, version }, STATES[breaker]);
        }
      },
    });
  }

  remote({ market, channel, remote, version, outcome, reason, count, times }: RemoteEvent): void {
    const labels = { market, channel, remote, version, outcome, reason };
    this.#outcomes.inc(labels, count);
    if (reason === 'load' || reason === 'route') {
      for (const ms of times) this.#seconds.observe({ remote, version }, ms / 1000);
    }
    const key = `${remote}@${version}`;
    const known = this.#counted.get(key) ?? new Map<string, Record<string, string>>();
    this.#counted.set(key, known.set(Object.values(labels).join(' '), labels));
  }

  heap(worker: number, { used, limit }: HeapState): void {
    this.#heap.set({ worker, kind: 'used' }, used);
    this.#heap.set({ worker, kind: 'limit' }, limit);
  }

  gone(worker: number): void {
    for (const kind of ['used', 'limit']) this.#heap.remove({ worker, kind });
  }

  /** Drops the counts of all other versions. */
  retain(versions: ReadonlySet<string>): void {
    for (const [key, labelSets] of this.#counted) {
      if (versions.has(key)) continue;
      for (const labels of labelSets.values()) {
        this.#outcomes.remove(labels);
        this.#seconds.remove({ remote: labels['remote'] ?? '', version: labels['version'] ?? '' });
      }
      this.#counted.delete(key);
    }
  }

  /** Counts the degraded answers on their way. */
  watched({ market }: Pick<RenderRequest, 'market'>, listener: RenderListener): RenderListener {
    return {
      ...listener,
      head: (head, whole) => {
        for (const remote of head.headers['x-degraded']?.split(', ') ?? []) this.#degraded.inc({ market, remote });
        listener.head(head, whole);
      },
    };
  }
}
