import { assertNever } from '@showroom/contracts/errors/assert-never';
import { Button } from '@showroom/shared-ui/button';
import { Notice } from '@showroom/shared-ui/notice';
import { Spinner } from '@showroom/shared-ui/spinner';
import { useTexts } from '@showroom/shared-ui/texts';
import { useState } from 'react';
import type { CheckoutState } from '../checkout/checkout-store';
import { FAILURE_TEXTS, JOURNEY_TEXTS } from '../journey/texts';
import { HoldClock } from './HoldClock';
import { HoldEnded } from './HoldEnded';
import { HOLD_TEXTS } from './texts';

interface HoldStatusProps {
  readonly checkout: Pick<CheckoutState, 'hold' | 'extending' | 'extend' | 'endHold' | 'enter'>;
  readonly similarHref: string;
}

/** What stands above the form about the hold: being taken, how long it lasts, over, or not reached. */
export function HoldStatus({ checkout, similarHref }: HoldStatusProps) {
  const texts = useTexts(HOLD_TEXTS);
  const { hold, extending } = checkout;
  switch (hold.status) {
    case 'none':
    case 'taking':
      return (
        <p className="checkout-working">
          <Spinner label={texts.taking} /> <span aria-hidden="true">{texts.taking}</span>
        </p>
      );
    case 'held':
      return (
        <HoldClock
          held={hold.held}
          extending={extending}
          onExtend={() => void checkout.extend()}
          onEnd={checkout.endHold}
        />
      );
    case 'ended':
      return <Ended similarHref={similarHref} busy={extending} onAgain={() => void checkout.extend()} />;
    case 'failed':
      return <Failed code={hold.code} onAgain={() => void checkout.enter()} />;
    case 'refused':
      return null;
    default:
      return assertNever(hold);
  }
}

interface EndedProps {
  readonly similarHref: string;
  readonly busy: boolean;
  readonly onAgain: () => void;
}

function Ended({ similarHref, busy, onAgain }: EndedProps) {
  const texts = useTexts(HOLD_TEXTS);
  const failures = useTexts(FAILURE_TEXTS);
  const [isClosed, setClosed] = useState(false);
  const again = (
    <Button kind="secondary" size="small" busy={busy} onClick={onAgain}>
      {texts.again}
    </Button>
  );
  return (
    <>
      <Notice kind="warning" title={failures['hold.expired']} actions={isClosed ? again : undefined}>
        {texts.endedText}
      </Notice>
      <HoldEnded
        open={!isClosed}
        busy={busy}
        similarHref={similarHref}
        onAgain={onAgain}
        onClose={() => setClosed(true)}
      />
    </>
  );
}

interface FailedProps {
  readonly code: keyof typeof FAILURE_TEXTS.en;
  readonly onAgain: () => void;
}

function Failed({ code, onAgain }: FailedProps) {
  const texts = useTexts(HOLD_TEXTS);
  const failures = useTexts(FAILURE_TEXTS);
  const journey = useTexts(JOURNEY_TEXTS);
  const again = (
    <Button kind="secondary" size="small" onClick={onAgain}>
      {journey.tryAgain}
    </Button>
  );
  return (
    <Notice kind="error" title={texts.failed} actions={again}>
      {failures[code]}
    </Notice>
  );
}
