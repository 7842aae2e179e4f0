import { FINANCING_OPTIONS, type FinancingOption } from '@showroom/contracts/entities/vehicle';
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

/**
 * What a vehicle costs to drive away with, by state in minor units; null where visitors must not
 * see what it costs.
 */
export function drivenAmounts(row: Pick<VehicleRow, 'drive_away' | 'price_hidden' | 'hidden_prices'>) {
  return isPriceHidden(row, 'purchase') ? null : row.drive_away;
}

/**
 * Ways to pay that have a price above zero; what is paid at once is the list price where nothing
 * else is asked.
 */
export function financingOptions({
  purchase_price,
  msrp_price,
  lease_price,
  subscribe_price,
}: Pick<VehicleRow, 'purchase_price' | 'msrp_price' | 'lease_price' | 'subscribe_price'>): FinancingOption[] {
  const amounts = { purchase: [purchase_price, msrp_price], lease: [lease_price], subscribe: [subscribe_price] };
  return FINANCING_OPTIONS.filter((option) => amounts[option].some((amount) => amount !== null && amount > 0));
}
