import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTextsOf } from '../../language/use-language';
import { startDistance, useVisibleItems } from './use-visible-items';

interface CarouselTrackProps {
  readonly label: string;
  readonly count: number;
  /** `li` elements. */
  readonly children: ReactNode;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Things side by side, which scroll by themselves; where code runs, buttons and keys move them and
 * say what is seen.
 */
export function CarouselTrack({ label, count, children }: CarouselTrackProps) {
  const texts = useTextsOf('list');
  const track = useRef<HTMLUListElement>(null);
  const visible = useVisibleItems(track);

  /** The item comes to the beginning of the line, as far as there is something to scroll. */
  function show(index: number): void {
    const item = track.current?.children[Math.min(count - 1, Math.max(0, index))];
    if (!track.current || !item) return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    track.current.scrollBy({ left: startDistance(track.current, item), behavior });
  }

  function press(event: KeyboardEvent<HTMLUListElement>): void {
    if (event.target !== event.currentTarget || !visible) return;
    const isFromRight = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = (STEPS[event.key] ?? 0) * (isFromRight ? -1 : 1);
    const place = { Home: 0, End: count - 1 }[event.key] ?? (step === 0 ? undefined : visible.first + step);
    if (place === undefined) return;
    event.preventDefault();
    show(place);
  }

  const isScrolled = visible !== undefined && visible.last - visible.first + 1 < count;
  const shown = visible && visible.last - visible.first + 1;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul ref={track} className="stock-locator-carousel-track" tabIndex={0} aria-label={label} onKeyDown={press}>
        {children}
      </ul>
      <div className="stock-locator-carousel-bar">
        {isScrolled && shown !== undefined && (
          <>
            <p role="status" className="stock-locator-carousel-place">
              {fillText(texts.shownOf, { first: visible.first + 1, last: visible.last + 1, count })}
            </p>
            <Button
              kind="secondary"
              aria-label={texts.previousVehicles}
              disabled={visible.first === 0}
              icon={<Arrow />}
              onClick={() => show(visible.first - shown)}
            />
            <Button
              kind="secondary"
              aria-label={texts.nextVehicles}
              disabled={visible.last === count - 1}
              icon={<Arrow next />}
              onClick={() => show(visible.last + 1)}
            />
          </>
        )}
      </div>
    </>
  );
}

function Arrow({ next = false }: { readonly next?: boolean }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      className="stock-locator-carousel-arrow"
    >
      <path d={next ? 'M4 10h12M11 5l5 5-5 5' : 'M16 10H4M9 5l-5 5 5 5'} />
    </svg>
  );
}
