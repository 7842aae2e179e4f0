import type { FinancingOption } from '@showroom/contracts/entities/vehicle';
import type { VehicleRow } from './schema/vehicles';

/**
 * Whether visitors must not see a price: the vehicle hides prices, and this one is among those that
 * it hides.
 */
export function isPriceHidden(
  { price_hidden, hidden_prices }: Pick<VehicleRow, 'price_hidden' | 'hidden_prices'>,
  option: FinancingOption,
): boolean {
  return price_hidden && hidden_prices.includes(option);
}
