import type { Faults, WebhookFault } from './faults';

export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
}

interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface SenderOptions<E extends ProviderEvent> {
  readonly events: Map<string, E>;
  readonly faults: Faults;
  /** Signs an event, anew for every try. */
  readonly request: (event: E) => WebhookRequest;
  readonly report: (message: string, details: Record<string, unknown>) => void;
  /** Waits between tries; the providers' own are hours, a stand-in's are short. */
  readonly retryDelays?: readonly number[] | undefined;
  /** How long a late event waits when nobody releases it. */
  readonly lateBy?: number | undefined;
}

export interface WebhookSender<E extends ProviderEvent> {
  /**
   * Records an event and sends it; without a fault of its own, a planned one may find it by its
   * type.
   */
  emit(event: E, fault?: WebhookFault): E;
  redeliver(id: string): Promise<number>;
  /** Sends everything that a `late-webhook` fault holds back. */
  release(): Promise<void>;
  stop(): void;
}

const RETRY_DELAYS = [200, 500, 1000, 2000, 5000, 10_000, 30_000] as const;
const DEADLINE = 10_000;

/**
 * Sends a provider's events as providers do: after the answer that they are about, again until they
 * are taken.
 */
export function createSender<E extends ProviderEvent>(options: SenderOptions<E>): WebhookSender<E> {
  const { events, faults, report, retryDelays: delays = RETRY_DELAYS } = options;
  const timers = new Set<NodeJS.Timeout>();
  const late = new Map<string, E>();
  const stopping = new AbortController();

  function after(delay: number, work: () => Promise<unknown>): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work().catch((error: unknown) => report('webhook failed', { err: error }));
    }, delay);
    timers.add(timer.unref());
  }

  async function post(event: E): Promise<number> {
    const { url, headers, body } = options.request(event);
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(DEADLINE)]),
    });
    await response.arrayBuffer();
    return response.status;
  }

  async function deliver(event: E, attempt = 0): Promise<void> {
    const status = await post(event).catch(() => 0);
    if (status >= 200 && status < 300) return;
    const delay = delays[attempt];
    if (delay === undefined) return report('webhook given up', { event: event.id, status });
    after(delay, () => deliver(event, attempt + 1));
  }

  async function releaseOne(event: E): Promise<void> {
    if (late.delete(event.id)) await deliver(event);
  }

  return {
    emit(event, fault) {
      events.set(event.id, event);
      const applied = fault ?? faults.takeForWebhook(event.type);
      if (applied === 'lost-webhook') return event;
      if (applied === 'late-webhook') {
        late.set(event.id, event);
        after(options.lateBy ?? 10_000, () => releaseOne(event));
        return event;
      }
      after(0, () => deliver(event));
      if (applied === 'duplicate-webhook') after(0, () => deliver(event));
      return event;
    },
    async redeliver(id) {
      const event = events.get(id);
      return event ? post(event) : 404;
    },
    async release() {
      await Promise.all([...late.values()].map(releaseOne));
    },
    stop() {
      stopping.abort();
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
