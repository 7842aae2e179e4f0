import { Button } from '@showroom/shared-ui/button';
import { Icon } from '@showroom/shared-ui/icon';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useTexts } from '@showroom/shared-ui/texts';
import { VisuallyHidden } from '@showroom/shared-ui/visually-hidden';
import { useEffect, useState } from 'react';
import { announcementBetween, type HeldVehicle, millisecondsLeft, writeTimeLeft } from './hold';
import { HOLD_TEXTS } from './texts';
import './Hold.css';

interface HoldClockProps {
  readonly held: HeldVehicle;
  readonly extending: boolean;
  readonly onExtend: () => void;
  readonly onEnd: () => void;
}

/** The time left by the server's clock. It runs silently; only five minutes and under two are spoken. */
export function HoldClock({ held, extending, onExtend, onEnd }: HoldClockProps) {
  const texts = useTexts(HOLD_TEXTS);
  const { locale } = usePlatform();
  const { left, spoken } = useTimeLeft(held, onEnd);
  const time = new Date(held.endsAt).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <section className="hold-clock" aria-label={texts.left}>
      <Icon name="clock" />
      <div className="hold-clock-text">
        <p>{texts.complete(time)}</p>
        <p className="hold-clock-left">
          {texts.left}: <strong role="timer">{writeTimeLeft(left)}</strong>
        </p>
      </div>
      {held.extensionsLeft > 0 ? (
        <Button kind="tertiary" busy={extending} onClick={onExtend}>
          {texts.more}
        </Button>
      ) : (
        <p className="hold-clock-no-more">{texts.noMore}</p>
      )}
      <VisuallyHidden role="status">{spoken && texts[spoken]}</VisuallyHidden>
    </section>
  );
}

interface TimeLeft {
  readonly left: number;
  readonly spoken: 'five-minutes' | 'two-minutes' | 'extended' | undefined;
}

function useTimeLeft(held: HeldVehicle, onEnd: () => void): TimeLeft {
  const [state, setState] = useState<TimeLeft>(() => ({ left: millisecondsLeft(held, Date.now()), spoken: undefined }));
  useEffect(() => {
    const tick = () => {
      const left = millisecondsLeft(held, Date.now());
      setState((before) => {
        const isExtended = left > before.left + 2000;
        const said = isExtended ? 'extended' : announcementBetween(before.left, left);
        return { left, spoken: said ?? before.spoken };
      });
      if (left === 0) onEnd();
    };
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [held, onEnd]);
  return state;
}
