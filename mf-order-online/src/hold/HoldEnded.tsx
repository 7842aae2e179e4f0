import { Button, LinkButton } from '@showroom/shared-ui/button';
import { Dialog } from '@showroom/shared-ui/dialog';
import { useTexts } from '@showroom/shared-ui/texts';
import { FAILURE_TEXTS, JOURNEY_TEXTS } from '../journey/texts';
import { HOLD_TEXTS } from './texts';

interface HoldEndedProps {
  readonly open: boolean;
  readonly busy: boolean;
  readonly similarHref: string;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** The time is over: the vehicle is free for others, what was typed is kept below the dialog. */
export function HoldEnded({ open, busy, similarHref, onAgain, onClose }: HoldEndedProps) {
  const texts = useTexts(HOLD_TEXTS);
  const failures = useTexts(FAILURE_TEXTS);
  const journey = useTexts(JOURNEY_TEXTS);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={failures['hold.expired']}
      footer={
        <>
          <Button busy={busy} onClick={onAgain}>
            {texts.again}
          </Button>
          <LinkButton kind="secondary" href={similarHref}>
            {journey.similar}
          </LinkButton>
        </>
      }
    >
      <p>{texts.endedText}</p>
    </Dialog>
  );
}
