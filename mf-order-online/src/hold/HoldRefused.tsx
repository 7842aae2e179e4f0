import { Button, LinkButton } from '@showroom/shared-ui/button';
import { useTexts } from '@showroom/shared-ui/texts';
import { DETAILS_TEXTS } from '../details/texts';
import { JourneyMessage } from '../journey/JourneyMessage';
import { FAILURE_TEXTS, JOURNEY_TEXTS } from '../journey/texts';
import type { RefusalCode } from './hold';
import { HOLD_TEXTS } from './texts';

interface HoldRefusedProps {
  readonly code: RefusalCode;
  readonly similarHref: string;
  readonly onAgain: () => void;
}

/** Somebody else has the vehicle: what happened, and vehicles like it. */
export function HoldRefused({ code, similarHref, onAgain }: HoldRefusedProps) {
  const texts = useTexts(HOLD_TEXTS);
  const failures = useTexts(FAILURE_TEXTS);
  const journey = useTexts(JOURNEY_TEXTS);
  const details = useTexts(DETAILS_TEXTS);
  const isHeld = code === 'vehicle.held';
  return (
    <JourneyMessage
      title={code === 'not-reservable' ? details.notReservable : failures[code]}
      actions={
        <>
          <LinkButton href={similarHref}>{journey.similar}</LinkButton>
          {isHeld && (
            <Button kind="secondary" onClick={onAgain}>
              {journey.tryAgain}
            </Button>
          )}
        </>
      }
    >
      {isHeld && <p>{texts.ownText}</p>}
    </JourneyMessage>
  );
}
