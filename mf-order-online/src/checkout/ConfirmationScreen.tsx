import { Spinner } from '@showroom/shared-ui/spinner';
import { useTexts } from '@showroom/shared-ui/texts';
import { PaymentMessage } from '../payment/PaymentMessage';
import { PAYMENT_TEXTS } from '../payment/texts';
import type { CheckoutState } from './checkout-store';
import { ScreenHeading } from './ScreenHeading';
import { CHECKOUT_TEXTS } from './texts';

/** Between the payment and the order's own page: the provider is asked what became of the money. */
export function ConfirmationScreen({ checkout }: { readonly checkout: CheckoutState }) {
  const texts = useTexts(CHECKOUT_TEXTS);
  const paymentTexts = useTexts(PAYMENT_TEXTS);
  const { payment } = checkout;
  return (
    <section className="checkout-screen">
      <ScreenHeading>{texts.screen_confirmation}</ScreenHeading>
      {payment.status === 'done' || payment.status === 'idle' || payment.status === 'open' ? (
        <p className="checkout-working">
          <Spinner label={paymentTexts.settling} />
        </p>
      ) : (
        <PaymentMessage payment={payment} onAskAgain={() => void checkout.settle()} />
      )}
    </section>
  );
}
