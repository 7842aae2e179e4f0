import { assertNever } from '@showroom/contracts/errors/assert-never';
import type { ErrorCode } from '@showroom/contracts/errors/catalogue';
import { Button } from '@showroom/shared-ui/button';
import { Notice } from '@showroom/shared-ui/notice';
import { Spinner } from '@showroom/shared-ui/spinner';
import { useTexts } from '@showroom/shared-ui/texts';
import type { PaymentState } from '../checkout/checkout-store';
import { FAILURE_TEXTS } from '../journey/texts';
import { PAYMENT_TEXTS } from './texts';

interface PaymentMessageProps {
  readonly payment: PaymentState;
  readonly onAskAgain: () => void;
}

/** What the visitor is told about a payment, one sentence for each state of it. */
export function PaymentMessage({ payment, onAskAgain }: PaymentMessageProps) {
  const texts = useTexts(PAYMENT_TEXTS);
  const failures = useTexts(FAILURE_TEXTS);
  switch (payment.status) {
    case 'idle':
    case 'done':
      return null;
    case 'working':
      return (
        <p className="checkout-working">
          <Spinner label={texts[payment.stage]} /> <span aria-hidden="true">{texts[payment.stage]}</span>
        </p>
      );
    case 'elsewhere':
      return <Notice kind="warning">{texts.elsewhere}</Notice>;
    case 'declined':
      return <PaymentError text={failures['payment.declined']} message={payment.message} />;
    case 'invalid':
      return <PaymentError text={texts.notCharged} message={payment.message} />;
    case 'failed':
      return <PaymentError text={isUnanswered(payment.code) ? texts.noAnswer : failures[payment.code]} />;
    case 'unsettled':
      return (
        <Notice
          kind="warning"
          title={texts.unsettledTitle}
          actions={
            <Button kind="secondary" size="small" onClick={onAskAgain}>
              {texts.askAgain}
            </Button>
          }
        >
          {texts.unsettled}
        </Notice>
      );
    default:
      return assertNever(payment);
  }
}

/** The card was never sent: whatever did not answer, nothing was charged. */
function isUnanswered(code: ErrorCode): boolean {
  return code === 'api.unreachable' || code === 'api.broken-answer';
}

interface PaymentErrorProps {
  readonly text: string;
  /** The provider's own words. */
  readonly message?: string | undefined;
}

function PaymentError({ text, message }: PaymentErrorProps) {
  const texts = useTexts(PAYMENT_TEXTS);
  return (
    <Notice kind="error" title={texts.errorTitle}>
      <p>{text}</p>
      {message && (
        <p>
          {texts.errorMessage} {message}
        </p>
      )}
    </Notice>
  );
}
