import type { OrderOnlineData } from '@showroom/contracts/entities/order-online';
import {
  depositOf,
  durationOf,
  FINANCING_OF_TYPE,
  type PaymentOption,
  type PaymentOptionType,
} from '@showroom/contracts/entities/payment-option';
import type { PriceEntry, Vehicle } from '@showroom/contracts/entities/vehicle';
import { type FinanceClass, type FinanceTerms, financeClassOf } from '@showroom/contracts/finance/terms';
import { offeredCalculators } from '@showroom/shared-ui/offered-calculators';
import { financingOptionOf } from '../../data/order-choice';
import { paymentOptionsOf } from '../../order/choices/payment-options';

/** A way to pay that a vehicle can be reserved with. */
export interface OfferedType {
  readonly type: PaymentOptionType;
  /** Undefined where visitors do not see one. */
  readonly price: PriceEntry | undefined;
  /** Australian state that the price is the one to drive away with in. */
  readonly drivenIn: string | undefined;
  /** Whether its terms can be calculated. */
  readonly isCalculated: boolean;
}

const TYPES_OF = {
  purchase: ['cash', 'finance'],
  lease: ['lease'],
  subscribe: ['subscription'],
} as const;

export function financeClass(terms: FinanceTerms, { attributes }: Vehicle, now: Date): FinanceClass | undefined {
  return financeClassOf(terms, attributes, now.getFullYear());
}

/** The types to pay by, in their order, that the vehicle has a price and the market terms for. */
export function offeredTypes(
  vehicle: Vehicle,
  { terms, now, state }: { readonly terms: FinanceTerms; readonly now: Date; readonly state: string | undefined },
): OfferedType[] {
  const options = paymentOptionsOf(vehicle, state);
  const hasPrice = (requested: string) =>
    options.some(({ option, price }) => option === requested && price !== undefined);
  const calculators = offeredCalculators(terms, financeClass(terms, vehicle, now), hasPrice);
  const isCalculated = (type: PaymentOptionType) => calculators.some((one) => one === type);
  return options.flatMap(({ option, price, drivenIn }) =>
    TYPES_OF[option]
      .filter((type) => type !== 'finance' || isCalculated(type))
      .map((type) => ({ type, price, drivenIn, isCalculated: isCalculated(type) })),
  );
}

/**
 * The earlier choice as far as it is offered: the calculated type unless another was named since.
 */
export function chosenType(offered: readonly OfferedType[], data: OrderOnlineData): OfferedType | undefined {
  const named = financingOptionOf(data.preselectedPaymentOption);
  const calculated = offered.find(({ type }) => type === data.paymentOptionsData?.type);
  if (calculated && (named === undefined || FINANCING_OF_TYPE[calculated.type] === named)) return calculated;
  return offered.find(({ type }) => FINANCING_OF_TYPE[type] === named) ?? offered[0];
}

/** The terms that were calculated last for a type. */
export function lastOption(type: PaymentOptionType, { paymentOptionsData }: OrderOnlineData): PaymentOption {
  return (paymentOptionsData?.type === type && paymentOptionsData.data.at(-1)) || {};
}

/** Those terms as a calculator starts with them; yearly distances are whole. */
export function askedTerms(option: PaymentOption) {
  const { monthly_mileage } = option;
  return {
    deposit: depositOf(option),
    months: durationOf(option),
    yearly_mileage: monthly_mileage === undefined ? undefined : Math.round(monthly_mileage * 12),
  };
}
