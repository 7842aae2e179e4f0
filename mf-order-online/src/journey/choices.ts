import type { OrderOnlineData } from '@showroom/contracts/entities/order-online';

/** What was calculated last, month by month; markets have different names for it. */
export function monthlyOf({ paymentOptionsData }: OrderOnlineData): number | undefined {
  const last = paymentOptionsData?.data.at(-1);
  return last?.monthly_payment ?? last?.monthly_instalment ?? last?.monthly_fee;
}

/** Of the visitor's present car, as it was estimated. */
export function tradeInValueOf({ tradeInData }: OrderOnlineData): number | undefined {
  return tradeInData?.estimate?.value ?? tradeInData?.value;
}
