import { useEffect, useState } from 'react';

interface SlideTimerProps {
  readonly milliseconds: number;
  readonly isRunning: boolean;
  readonly theme: 'dark-theme' | 'light-theme';
}

/** Seconds until the next slide; a detail for the eye alone. */
export function SlideTimer({ milliseconds, isRunning, theme }: SlideTimerProps) {
  const [seconds, setSeconds] = useState(Math.round(milliseconds / 1000));
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return (
    <span className={`hero-timer ${theme}`} aria-hidden="true">
      {seconds}
    </span>
  );
}
