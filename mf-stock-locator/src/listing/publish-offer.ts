import type { Bus } from '@showroom/contracts/bus';
import { type JourneyMode, type OfferedVehicle, offerParameters } from '@showroom/contracts/entities/journeys';
import { analyticsEvent } from '@showroom/contracts/events/analytics';

/** A vehicle of the list was opened, or the one that the visitor built. */
export function publishOffer(bus: Bus, vehicle: OfferedVehicle, mode: JourneyMode): void {
  bus.emit(analyticsEvent, {
    event: 'select_item',
    parameters: offerParameters(vehicle, mode),
    scope: 'statistic',
  });
}
