import { type ReactNode, useEffect, useRef } from 'react';

interface SlideChoicesProps {
  /** Index of the slide in view. */
  readonly current: number;
  readonly className: string;
  /** `li` elements, one for each slide. */
  readonly children: ReactNode;
}

/** A strip of buttons that lead to slides; that of the slide in view is kept in view too. */
export function SlideChoices({ current, className, children }: SlideChoicesProps) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const choice = list?.children[current];
    // Scrolls the strip alone: the page stays where it is.
    if (list && choice instanceof HTMLElement && list.scrollWidth > list.clientWidth)
      list.scrollTo({ left: choice.offsetLeft - (list.clientWidth - choice.offsetWidth) / 2 });
  }, [current]);
  return (
    <ul className={`slides-choices ${className}`} ref={strip}>
      {children}
    </ul>
  );
}
