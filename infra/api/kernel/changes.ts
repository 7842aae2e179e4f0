import { type Change, change } from '@showroom/contracts/calls/site';
import * as z from 'zod';
import type { Database } from '../../database/database';

/**
 * Vehicles that listeners are told of at once: a statement over thousands is followed in such
 * steps, with room for answers between them.
 */
const MOST_AT_ONCE = 1000;

const message = z.union([
  z.object({ listing: z.string(), vehicles: z.optional(z.array(z.string())) }),
  z.object({ retailers: z.string() }),
  change,
]);

type Message = z.infer<typeof message>;

/** Vehicles of a listing that changed; without ids so many did that the listing is read again. */
export interface VehicleChange {
  readonly listing: string;
  readonly vehicles: readonly string[] | undefined;
}

type VehicleListener = (change: VehicleChange) => Promise<void>;
type TagListener = (change: Change) => void;

/** What changed in the database, told inside this process. */
export interface Changes {
  /** Told first and waited for, so that nobody reads old counts after having heard of a change. */
  onVehicles(listener: VehicleListener): void;
  onRetailers(listener: (listing: string) => Promise<void>): void;
  /** Tags as in contracts/calls/site; the returned function ends it. */
  onTags(listener: TagListener): () => void;
  /** Messages were missed: everything in memory has to be read again. */
  onGap(listener: () => Promise<void>): void;
  /** More changed than tags can name; whoever keeps what was made from it keeps it no longer. */
  onFlood(listener: () => void): void;
  close(): Promise<void>;
}

type Step = () => Promise<void>;

/**
 * Runs what is heard one after the other. Vehicles of the listing that was heard last and still
 * waits go with it.
 */
class ChangeQueue {
  readonly #handle: (change: Message) => Promise<void>;
  readonly #onError: (error: unknown) => void;
  #end = Promise.resolve();
  #last: { readonly listing: string; readonly ids: Set<string> } | undefined;

  constructor(handle: (change: Message) => Promise<void>, onError: (error: unknown) => void) {
    this.#handle = handle;
    this.#onError = onError;
  }

  /** When everything that was heard so far is handled. */
  get end(): Promise<void> {
    return this.#end;
  }

  run(step: Step): void {
    this.#end = this.#end.then(step).catch(this.#onError);
  }

  add(change: Message): void {
    if (!('listing' in change) || !change.vehicles) {
      this.#last = undefined;
      this.run(() => this.#handle(change));
      return;
    }
    const { listing, vehicles } = change;
    if (this.#last?.listing === listing && this.#last.ids.size + vehicles.length <= MOST_AT_ONCE) {
      for (const id of vehicles) this.#last.ids.add(id);
      return;
    }
    const step = { listing, ids: new Set(vehicles) };
    this.#last = step;
    this.run(() => {
      if (this.#last === step) this.#last = undefined;
      return this.#handle({ listing, vehicles: [...step.ids] });
    });
  }
}

/** Who is told of changes. */
class Listeners {
  readonly vehicles: VehicleListener[] = [];
  readonly retailers: ((listing: string) => Promise<void>)[] = [];
  readonly floods: (() => void)[] = [];
  readonly gaps: Step[] = [];
  readonly tags = new Set<TagListener>();

  async notify(change: Message): Promise<void> {
    if ('tags' in change) return this.#notifyTags(change);
    if ('retailers' in change) {
      for (const listener of this.retailers) await listener(change.retailers);
      // Every list and vehicle page of the listing names its retailers.
      return this.#flood();
    }
    const { listing, vehicles } = change;
    for (const listener of this.vehicles) await listener({ listing, vehicles });
    if (!vehicles) return this.#flood();
    this.#notifyTags({ tags: [`listing:${listing}`, ...vehicles.map((id) => `vehicle:${id}`)] });
  }

  async notifyGap(): Promise<void> {
    for (const listener of this.gaps) await listener();
    this.#flood();
  }

  #flood(): void {
    for (const listener of this.floods) listener();
  }

  #notifyTags(change: Change): void {
    for (const listener of this.tags) listener(change);
  }
}

/** Follows the database's notifications, one after the other. */
export async function followChanges(
  database: Pick<Database, 'listen'>,
  onError: (error: unknown) => void,
): Promise<Changes> {
  const listeners = new Listeners();
  const queue = new ChangeQueue((change) => listeners.notify(change), onError);
  const stop = await database.listen('changes', {
    message: (payload) => {
      try {
        queue.add(message.parse(JSON.parse(payload)));
      } catch (error) {
        onError(error);
      }
    },
    gap: () => queue.run(() => listeners.notifyGap()),
  });

  return {
    onVehicles: (listener) => void listeners.vehicles.push(listener),
    onRetailers: (listener) => void listeners.retailers.push(listener),
    onGap: (listener) => void listeners.gaps.push(listener),
    onFlood: (listener) => void listeners.floods.push(listener),
    onTags: (listener) => {
      listeners.tags.add(listener);
      return () => listeners.tags.delete(listener);
    },
    close: async () => {
      await stop();
      await queue.end;
    },
  };
}
