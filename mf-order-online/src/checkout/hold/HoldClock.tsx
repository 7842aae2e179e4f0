import { Button } from '@showroom/shared-ui/button';
import { Icon } from '@showroom/shared-ui/icon';
import { useMessages } from '@showroom/shared-ui/messages';
import { VisuallyHidden } from '@showroom/shared-ui/visually-hidden';
import { useEffect, useState } from 'react';
import { InitModal, WarningModal } from './HoldModals';
import { formatTimeLeft, type HeldVehicle, isNearlyOver } from './hold';
import holdMessages from './messages/en.json';
import { useTimeLeft } from './use-time-left';
import { useUntil } from './use-until';
import './Hold.css';

interface HoldClockProps {
  readonly held: HeldVehicle;
  readonly extending: boolean;
  /** While a payment is under way the hold cannot be lost, and no warning is shown. */
  readonly paying: boolean;
  /** The visitor has not seen yet that the hold began. */
  readonly isNew: boolean;
  /** A dialog says so, which the visitor closes. */
  readonly hasDialog: boolean;
  readonly onSeen: () => void;
  readonly onExtend: () => void;
  readonly onGiveBack: () => void;
  readonly onEnd: () => void;
}

/**
 * The server's time left in one line, silent but for announcements of its beginning and at five
 * minutes, and a dialog under two.
 */
export function HoldClock(props: HoldClockProps) {
  const { held, extending, paying, isNew, hasDialog, onSeen, onExtend, onGiveBack, onEnd } = props;
  const texts = useMessages(holdMessages);
  const { left, spoken } = useTimeLeft(held, onEnd);
  const [seenFor, setSeenFor] = useState<number>();
  const canExtend = held.extensionsLeft > 0;
  const isLate = isNearlyOver(left);
  const until = useUntil(held);
  const isAnnounced = useAnnounced(isNew && !hasDialog, onSeen);
  return (
    <section className="hold-clock" aria-label={texts.left}>
      <Icon name="clock" size={20} />
      <p className="hold-clock-until">{until(texts.until)}</p>
      <strong role="timer">{formatTimeLeft(left)}</strong>
      {canExtend && (
        <Button kind="tertiary" size="small" busy={extending} onClick={onExtend}>
          {texts.more}
        </Button>
      )}
      <VisuallyHidden role="status">
        {spoken ? texts[spoken] : isAnnounced && `${texts.initTitle}. ${until(texts.complete)}`}
      </VisuallyHidden>
      <InitModal open={isNew && hasDialog && !isLate && !paying} held={held} onClose={onSeen} />
      <WarningModal
        open={isLate && !paying && seenFor !== held.endsAt}
        left={formatTimeLeft(left)}
        canExtend={canExtend}
        busy={extending}
        onStay={onExtend}
        onGiveBack={onGiveBack}
        onClose={() => setSeenFor(held.endsAt)}
      />
    </section>
  );
}

/** Becomes true once: a live region speaks what it is given after it was there. */
function useAnnounced(isNew: boolean, onSeen: () => void): boolean {
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => {
    if (!isNew) return;
    setAnnounced(true);
    onSeen();
  }, [isNew, onSeen]);
  return isAnnounced;
}
