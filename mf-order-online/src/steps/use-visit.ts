import { usePlatform } from '@showroom/shared-ui/platform';
import { useEffect } from 'react';
import { beginVisit } from '../data/begin-visit';

/** Identifies a visitor while they choose: by the checkout the visit is old enough for a hold. */
export function useVisit(): void {
  const { client } = usePlatform();
  useEffect(() => {
    void beginVisit(client).catch(() => undefined);
  }, [client]);
}
