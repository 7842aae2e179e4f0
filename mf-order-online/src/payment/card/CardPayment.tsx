import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { FieldError } from '@showroom/shared-ui/field';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform, useSetting } from '@showroom/shared-ui/platform';
import { Spinner } from '@showroom/shared-ui/spinner';
import { type FormEvent, useId, useState } from 'react';
import paymentMessages from '../messages/en.json';
import { VendorFailure } from '../VendorFailure';
import type { VendorPaymentProps } from '../vendor-payment';
import { type CardFields, useCardElement } from './use-card-element';
import './Card.css';

/** The provider's own card fields: no card number ever touches this site. */
export function CardPayment({ amount, busy, ready, onPay }: VendorPaymentProps) {
  const texts = useMessages(paymentMessages);
  const { locale } = usePlatform();
  const id = useId();
  const scriptUrl = useSetting('payment.stripe_script_url');
  const publishableKey = useSetting('payment.stripe_publishable_key');
  const [attempt, setAttempt] = useState(0);
  const [fields, setFields] = useState<CardFields>();
  const [isIncomplete, setIncomplete] = useState(false);
  const { mount, status, fieldError } = useCardElement({
    scriptUrl,
    publishableKey,
    locale,
    attempt,
    onFields: setFields,
  });
  const error = fieldError ?? (isIncomplete ? texts.incomplete : undefined);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!fields || busy) return;
    const complete = fields.isComplete();
    setIncomplete(!complete);
    if (complete) void onPay(fields);
    else fields.focus();
  }

  return (
    <form noValidate onSubmit={submit} className="checkout-payment">
      <fieldset aria-describedby={`${id}-note ${id}-error`} className="card-payment">
        <legend className="ui-field-label">{texts.card}</legend>
        {status === 'failed' ? (
          <VendorFailure onRetry={() => setAttempt(attempt + 1)} />
        ) : (
          <div ref={mount} className="card-payment-fields" data-invalid={error ? '' : undefined} />
        )}
        {status === 'loading' && <Spinner label={texts.loadingCard} />}
        <div aria-live="polite">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
        <p id={`${id}-note`} className="ui-field-hint">
          {texts.cardNote}
        </p>
      </fieldset>
      <Button type="submit" disabled={!ready || !fields} busy={busy}>
        {fillText(texts.pay, { amount })}
      </Button>
    </form>
  );
}
