import { useEffect, useRef, useState } from 'react';

/** Milliseconds, as `--duration-slow`. */
const DURATION = 420;

/** From a value to another one in the time that has passed: fast at first. */
export function countedValue(from: number, to: number, passed: number): number {
  if (passed >= DURATION) return to;
  return Math.round(to - (to - from) * (1 - Math.max(passed, 0) / DURATION) ** 3);
}

/**
 * What is shown of an amount while it counts to a new one; the amount itself at rest, at first and
 * with reduced motion.
 */
export function useCounted(amount: number | undefined): number | undefined {
  const [shown, setShown] = useState(amount);
  const latest = useRef(amount);
  useEffect(() => {
    const from = latest.current;
    const show = (value: number | undefined) => {
      latest.current = value;
      setShown(value);
    };
    const moves = window.matchMedia?.('(prefers-reduced-motion: no-preference)').matches;
    if (from === undefined || amount === undefined || !moves) {
      show(amount);
      return undefined;
    }
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const value = countedValue(from, amount, now - start);
      show(value);
      if (value !== amount) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [amount]);
  return amount === undefined ? undefined : (shown ?? amount);
}
