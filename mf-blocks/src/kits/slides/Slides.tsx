import type { ReactNode } from 'react';
import { SlideControls } from './SlideControls';
import type { Slides as SlidesState } from './use-slides';
import './Slides.css';

interface SlidesProps {
  readonly slides: SlidesState;
  /** What the slides are about, for those who cannot see them. */
  readonly label: string;
  readonly count: number;
  readonly isAutoplay: boolean;
  /** At most four are shown where people touch the screen. */
  readonly isLimited?: boolean;
  /** What leads to each slide, below them. Default: dots on them. */
  readonly chooser?: ReactNode;
  /** `li` elements. */
  readonly children: ReactNode;
}

/**
 * Slides over the whole width that the browser scrolls, with the buttons that lead to them: both
 * are inside of one labelled carousel, as the ARIA Authoring Practices have it.
 */
export function Slides({ slides, label, count, isAutoplay, isLimited = false, chooser, children }: SlidesProps) {
  return (
    <section
      className={isLimited ? 'slides slides-limited' : 'slides'}
      aria-roledescription="carousel"
      aria-label={label}
      {...slides.holders}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul className="slides-track" ref={slides.track} tabIndex={0} aria-label={label}>
        {children}
      </ul>
      {count > 1 && <SlideControls slides={slides} count={count} isAutoplay={isAutoplay} chooser={chooser} />}
    </section>
  );
}
