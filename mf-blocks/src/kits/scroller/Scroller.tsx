import { useTexts } from '@showroom/shared-ui/texts';
import type { ReactNode } from 'react';
import { texts } from './texts';
import './Scroller.css';

interface ScrollerProps {
  /** What stands side by side, for those who cannot see it. */
  readonly label: string;
  readonly className?: string;
  /** `li` elements. */
  readonly children: ReactNode;
}

/**
 * Things side by side that a visitor swipes or scrolls through. The browser does it all; one that
 * knows scroll buttons adds arrows.
 */
export function Scroller({ label, className = '', children }: ScrollerProps) {
  const { previous, next } = useTexts(texts);
  return (
    <div className={`scroller ${className}`.trim()}>
      <section
        className="scroller-view"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        data-previous={previous}
        data-next={next}
      >
        <ul className="scroller-track">{children}</ul>
      </section>
    </div>
  );
}
