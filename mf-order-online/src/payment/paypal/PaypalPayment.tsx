import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform, useSetting } from '@showroom/shared-ui/platform';
import { Spinner } from '@showroom/shared-ui/spinner';
import { useState } from 'react';
import journeyMessages from '../../order/messages/journey/en.json';
import { useFailureMessages } from '../../order/use-failure-messages';
import paymentMessages from '../messages/en.json';
import type { VendorPaymentProps } from '../vendor-payment';
import { usePaypalButtons } from './use-paypal-buttons';

/** PayPal's own buttons and window. */
export function PaypalPayment({ amount, ready, onPay }: VendorPaymentProps) {
  const texts = useMessages(paymentMessages);
  const failures = useFailureMessages();
  const journey = useMessages(journeyMessages);
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
        <Notice
          kind="error"
          actions={
            <Button kind="secondary" size="small" onClick={() => setAttempt(attempt + 1)}>
              {journey.tryAgain}
            </Button>
          }
        >
          {failures['payment.failed']}
        </Notice>
      ) : (
        <div ref={mount} className="checkout-paypal" inert={!ready} />
      )}
      {status === 'loading' && <Spinner label={texts.loadingPaypal} />}
    </section>
  );
}
