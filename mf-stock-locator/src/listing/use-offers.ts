import type { JourneyMode, OfferedVehicle } from '@showroom/contracts/entities/journeys';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useCallback } from 'react';

/** Reports to analytics which offer was opened, in which journey; its code comes when one is. */
export function useOffers(mode: JourneyMode): (vehicle: OfferedVehicle) => void {
  const { bus } = usePlatform();
  return useCallback(
    (vehicle) =>
      void import('./publish-offer')
        .then(({ publishOffer }) => publishOffer(bus, vehicle, mode))
        .catch(() => undefined),
    [bus, mode],
  );
}
