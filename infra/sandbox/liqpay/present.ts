import type { LiqpayPayment } from './state';

/** A payment as the status request and the callback tell it. */
export function presentPayment(payment: LiqpayPayment, public_key: string) {
  const { order_id, payment_id, action, status, amount, currency, description, create_date, end_date } = payment;
  return {
    result: status === 'failure' ? 'error' : 'ok',
    version: 3,
    public_key,
    action,
    payment_id,
    transaction_id: payment_id,
    status,
    type: 'buy',
    paytype: 'card',
    order_id,
    liqpay_order_id: `SANDBOX${payment_id}`,
    description,
    amount,
    currency,
    is_3ds: false,
    create_date,
    ...(end_date !== null && { end_date }),
    ...(payment.refunded > 0 && { refund_amount: payment.refunded }),
    ...(payment.err_code !== null && { err_code: payment.err_code, err_description: payment.err_description }),
  };
}
