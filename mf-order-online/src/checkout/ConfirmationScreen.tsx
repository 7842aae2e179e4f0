import { useMessages } from '@showroom/shared-ui/messages';
import { Spinner } from '@showroom/shared-ui/spinner';
import paymentMessages from '../payment/messages/en.json';
import { PaymentMessage } from '../payment/PaymentMessage';
import type { CheckoutState } from './checkout-session';
import checkoutMessages from './messages/en.json';
import { ScreenHeading } from './ScreenHeading';

/** Between the payment and the order's own page: the provider is asked what became of the money. */
export function ConfirmationScreen({ checkout }: { readonly checkout: CheckoutState }) {
  const texts = useMessages(checkoutMessages);
  const paymentTexts = useMessages(paymentMessages);
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
