import type { Bus } from '@showroom/contracts/bus';
import { type JourneyMode, offerParameters } from '@showroom/contracts/entities/journeys';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { analyticsEvent } from '@showroom/contracts/events/analytics';

/** The steps to a reservation were opened. */
export function trackJourney(bus: Bus, vehicle: Vehicle, mode: JourneyMode): void {
  const { attributes } = vehicle;
  bus.emit(analyticsEvent, {
    event: 'begin_checkout',
    parameters: { ...offerParameters(vehicle, mode), currency: attributes.currency },
    scope: 'statistic',
  });
}
