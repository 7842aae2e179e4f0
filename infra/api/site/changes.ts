import type { Change } from '@showroom/contracts/calls/site';
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
  z.object({ tags: z.array(z.string()) }),
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

/** Follows the database's notifications, one after the other. */
export async function followChanges(
  database: Pick<Database, 'listen'>,
  onError: (error: unknown) => void,
): Promise<Changes> {
  const vehicleListeners: VehicleListener[] = [];
  const retailerListeners: ((listing: string) => Promise<void>)[] = [];
  const floodListeners: (() => void)[] = [];
  const gapListeners: (() => Promise<void>)[] = [];
  const tagListeners = new Set<TagListener>();
  let queue = Promise.resolve();

  const flood = () => {
    for (const listener of floodListeners) listener();
  };
  const tell = (tags: string[]) => {
    for (const listener of tagListeners) listener({ tags });
  };
  const inOrder = (work: () => Promise<void>) => {
    queue = queue.then(work).catch(onError);
  };

  /**
   * What was heard last and waits for its turn: vehicles of the same listing that are heard next go
   * with it.
   */
  let last: { readonly listing: string; readonly ids: Set<string> } | undefined;

  /** Whether the vehicles go with those that wait already. */
  function joins(change: Message): boolean {
    if (!('listing' in change) || !change.vehicles) return false;
    if (last?.listing !== change.listing || last.ids.size + change.vehicles.length > MOST_AT_ONCE) return false;
    for (const id of change.vehicles) last.ids.add(id);
    return true;
  }

  function hear(payload: string): void {
    const change = message.parse(JSON.parse(payload));
    if (joins(change)) return;
    if (!('listing' in change) || !change.vehicles) {
      last = undefined;
      inOrder(() => handle(change));
      return;
    }
    const step = { listing: change.listing, ids: new Set(change.vehicles) };
    last = step;
    inOrder(() => {
      if (last === step) last = undefined;
      return handle({ listing: step.listing, vehicles: [...step.ids] });
    });
  }

  async function handle(change: Message): Promise<void> {
    if ('tags' in change) return tell(change.tags);
    if ('retailers' in change) {
      for (const listener of retailerListeners) await listener(change.retailers);
      // Every list and vehicle page of the listing names its retailers.
      return flood();
    }
    const vehicleChange = { listing: change.listing, vehicles: change.vehicles };
    for (const listener of vehicleListeners) await listener(vehicleChange);
    if (!change.vehicles) return flood();
    tell([`listing:${change.listing}`, ...change.vehicles.map((id) => `vehicle:${id}`)]);
  }

  const stop = await database.listen('changes', {
    message: (payload) => {
      try {
        hear(payload);
      } catch (error) {
        onError(error);
      }
    },
    gap: () =>
      inOrder(async () => {
        for (const listener of gapListeners) await listener();
        flood();
      }),
  });

  return {
    onVehicles: (listener) => void vehicleListeners.push(listener),
    onRetailers: (listener) => void retailerListeners.push(listener),
    onGap: (listener) => void gapListeners.push(listener),
    onFlood: (listener) => void floodListeners.push(listener),
    onTags: (listener) => {
      tagListeners.add(listener);
      return () => tagListeners.delete(listener);
    },
    close: async () => {
      await stop();
      await queue;
    },
  };
}
