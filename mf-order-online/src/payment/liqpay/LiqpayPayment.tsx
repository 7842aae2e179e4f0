import { Button } from '@showroom/shared-ui/button';
import { useTexts } from '@showroom/shared-ui/texts';
import type { Payer } from '../payer';
import { PAYMENT_TEXTS } from '../texts';
import type { VendorPaymentProps } from '../vendor-payment';
import { leaveForLiqpay } from './leave-for-liqpay';

const payer: Payer = { charge: leaveForLiqpay };

/** LiqPay has a page of its own: this one only leads there. */
export function LiqpayPayment({ amount, busy, ready, onPay }: VendorPaymentProps) {
  const texts = useTexts(PAYMENT_TEXTS);
  return (
    <section aria-label={texts.liqpay} className="checkout-payment">
      <p>{texts.liqpayNote}</p>
      <Button disabled={!ready} busy={busy} onClick={() => void onPay(payer)}>
        {texts.payAtLiqpay(amount)}
      </Button>
    </section>
  );
}
