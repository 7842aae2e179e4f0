import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import paymentMessages from '../messages/en.json';
import type { Payer } from '../payer';
import type { VendorPaymentProps } from '../vendor-payment';
import { leaveForLiqpay } from './leave-for-liqpay';

const payer: Payer = { charge: leaveForLiqpay };

/** LiqPay has a page of its own: this one only leads there. */
export function LiqpayPayment({ amount, busy, ready, onPay }: VendorPaymentProps) {
  const texts = useMessages(paymentMessages);
  return (
    <section aria-label={texts.liqpay} className="checkout-payment">
      <p>{texts.liqpayNote}</p>
      <Button disabled={!ready} busy={busy} onClick={() => void onPay(payer)}>
        {fillText(texts.payAtLiqpay, { amount })}
      </Button>
    </section>
  );
}
