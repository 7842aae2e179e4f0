import { assertNever } from '@showroom/contracts/errors/assert-never';
import type { ErrorCode } from '@showroom/contracts/errors/catalogue';
import { fillText } from '@showroom/contracts/fill-text';
import { Button, LinkButton } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { useSearchParams } from '@showroom/shared-ui/router';
import { Spinner } from '@showroom/shared-ui/spinner';
import { detailsPath } from '../order/paths';
import { useFailureMessages } from '../order/use-failure-messages';
import paymentMessages from './messages/en.json';
import type { PaymentState } from './reservation';

interface PaymentMessageProps {
  readonly payment: PaymentState;
  readonly onAskAgain: () => void;
}

/** The message about a payment, one for each of its states. */
export function PaymentMessage({ payment, onAskAgain }: PaymentMessageProps) {
  const texts = useMessages(paymentMessages);
  const failures = useFailureMessages();
  switch (payment.status) {
    case 'idle':
    case 'done':
    case 'lost':
      return null;
    case 'working':
      return (
        <p className="checkout-working">
          <Spinner label={texts[payment.stage]} /> <span aria-hidden="true">{texts[payment.stage]}</span>
        </p>
      );
    case 'elsewhere':
      return <Notice kind="warning">{texts.elsewhere}</Notice>;
    case 'left':
      return <Notice kind="info">{texts.left}</Notice>;
    case 'declined':
      return (
        <Notice kind="error">
          {payment.message ? fillText(texts.declined, { reason: payment.message }) : failures['payment.declined']}
        </Notice>
      );
    case 'invalid':
      return <PaymentError text={texts.notCharged} message={payment.message} />;
    case 'returned':
      return (
        <Notice kind="error" title={texts.returnedTitle}>
          {texts.returned}
        </Notice>
      );
    case 'open':
      return <OpenPayment payment={payment} onAskAgain={onAskAgain} />;
    case 'failed':
      if (isOfChoices(payment.code)) return <ChoiceError text={failures[payment.code]} />;
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

interface OpenPaymentProps extends Pick<PaymentMessageProps, 'onAskAgain'> {
  readonly payment: Extract<PaymentState, { status: 'open' }>;
}

/** Where an open payment can be finished, and that another one may be made instead. */
function OpenPayment({ payment: { vendor, message }, onAskAgain }: OpenPaymentProps) {
  const texts = useMessages(paymentMessages);
  const isWallet = vendor === 'PAYPAL' || vendor === 'LIQPAY';
  return (
    <Notice
      kind="info"
      title={texts.openTitle}
      actions={
        <Button kind="secondary" size="small" onClick={onAskAgain}>
          {texts.askAgain}
        </Button>
      }
    >
      <p>{isWallet ? fillText(texts.openWallet, { wallet: texts[`vendor_${vendor}`] }) : texts.openCard}</p>
      {message && (
        <p>
          {texts.errorMessage} {message}
        </p>
      )}
    </Notice>
  );
}

/** The card was never sent: whatever did not answer, nothing was charged. */
function isUnanswered(code: ErrorCode): boolean {
  return code === 'api.unreachable' || code === 'api.broken-answer';
}

const OF_CHOICES: readonly ErrorCode[] = [
  'payment-option.changed',
  'trade-in.changed',
  'service-pack.changed',
  'location.changed',
  'appointment.taken',
];

/** Something that was chosen in the steps is not to be had any more: nothing was charged. */
function isOfChoices(code: ErrorCode): boolean {
  return OF_CHOICES.includes(code);
}

/** Leads back to the steps; the hold goes on. */
function ChoiceError({ text }: { readonly text: string }) {
  const texts = useMessages(paymentMessages);
  const [query] = useSearchParams();
  const steps = detailsPath(query.get('vehicleId') ?? '', query.get('config_url'));
  return (
    <Notice
      kind="error"
      title={texts.errorTitle}
      actions={
        <LinkButton href={steps} kind="secondary" size="small">
          {texts.chooseAgain}
        </LinkButton>
      }
    >
      <p>{text}</p>
    </Notice>
  );
}

interface PaymentErrorProps {
  readonly text: string;
  /** The provider's own message. */
  readonly message?: string | undefined;
}

function PaymentError({ text, message }: PaymentErrorProps) {
  const texts = useMessages(paymentMessages);
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
