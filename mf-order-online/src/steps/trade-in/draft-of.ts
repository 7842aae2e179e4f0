import type { TradeIn, TradeInCondition } from '@showroom/contracts/entities/trade-in';
import type { TradeInDraft } from '@showroom/shared-ui/trade-in-draft';

/** A described car as the form shows it again. */
export function draftOf(car: TradeIn & { readonly condition?: TradeInCondition | undefined }): TradeInDraft {
  return {
    brand: car.brand.value ?? '',
    model: car.model.value ?? '',
    bodyType: car.bodyType.value ?? '',
    fuelType: car.fuelType.value ?? '',
    mileage: String(car.mileage),
    registered: car.registrationDate.date,
    registration: car.registration,
    condition: car.condition ?? 'good',
  };
}
