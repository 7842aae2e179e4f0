import type { CallOutput } from '@showroom/contracts/calls/call';
import type { createPaypalOrder } from '@showroom/contracts/calls/wallet-payments';
import type { Output } from '@showroom/contracts/schema/schema';
import { checkWholeAmounts } from '../kernel/whole-amounts';
import { openPayment } from './open-payment';
import type { BuyOnline } from './services';

type Body = Output<(typeof createPaypalOrder)['body']>;

/** The PayPal order of what the visitor holds, as the buttons ask for it. */
export async function paypalOrder(
  services: BuyOnline,
  owner: string,
  { amount_value, amount_currency_code, company_uuid, vehicle_id, config_url, capture_method }: Body,
): Promise<CallOutput<typeof createPaypalOrder>> {
  checkWholeAmounts({ amount_value }, amount_currency_code);
  const { attempt, reference } = await openPayment(services, owner, {
    vendor: 'PAYPAL',
    vehicleId: vehicle_id,
    configUrl: config_url,
    companyUuid: company_uuid,
    amount: amount_value,
    currency: amount_currency_code,
    captureMethod: capture_method,
  });
  return { data: { id: attempt.id, type: 'paypal_order', attributes: { paypal_order_id: reference } } };
}
