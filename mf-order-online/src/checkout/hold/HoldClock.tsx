import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { formatZonedTime } from '@showroom/shared-ui/dates';
import { Icon } from '@showroom/shared-ui/icon';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { VisuallyHidden } from '@showroom/shared-ui/visually-hidden';
import { useState } from 'react';
import { InitModal, WarningModal } from './HoldModals';
import { formatTimeLeft, type HeldVehicle, isNearlyOver } from './hold';
import holdMessages from './messages/en.json';
import { useTimeLeft } from './use-time-left';
import './Hold.css';

interface HoldClockProps {
  readonly held: HeldVehicle;
  readonly extending: boolean;
  /** While a payment is under way the hold cannot be lost, and no warning is shown. */
  readonly paying: boolean;
  /** The visitor has not seen yet that the hold began. */
  readonly isNew: boolean;
  readonly onSeen: () => void;
  readonly onExtend: () => void;
  readonly onGiveBack: () => void;
  readonly onEnd: () => void;
}

/**
 * The server's time left, silent but for an announcement at five minutes and a dialog under two.
 */
export function HoldClock(props: HoldClockProps) {
  const { held, extending, paying, onExtend, onGiveBack, onEnd } = props;
  const texts = useMessages(holdMessages);
  const { market } = usePlatform();
  const { left, spoken } = useTimeLeft(held, onEnd);
  const [seenFor, setSeenFor] = useState<number>();
  const canExtend = held.extensionsLeft > 0;
  const isLate = isNearlyOver(left);
  return (
    <section className="hold-clock" aria-label={texts.left}>
      <Icon name="clock" />
      <p className="hold-clock-left">
        <span>{texts.left}</span>
        <strong role="timer">{formatTimeLeft(left)}</strong>
      </p>
      <p className="hold-clock-text">
        {fillText(texts.complete, { time: formatZonedTime(held.endsAt, market.timeZone) })}
      </p>
      {canExtend ? (
        <Button kind="tertiary" busy={extending} onClick={onExtend}>
          {texts.more}
        </Button>
      ) : (
        <p className="hold-clock-no-more">{texts.noMore}</p>
      )}
      <VisuallyHidden role="status">{spoken && texts[spoken]}</VisuallyHidden>
      <InitModal open={props.isNew && !isLate && !paying} held={held} onClose={props.onSeen} />
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
