import { usePlatform } from '@showroom/shared-ui/platform';
import { useEffect } from 'react';
import { beginVisit } from '../data/begin-visit';

/**
 * Gives a visitor a name while they choose, so that the checkout need not wait until it is old
 * enough for a hold.
 */
export function useVisit(): void {
  const { client } = usePlatform();
  useEffect(() => {
    void beginVisit(client).catch(() => undefined);
  }, [client]);
}
