import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Slides {
  /** The element that scrolls; its children are the slides. */
  readonly track: RefObject<HTMLUListElement | null>;
  /** Index among all slides. */
  readonly current: number;
  readonly isPlaying: boolean;
  readonly setPlaying: (isPlaying: boolean) => void;
  /** Leads to a slide; past the last one stands the first. */
  readonly goTo: (index: number) => void;
}

const isShown = (slide: Element): slide is HTMLElement =>
  slide instanceof HTMLElement && getComputedStyle(slide).display !== 'none';

/**
 * Which slide is in view, and the way to the next: a visitor scrolls, a button leads, or time
 * passes.
 */
export function useSlides(durations: readonly number[], isAutoplay: boolean, isHeld: boolean): Slides {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [isPlaying, setPlaying] = useState(isAutoplay);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) setCurrent([...list.children].indexOf(seen.target));
      },
      { root: list, threshold: 0.6 },
    );
    for (const slide of list.children) observer.observe(slide);
    return () => observer.disconnect();
  }, []);

  function goTo(index: number) {
    const list = track.current;
    const slides = [...(list?.children ?? [])].filter(isShown);
    const slide = slides[(index + slides.length) % slides.length];
    if (list && slide) list.scrollTo({ left: slide.offsetLeft });
  }

  const duration = durations[current] ?? 0;
  const isMoving = isPlaying && !isHeld && durations.length > 1 && duration > 0;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => goTo(current + 1), duration);
    return () => clearTimeout(timer);
  });

  return { track, current, isPlaying, setPlaying, goTo };
}
