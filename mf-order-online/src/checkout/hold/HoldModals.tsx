import { Button, LinkButton } from '@showroom/shared-ui/button';
import { Dialog } from '@showroom/shared-ui/dialog';
import { useMessages } from '@showroom/shared-ui/messages';
import journeyMessages from '../../order/messages/journey/en.json';
import { useFailureMessages } from '../../order/use-failure-messages';
import type { HeldVehicle } from './hold';
import holdMessages from './messages/en.json';
import { useUntil } from './use-until';

interface ModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

interface InitModalProps extends ModalProps {
  readonly held: HeldVehicle;
}

/** The hold has started: until when, and what happens then. */
export function InitModal({ open, held, onClose }: InitModalProps) {
  const texts = useMessages(holdMessages);
  const until = useUntil(held);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.initTitle}
      footer={<Button onClick={onClose}>{texts.initStart}</Button>}
    >
      <p>{until(texts.complete)}</p>
    </Dialog>
  );
}

interface WarningModalProps extends ModalProps {
  /** Such as 1:45. */
  readonly left: string;
  readonly canExtend: boolean;
  readonly busy: boolean;
  readonly onStay: () => void;
  readonly onGiveBack: () => void;
}

/** The time is nearly over: one press extends the hold. */
export function WarningModal({ open, left, canExtend, busy, onStay, onGiveBack, onClose }: WarningModalProps) {
  const texts = useMessages(holdMessages);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.warningTitle}
      footer={
        <>
          {canExtend ? (
            <Button busy={busy} onClick={onStay}>
              {texts.stay}
            </Button>
          ) : (
            <Button onClick={onClose}>{texts.goOn}</Button>
          )}
          <Button kind="secondary" onClick={onGiveBack}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <p className="hold-left">
        <span>{texts.left}</span>
        <strong role="timer">{left}</strong>
      </p>
      <p>{canExtend ? texts.warningText : texts.noMore}</p>
    </Dialog>
  );
}

interface KickedOutModalProps extends ModalProps {
  readonly busy: boolean;
  readonly similarHref: string;
  readonly onAgain: () => void;
}

/** The hold is lost and the vehicle free for others; the typed details are still stored. */
export function KickedOutModal({ open, busy, similarHref, onAgain, onClose }: KickedOutModalProps) {
  const texts = useMessages(holdMessages);
  const failures = useFailureMessages();
  const journey = useMessages(journeyMessages);
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
