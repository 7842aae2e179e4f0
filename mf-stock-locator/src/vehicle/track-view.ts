import { journeyLabel, OFFER_LABELS } from '@showroom/contracts/entities/journeys';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { analyticsEvent } from '@showroom/contracts/events/analytics';
import { vehicleViewed } from '@showroom/contracts/events/vehicle-viewed';
import type { Platform } from '@showroom/shared-ui/platform';
import { type MapInput, mapVehicle } from './map-vehicle';

/**
 * Tracks once that a vehicle's page was opened, with the price that counts there: the one to drive
 * away with in the visitor's state.
 */
export function trackView({ bus }: Pick<Platform, 'bus'>, vehicle: Vehicle, input: MapInput): void {
  const mapped = mapVehicle(vehicle, input);
  const { specification, prices, pricesDriveAway, state } = mapped;
  const journey = journeyLabel(state, 'standard') ?? '';
  const purchase = prices.list.find(({ type }) => type === 'purchase');
  const price = pricesDriveAway.currentDriveAway?.value ?? purchase?.value_raw;
  bus.emit(vehicleViewed, { vehicle: mapped, journey });
  bus.emit(analyticsEvent, {
    event: 'vehicle_view',
    scope: 'statistic',
    parameters: {
      offer: OFFER_LABELS[state],
      journey,
      vehicle_id: mapped.id,
      brand: specification.brand,
      model: specification.model,
      nameplate: specification.nameplateExternalCode ?? '',
      status: mapped.status,
      ...(price !== undefined && { price, currency: vehicle.attributes.currency }),
    },
  });
}
