import { useMessages } from '@showroom/shared-ui/messages';
import type { ReactNode } from 'react';
import messages from './messages/en.json';
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
  const { previous, next } = useMessages(messages);
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
