import { useMessages } from '@showroom/shared-ui/messages';
import { Spinner } from '@showroom/shared-ui/spinner';
import type { CheckoutState } from './checkout-session';
import { HoldClock } from './hold/HoldClock';
import holdMessages from './hold/messages/en.json';

interface HoldStatusProps {
  readonly checkout: CheckoutState;
  readonly hasDialog: boolean;
  readonly onGiveBack: () => void;
}

/**
 * The line of the header while the vehicle is being held or is held; an ended hold has its own
 * screen.
 */
export function HoldStatus({ checkout, hasDialog, onGiveBack }: HoldStatusProps) {
  const texts = useMessages(holdMessages);
  const { hold, softLock } = checkout;
  if (hold.status === 'held') {
    return (
      <HoldClock
        held={hold.held}
        extending={checkout.extending}
        paying={checkout.payment.status === 'working'}
        isNew={softLock?.init_modal === true}
        hasDialog={hasDialog}
        onSeen={checkout.markInitSeen}
        onExtend={() => void checkout.extend()}
        onGiveBack={onGiveBack}
        onEnd={checkout.endHold}
      />
    );
  }
  if (hold.status !== 'none' && hold.status !== 'taking') return null;
  return (
    <p className="hold-clock checkout-working">
      <Spinner label={texts.taking} /> <span aria-hidden="true">{texts.taking}</span>
    </p>
  );
}
