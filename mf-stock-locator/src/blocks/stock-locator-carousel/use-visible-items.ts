import { type RefObject, useEffect, useState } from 'react';

export interface VisibleItems {
  readonly first: number;
  readonly last: number;
}

/** A part of a pixel is lost to rounding, and a border is not worth a place. */
const TOLERANCE = 8;

/** How far an item stands from the beginning of its line, in the direction of scrolling. */
export function startDistance(track: Element, item: Element): number {
  const [line, box, style] = [track.getBoundingClientRect(), item.getBoundingClientRect(), getComputedStyle(track)];
  const padding = Number.parseFloat(style.paddingInlineStart) || 0;
  return style.direction === 'rtl' ? box.right - (line.right - padding) : box.left - (line.left + padding);
}

/**
 * Which children stand whole in the line; one that is wider than the line counts where it begins.
 */
function visibleItems(track: Element): VisibleItems | undefined {
  const line = track.getBoundingClientRect();
  const places = [...track.children].flatMap((item, index) => {
    const { left, right } = item.getBoundingClientRect();
    return left >= line.left - TOLERANCE && right <= line.right + TOLERANCE ? [index] : [];
  });
  const nearest = [...track.children]
    .map((item, index) => ({ place: index, away: Math.abs(startDistance(track, item)) }))
    .sort((one, other) => one.away - other.away)[0]?.place;
  const first = places[0] ?? nearest;
  const last = places.at(-1) ?? nearest;
  return first === undefined || last === undefined ? undefined : { first, last };
}

/** Follows scrolling and the size of the line; undefined until code runs in the browser. */
export function useVisibleItems(ref: RefObject<Element | null>): VisibleItems | undefined {
  const [visible, setVisible] = useState<VisibleItems>();
  useEffect(() => {
    const track = ref.current;
    if (!track) return undefined;
    const look = () => {
      const next = visibleItems(track);
      setVisible((now) => (now?.first === next?.first && now?.last === next?.last ? now : next));
    };
    look();
    track.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look, { passive: true });
    return () => {
      track.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [ref]);
  return visible;
}
