import { Button, LinkButton } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { JourneyMessage } from '../../order/JourneyMessage';
import detailsMessages from '../../order/messages/details/en.json';
import journeyMessages from '../../order/messages/journey/en.json';
import { useFailureMessages } from '../../order/use-failure-messages';
import type { RefusalCode } from './hold';
import holdMessages from './messages/en.json';

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
  const texts = useMessages(holdMessages);
  const failures = useFailureMessages();
  const journey = useMessages(journeyMessages);
  const details = useMessages(detailsMessages);
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
