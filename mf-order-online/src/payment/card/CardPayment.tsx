import { Button } from '@showroom/shared-ui/button';
import { FieldError } from '@showroom/shared-ui/field';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform, useSetting } from '@showroom/shared-ui/platform';
import { Spinner } from '@showroom/shared-ui/spinner';
import { useTexts } from '@showroom/shared-ui/texts';
import { useId, useState } from 'react';
import { FAILURE_TEXTS, JOURNEY_TEXTS } from '../../journey/texts';
import type { Payer } from '../payer';
import { PAYMENT_TEXTS } from '../texts';
import { useCardElement } from './use-card-element';
import './Card.css';

interface CardPaymentProps {
  /** The card fields stand, or do not stand any more. */
  readonly onPayer: (payer: Payer | undefined) => void;
  /** What the last try said about the card. */
  readonly error: string | undefined;
}

/** The provider's own card fields: no card number ever touches this site. */
export function CardPayment({ onPayer, error }: CardPaymentProps) {
  const texts = useTexts(PAYMENT_TEXTS);
  const failures = useTexts(FAILURE_TEXTS);
  const journey = useTexts(JOURNEY_TEXTS);
  const { locale } = usePlatform();
  const id = useId();
  const scriptUrl = useSetting('payment.stripe_script_url');
  const publishableKey = useSetting('payment.stripe_publishable_key');
  const [attempt, setAttempt] = useState(0);
  const { mount, status, fieldError } = useCardElement({ scriptUrl, publishableKey, locale, attempt, onPayer });
  const shownError = fieldError ?? error;
  return (
    <fieldset aria-describedby={`${id}-note ${id}-error`} className="card-payment">
      <legend className="ui-field-label">{texts.card}</legend>
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
        <div ref={mount} className="card-payment-fields" data-invalid={shownError ? '' : undefined} />
      )}
      {status === 'loading' && <Spinner label={texts.loadingCard} />}
      <div aria-live="polite">{shownError && <FieldError id={`${id}-error`}>{shownError}</FieldError>}</div>
      <p id={`${id}-note`} className="ui-field-hint">
        {texts.cardNote}
      </p>
    </fieldset>
  );
}
