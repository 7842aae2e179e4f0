import type pg from 'pg';
import type { Listener } from './database';

const RETRY_MILLISECONDS = 1000;

/** Balancers end a connection on which nobody spoke for a minute or two, firewalls forget it. */
const HEARTBEAT_MILLISECONDS = 20_000;

/**
 * One connection for all LISTEN channels, made with the first listener and made again whenever it
 * breaks. It is asked something now and then: one that nobody ends, and that nothing comes through
 * any more, would never say so. `connect` gives connections whose queries have a deadline.
 */
export function pgListener(connect: () => pg.Client, heartbeat = HEARTBEAT_MILLISECONDS) {
  const listeners = new Map<string, Set<Listener>>();
  let client: pg.Client | undefined;
  let opening: Promise<pg.Client> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let beat: NodeJS.Timeout | undefined;
  let closed = false;

  async function open(): Promise<pg.Client> {
    const fresh = connect();
    fresh.on('notification', ({ channel, payload }) => {
      for (const { message } of listeners.get(channel) ?? []) message(payload ?? '');
    });
    fresh.on('error', () => lost(fresh));
    fresh.on('end', () => lost(fresh));
    try {
      await fresh.connect();
      for (const channel of listeners.keys()) await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    } catch (error) {
      fresh.end().catch(() => undefined);
      throw error;
    }
    client = fresh;
    beat = setTimeout(() => void check(fresh), heartbeat).unref();
    return fresh;
  }

  async function check(which: pg.Client): Promise<void> {
    try {
      await which.query('select 1');
      if (which === client && !closed) beat = setTimeout(() => void check(which), heartbeat).unref();
    } catch {
      lost(which);
      which.end().catch(() => undefined);
    }
  }

  function ready(): Promise<pg.Client> {
    if (client) return Promise.resolve(client);
    opening ??= open().finally(() => {
      opening = undefined;
    });
    return opening;
  }

  function lost(which: pg.Client): void {
    if (closed || which !== client) return;
    client = undefined;
    clearTimeout(beat);
    recover();
  }

  function reportGap(): void {
    for (const { gap } of [...listeners.values()].flatMap((set) => [...set])) gap?.();
  }

  function recover(): void {
    retry = setTimeout(() => void ready().then(reportGap, recover), RETRY_MILLISECONDS);
  }

  return {
    async listen(channel: string, listener: Listener): Promise<() => Promise<void>> {
      const known = listeners.get(channel);
      listeners.set(channel, (known ?? new Set()).add(listener));
      const connection = await ready();
      if (!known) await connection.query(`listen ${connection.escapeIdentifier(channel)}`);
      return async () => {
        listeners.get(channel)?.delete(listener);
      };
    },
    async close(): Promise<void> {
      closed = true;
      clearTimeout(retry);
      await opening?.catch(() => undefined);
      clearTimeout(beat);
      await client?.end();
    },
  };
}
