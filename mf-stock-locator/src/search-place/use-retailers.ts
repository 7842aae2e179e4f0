import type { Platform } from '@showroom/shared-ui/platform';
import { useEffect, useState } from 'react';
import type { FoundDealer } from './place-data';

/**
 * Retailers of a state, or of the whole market without one, by their names for a brand; none while
 * they cannot be had.
 */
export function useRetailers(platform: Platform, state: string, brand: string | undefined): readonly FoundDealer[] {
  const [retailers, setRetailers] = useState<readonly FoundDealer[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    async function look(): Promise<void> {
      const { findDealersFor } = await import('./load-place');
      const question = { state, postcode: '', locality: '' };
      const { dealers } = await findDealersFor(platform, question, leaving.signal, brand);
      setRetailers([...dealers].sort((one, other) => one.name.localeCompare(other.name, platform.locale)));
    }
    // The list of retailers is a convenience: without it a place can still be searched for.
    look().catch(() => leaving.signal.aborted || setRetailers([]));
    return () => leaving.abort();
  }, [platform, state, brand]);
  return retailers;
}
