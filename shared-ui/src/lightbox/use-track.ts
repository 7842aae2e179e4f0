import { type RefObject, useEffect, useRef, useState } from 'react';

/** Slides side by side, and the one that is seen. */
export interface Track {
  readonly track: RefObject<HTMLUListElement | null>;
  /** The slide that fills the track, however it came there. */
  readonly current: number;
  readonly show: (index: number) => void;
}

/** Slides side by side that snap into place by hand or by `show`. */
export function useTrack(first = 0): Track {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(first);
  useEffect(() => watchSlides(track.current, setCurrent), []);
  function show(index: number) {
    setCurrent(index);
    track.current?.children[index]?.scrollIntoView?.({ block: 'nearest', inline: 'start' });
  }
  return { track, current, show };
}

function watchSlides(track: HTMLElement | null, onShown: (index: number) => void): (() => void) | undefined {
  if (!track || typeof IntersectionObserver === 'undefined') return undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) onShown([...track.children].indexOf(target));
      }
    },
    { root: track, threshold: 0.6 },
  );
  for (const slide of track.children) observer.observe(slide);
  return () => observer.disconnect();
}
