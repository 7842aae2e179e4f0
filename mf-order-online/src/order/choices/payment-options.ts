import { driveAwayPrice, drivenPrices } from '@showroom/contracts/entities/drive-away';
import type { FinancingOption, PriceEntry, Vehicle } from '@showroom/contracts/entities/vehicle';

export interface PaymentOption {
  readonly option: FinancingOption;
  /** Undefined where the market or the retailer does not show it. */
  readonly price: PriceEntry | undefined;
  /** Australian state that the price is the one to drive away with in. */
  readonly drivenIn: string | undefined;
}

/**
 * The ways to pay with their visible prices; a new vehicle's purchase price is drive-away in the
 * state.
 */
export function paymentOptionsOf({ attributes }: Vehicle, state?: string): readonly PaymentOption[] {
  const driveAway = driveAwayPrice(attributes, state);
  const shown = drivenPrices(attributes.prices, driveAway).filter((price) => !price.hidden_from_visitors);
  return (attributes.reservation?.financing_options ?? []).map((option) => ({
    option,
    price: shown.find(({ type, value_raw }) => type === option && value_raw > 0),
    drivenIn: option === 'purchase' && driveAway !== undefined ? state : undefined,
  }));
}

/** The requested option where the vehicle has it. Default: its first one. */
export function chosenOption(vehicle: Vehicle, requested: FinancingOption | undefined): FinancingOption {
  const options = paymentOptionsOf(vehicle).map(({ option }) => option);
  return options.find((option) => option === requested) ?? options[0] ?? 'purchase';
}
