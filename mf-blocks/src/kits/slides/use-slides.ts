import { type RefObject, useEffect, useRef, useState } from 'react';

interface Holders {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

export interface Slides {
  /** The element that scrolls; its children are the slides. */
  readonly track: RefObject<HTMLUListElement | null>;
  /** Index among all slides. */
  readonly current: number;
  readonly isPlaying: boolean;
  /** Somebody asks for it: then slides go on although they are pointed at or focused. */
  readonly setPlaying: (isPlaying: boolean) => void;
  /** The next slide comes once the time of this one is over. */
  readonly isMoving: boolean;
  /** Handlers of the element that nothing moves in while somebody is there. */
  readonly holders: Holders;
  /** Leads to a slide; past the last one stands the first. */
  readonly goTo: (index: number) => void;
}

const isShown = (slide: Element): slide is HTMLElement =>
  slide instanceof HTMLElement && getComputedStyle(slide).display !== 'none';

/** Whether pointer or keyboard is at the slides: one may leave while the other stays. */
function useHold(): { readonly isHeld: boolean; readonly holders: Holders } {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return {
    isHeld: isPointed || isFocused,
    holders: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}

/**
 * Which slide is in view, and the way to the next: a visitor scrolls, a button leads, or time
 * passes. `durations` are milliseconds, one for each slide.
 */
export function useSlides(durations: readonly number[], isAutoplay: boolean): Slides {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [play, setPlay] = useState<'paused' | 'unasked' | 'asked'>(isAutoplay ? 'unasked' : 'paused');
  const { isHeld, holders } = useHold();

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlay('paused');
  }, []);

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    // Of several in view, as before the styles have come, the first one: not the last that came.
    const inView = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target);
          else inView.delete(target);
        }
        const first = [...list.children].findIndex((slide) => inView.has(slide));
        if (first !== -1) setCurrent(first);
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
  const isGoingOn = play === 'asked' || (play === 'unasked' && !isHeld);
  const isMoving = isGoingOn && durations.length > 1 && duration > 0;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => goTo(current + 1), duration);
    return () => clearTimeout(timer);
  });

  const setPlaying = (isPlaying: boolean) => setPlay(isPlaying ? 'asked' : 'paused');
  return { track, current, isPlaying: play !== 'paused', setPlaying, isMoving, holders, goTo };
}
