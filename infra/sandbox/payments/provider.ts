import type { FastifyInstance } from 'fastify';
import type { Controlled } from './control';
import { createFaults } from './faults';
import { type StoredMap, storeOverRestarts } from './store-state';
import { createSender, type ProviderEvent, type WebhookRequest, type WebhookSender } from './webhook-sender';

/** What a stand-in of a provider is started with. */
export interface ProviderOptions<Keys> {
  readonly keys: Keys;
  readonly now: () => Date;
  /** The sandbox's own address. */
  readonly url: () => string;
  /** Where payments are kept over a restart; in memory only when left out. */
  readonly stateFile?: string | undefined;
}

/** A stand-in of a provider: what every operation works with, and what its control steers. */
export interface Provider<State, Event extends ProviderEvent, Keys> extends Controlled {
  readonly keys: Keys;
  readonly state: State;
  readonly webhooks: WebhookSender<Event>;
  readonly now: () => Date;
  readonly url: () => string;
}

interface Parts<State, Event extends ProviderEvent, Keys> extends ProviderOptions<Keys> {
  readonly state: State;
  /** Signs an event, anew for every try. */
  readonly sign: (event: Event) => WebhookRequest;
  /** How payments are shown to those who look; what is told of events is the same for all. */
  readonly show: () => Readonly<Record<string, unknown>>;
}

type Remembered<Event> = Readonly<Record<string, StoredMap<unknown>>> & { readonly events: StoredMap<Event> };

/** A provider with a memory, which sends its events until the sandbox stops. */
export function createProvider<Event extends ProviderEvent, State extends Remembered<Event>, Keys>(
  app: FastifyInstance,
  { state, sign, show, stateFile, keys, now, url }: Parts<State, Event, Keys>,
): Provider<State, Event, Keys> {
  storeOverRestarts(app, state, stateFile);
  const faults = createFaults();
  const webhooks = createSender<Event>({
    events: state.events,
    faults,
    request: sign,
    report: (message, details) => app.log.warn(details, message),
  });
  app.addHook('onClose', async () => webhooks.stop());
  return { keys, state, faults, webhooks, now, url, show };
}
