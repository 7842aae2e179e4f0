import { fillText } from '@showroom/contracts/fill-text';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform, useSetting } from '@showroom/shared-ui/platform';
import { Spinner } from '@showroom/shared-ui/spinner';
import { useState } from 'react';
import paymentMessages from '../messages/en.json';
import { VendorFailure } from '../VendorFailure';
import type { VendorPaymentProps } from '../vendor-payment';
import { usePaypalButtons } from './use-paypal-buttons';

/** PayPal's own buttons and window. */
export function PaypalPayment({ amount, ready, onPay }: VendorPaymentProps) {
  const texts = useMessages(paymentMessages);
  const { locale, market } = usePlatform();
  const scriptUrl = useSetting('payment.paypal_script_url');
  const clientId = useSetting('payment.paypal_client_id');
  const [attempt, setAttempt] = useState(0);
  const { mount, status } = usePaypalButtons({
    scriptUrl,
    clientId,
    currency: market.currency,
    locale,
    attempt,
    onPay,
  });
  return (
    <section aria-label={texts.paypal} className="checkout-payment">
      <p>{fillText(texts.paypalNote, { amount })}</p>
      {status === 'failed' ? (
        <VendorFailure onRetry={() => setAttempt(attempt + 1)} />
      ) : (
        <div ref={mount} className="checkout-paypal" inert={!ready} />
      )}
      {status === 'loading' && <Spinner label={texts.loadingPaypal} />}
    </section>
  );
}
