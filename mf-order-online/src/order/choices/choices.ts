import type { OrderOnlineData } from '@showroom/contracts/entities/order-online';
import { monthlyOf } from '@showroom/contracts/entities/payment-option';

/** What was calculated last, month by month. */
export function calculatedMonthly({ paymentOptionsData }: OrderOnlineData): number | undefined {
  const last = paymentOptionsData?.data.at(-1);
  return last && monthlyOf(last);
}

/** Of the visitor's present car, as it was estimated. */
export function tradeInValueOf({ tradeInData }: OrderOnlineData): number | undefined {
  return tradeInData?.estimate?.value ?? tradeInData?.value;
}
