import { usePlatform } from '@showroom/shared-ui/platform';
import { useEffect, useState } from 'react';
import { type Connection, fetchConnection } from '../data/lead-calls';

/**
 * Whether the CRM answers, looked at once the page stands: nobody waits for another system.
 * Undefined until it is known.
 */
export function useConnection(): Connection | undefined {
  const { client } = usePlatform();
  const [connection, setConnection] = useState<Connection>();
  useEffect(() => {
    const stop = new AbortController();
    fetchConnection(client, stop.signal).then(setConnection, (error: unknown) => {
      // A page that was left asks no more; that our own service is away, the page says anyway.
      if (!stop.signal.aborted) console.warn('The connection to the CRM could not be looked at', error);
    });
    return () => stop.abort();
  }, [client]);
  return connection;
}
