import { setMaxListeners } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { withRetries } from '../../retry';
import { type Faults, OF_WEBHOOKS, type WebhookFault } from './faults';

/** What a provider tells the shop of. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
}

/** A request that carries an event to the shop. */
export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface SenderOptions<E extends ProviderEvent> {
  readonly events: Map<string, E>;
  readonly faults: Faults;
  /** Signs an event, anew for every try. */
  readonly request: (event: E) => WebhookRequest;
  readonly report: (message: string, details: Record<string, unknown>) => void;
}

export interface WebhookSender<E extends ProviderEvent> {
  /**
   * Records an event and sends it; without a fault of its own, a planned one may find it by its
   * type.
   */
  emit(event: E, fault?: WebhookFault): void;
  redeliver(id: string): Promise<number>;
  /** Sends everything that a `late-webhook` fault holds back. */
  release(): Promise<void>;
  stop(): void;
}

/** The providers' own tries last hours, a stand-in's not quite a minute. */
const RETRIES = { attempts: 9, firstPause: 250, longestPause: 30_000, unref: true } as const;
/** How long a late event waits when nobody releases it. */
const LATE_BY = 10_000;
const DEADLINE = 10_000;

/**
 * Sends a provider's events as providers do: after the answer that they are about, again until they
 * are taken.
 */
export function createSender<E extends ProviderEvent>(options: SenderOptions<E>): WebhookSender<E> {
  const { events, faults, report } = options;
  const late = new Map<string, E>();
  const stopping = new AbortController();
  setMaxListeners(0, stopping.signal);

  function after(delay: number, work: () => Promise<unknown>): void {
    setTimeout(delay, undefined, { signal: stopping.signal, ref: false })
      .then(work)
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) report('webhook failed', { err: error });
      });
  }

  async function post(event: E): Promise<number> {
    const { url, ...request } = options.request(event);
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(DEADLINE)]);
    const response = await fetch(url, { method: 'POST', ...request, signal });
    await response.arrayBuffer();
    return response.status;
  }

  /** Resolves after the first try: whoever releases an event does not wait until it is taken. */
  function deliver(event: E): Promise<void> {
    return new Promise((resolve) => {
      const isWorth = () => !stopping.signal.aborted;
      withRetries({ ...RETRIES, isWorth, onRetry: () => resolve() }, async () => {
        const status = await post(event);
        if (status < 200 || status >= 300) throw new Error(`The shop answered ${status}.`);
      })
        .catch((error: unknown) => {
          if (isWorth()) report('webhook given up', { event: event.id, err: error });
        })
        .finally(resolve);
    });
  }

  async function releaseOne(event: E): Promise<void> {
    if (late.delete(event.id)) await deliver(event);
  }

  return {
    emit(event, fault = faults.take(event.type, OF_WEBHOOKS)) {
      events.set(event.id, event);
      if (fault === 'lost-webhook') return;
      if (fault === 'late-webhook') {
        late.set(event.id, event);
        return after(LATE_BY, () => releaseOne(event));
      }
      after(0, () => deliver(event));
      if (fault === 'duplicate-webhook') after(0, () => deliver(event));
    },
    async redeliver(id) {
      const event = events.get(id);
      return event ? post(event) : 404;
    },
    async release() {
      await Promise.all([...late.values()].map(releaseOne));
    },
    stop: () => stopping.abort(),
  };
}
