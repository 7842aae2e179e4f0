import type { OrderOnlineData } from '@showroom/contracts/entities/order-online';
import type { StepConfiguration, StepType } from '@showroom/contracts/entities/order-online-config';
import { lacksAddress } from './delivery-address';

const ANSWERED: Readonly<Record<StepType, (data: OrderOnlineData) => boolean>> = {
  payment_option: ({ preselectedPaymentOption, paymentOptionsData }) =>
    preselectedPaymentOption !== undefined || paymentOptionsData !== undefined,
  trade_in: ({ tradeInData }) => tradeInData !== undefined,
  service_pack: ({ servicePackData }) => servicePackData !== undefined,
  appointment: ({ appBookingData }) => appBookingData !== undefined,
  location: ({ locationDetails }) => locationDetails !== undefined && !lacksAddress(locationDetails),
};

export function isAnswered({ type }: Pick<StepConfiguration, 'type'>, data: OrderOnlineData): boolean {
  return ANSWERED[type](data);
}

/** Half an answer holds a visitor at its step, an optional one too. */
export function isHalfAnswered(
  { type }: Pick<StepConfiguration, 'type'>,
  { locationDetails }: OrderOnlineData,
): boolean {
  return type === 'location' && lacksAddress(locationDetails);
}
