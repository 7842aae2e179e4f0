import { Button, LinkButton } from '@showroom/shared-ui/button';
import { useTexts } from '@showroom/shared-ui/texts';
import { DETAILS_TEXTS } from '../../order/details-texts';
import { JourneyMessage } from '../../order/JourneyMessage';
import { FAILURE_TEXTS, JOURNEY_TEXTS } from '../../order/texts';
import type { RefusalCode } from './hold';
import { HOLD_TEXTS } from './texts';

interface HoldRefusedProps {
  readonly code: RefusalCode;
  readonly similarHref: string;
  readonly onAgain: () => void;
}

/** What may change by itself, or on another device: it can be tried again. */
const EXPLAINED = ['vehicle.held', 'hold.elsewhere'] as const satisfies readonly RefusalCode[];

/**
 * The vehicle is held by another visitor or on another device: explains it and offers similar ones.
 */
export function HoldRefused({ code, similarHref, onAgain }: HoldRefusedProps) {
  const texts = useTexts(HOLD_TEXTS);
  const failures = useTexts(FAILURE_TEXTS);
  const journey = useTexts(JOURNEY_TEXTS);
  const details = useTexts(DETAILS_TEXTS);
  const explained = EXPLAINED.find((one) => one === code);
  return (
    <JourneyMessage
      title={code === 'not-reservable' ? details.notReservable : failures[code]}
      actions={
        <>
          <LinkButton href={similarHref}>{journey.similar}</LinkButton>
          {explained && (
            <Button kind="secondary" onClick={onAgain}>
              {journey.tryAgain}
            </Button>
          )}
        </>
      }
    >
      {explained && <p>{texts[explained]}</p>}
    </JourneyMessage>
  );
}
