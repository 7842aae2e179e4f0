import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PageData } from '../page/page-data';
import { areaAt, type BlockArea, blockAreas } from './block-areas';

interface CanvasOverlayProps {
  readonly page: PageData;
  /** Names of templates, by their keys. */
  readonly names: Readonly<Record<string, string>>;
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
  /** Somebody wants a block behind that one. */
  readonly onInsert: (after: string | null) => void;
}

/**
 * Lies over the page and takes every press: it outlines the block below the pointer and the one
 * that is worked on. Keys work in the page builder, whose list has the same blocks.
 */
export function CanvasOverlay({ page, names, selected, onSelect, onInsert }: CanvasOverlayProps) {
  const areas = useAreas(page);
  const [hovered, setHovered] = useState<string>();
  const chosen = areas.find(({ id }) => id === selected);
  const below = areas.find(({ id }) => id === hovered);
  useScrolledTo(page, selected);
  const blockAt = ({ clientX, clientY }: PointerEvent) => areaAt(blockAreas(page), clientX, clientY);
  const nameOf = ({ template }: BlockArea) => names[template] ?? template;
  return createPortal(
    <div
      className="canvas-overlay"
      aria-hidden="true"
      onPointerMove={(event) => setHovered(blockAt(event)?.id)}
      onPointerLeave={() => setHovered(undefined)}
      onPointerUp={(event) => {
        const pressed = event.target instanceof Element && event.target.closest('button') ? undefined : blockAt(event);
        if (pressed) onSelect(pressed.id);
      }}
    >
      {below && below !== chosen && <Outline area={below} name={nameOf(below)} look="hovered" />}
      {chosen && <Outline area={chosen} name={nameOf(chosen)} look="selected" />}
      {below && (
        <button
          type="button"
          tabIndex={-1}
          className="canvas-insert"
          style={{ top: below.top + below.height, left: below.left + below.width / 2 }}
          onClick={() => onInsert(below.id)}
        >
          +
        </button>
      )}
    </div>,
    document.body,
  );
}

interface OutlineProps {
  readonly area: BlockArea;
  readonly name: string;
  readonly look: 'hovered' | 'selected';
}

function Outline({ area: { top, left, width, height }, name, look }: OutlineProps) {
  return (
    <div className={`canvas-outline canvas-outline-${look}`} style={{ top, left, width, height }}>
      <span className="canvas-outline-name">{name}</span>
    </div>
  );
}

/** Where the blocks are now, whatever scrolls, loads or changes its size. */
function useAreas(page: PageData): readonly BlockArea[] {
  const [areas, setAreas] = useState<readonly BlockArea[]>([]);
  useEffect(() => {
    const measure = () => setAreas(blockAreas(page));
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.body);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    measure();
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [page]);
  return areas;
}

/** A block that is chosen elsewhere comes into sight. */
function useScrolledTo(page: PageData, selected: string | null): void {
  const seen = useRef<string | null>(null);
  useEffect(() => {
    // Only the choice moves the page: what is typed leaves it where it is.
    if (seen.current === selected) return;
    const area = blockAreas(page).find(({ id }) => id === selected);
    if (area || selected === null) seen.current = selected;
    const isSeen = area && area.top < window.innerHeight * 0.7 && area.top + area.height > window.innerHeight * 0.3;
    if (!area || isSeen) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollBy({ top: area.top - window.innerHeight * 0.15, behavior: isCalm ? 'instant' : 'smooth' });
  }, [page, selected]);
}
