import { createHmac } from 'node:crypto';
import type { Faults } from './faults';
import { presentEvent } from './present';
import { epochSeconds, newId, type StripeEvent, type StripeState } from './state';

export interface WebhookOptions {
  readonly url: string;
  readonly secret: string;
  readonly now: () => Date;
  readonly report: (message: string, details: Record<string, unknown>) => void;
  /** Waits between tries; the provider's own are hours, the stand-in's are short. */
  readonly retryDelays?: readonly number[];
  /** How long a late event waits when nobody releases it. */
  readonly lateBy?: number;
}

export interface Webhooks {
  /** Records an event and sends it; `operation` lets a planned fault find it. */
  emit(type: string, object: unknown, fault: string | undefined): StripeEvent;
  redeliver(id: string): Promise<number>;
  /** Sends everything that a `late-webhook` fault holds back. */
  release(): Promise<void>;
  stop(): void;
}

const RETRY_DELAYS = [200, 500, 1000, 2000, 5000, 10_000, 30_000] as const;

/** `t=…,v1=…` over `{t}.{body}`, the provider's scheme. */
export function sign(body: string, secret: string, timestamp: number): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}

export function createWebhooks(state: StripeState, faults: Faults, options: WebhookOptions): Webhooks {
  const delays = options.retryDelays ?? RETRY_DELAYS;
  const timers = new Set<NodeJS.Timeout>();
  const late = new Map<string, StripeEvent>();
  const stopping = new AbortController();

  function after(delay: number, work: () => Promise<unknown>): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work().catch((error: unknown) => options.report('webhook failed', { error: String(error) }));
    }, delay);
    timers.add(timer.unref());
  }

  async function post(event: StripeEvent): Promise<number> {
    const body = JSON.stringify(presentEvent(event));
    const response = await fetch(options.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': sign(body, options.secret, epochSeconds(options.now())),
      },
      body,
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(10_000)]),
    });
    await response.arrayBuffer();
    return response.status;
  }

  async function deliver(event: StripeEvent, attempt = 0): Promise<void> {
    const status = await post(event).catch(() => 0);
    if (status >= 200 && status < 300) return;
    const delay = delays[attempt];
    if (delay === undefined) return options.report('webhook given up', { event: event.id, status });
    after(delay, () => deliver(event, attempt + 1));
  }

  async function releaseOne(event: StripeEvent): Promise<void> {
    if (late.delete(event.id)) await deliver(event);
  }

  return {
    emit(type, object, fault) {
      const event = { id: newId('evt'), created: epochSeconds(options.now()), type, object: structuredClone(object) };
      state.events.set(event.id, event);
      const applied = fault ?? faults.take(type, ['late-webhook', 'duplicate-webhook']);
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
      const event = state.events.get(id);
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
