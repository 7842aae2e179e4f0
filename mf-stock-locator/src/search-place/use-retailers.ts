import type { Platform } from '@showroom/shared-ui/platform';
import { useEffect, useState } from 'react';
import type { FoundDealer } from './place-data';

/** Retailers of a state, or of the whole market without one; none while they cannot be had. */
export function useRetailers(platform: Platform, state: string): readonly FoundDealer[] {
  const [retailers, setRetailers] = useState<readonly FoundDealer[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    async function look(): Promise<void> {
      const { findDealersFor } = await import('./load-place');
      const question = { state, postcode: '', locality: '' };
      const { dealers } = await findDealersFor(platform, question, leaving.signal);
      setRetailers([...dealers].sort((one, other) => one.name.localeCompare(other.name, platform.locale)));
    }
    // The list of retailers is a convenience: without it a place can still be searched for.
    look().catch(() => leaving.signal.aborted || setRetailers([]));
    return () => leaving.abort();
  }, [platform, state]);
  return retailers;
}
