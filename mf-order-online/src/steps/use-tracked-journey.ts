import type { JourneyMode } from '@showroom/contracts/entities/journeys';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useEffect } from 'react';

/**
 * Tracks once that the journey of a reservable vehicle began; its code is loaded after the page.
 */
export function useTrackedJourney(vehicle: Vehicle, mode: JourneyMode): void {
  const { bus } = usePlatform();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another vehicle is another journey, whatever else changes
  useEffect(() => {
    if (!vehicle.attributes.reservation) return;
    void import('./track-journey').then(({ trackJourney }) => trackJourney(bus, vehicle, mode)).catch(() => undefined);
  }, [vehicle.id, mode]);
}
