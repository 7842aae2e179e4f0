import { useEffect, useState } from 'react';
import { type Announcement, announcementBetween, type HeldVehicle, millisecondsLeft } from './hold';

interface TimeLeft {
  readonly left: number;
  readonly spoken: Announcement | undefined;
}

/** Counts down once a second; `onEnd` is called at zero. */
export function useTimeLeft(held: HeldVehicle, onEnd: () => void): TimeLeft {
  const [state, setState] = useState<TimeLeft>(() => ({ left: millisecondsLeft(held, Date.now()), spoken: undefined }));
  useEffect(() => {
    const tick = () => {
      const left = millisecondsLeft(held, Date.now());
      setState((before) => ({ left, spoken: announcementBetween(before.left, left) ?? before.spoken }));
      if (left === 0) onEnd();
    };
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [held, onEnd]);
  return state;
}
