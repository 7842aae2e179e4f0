import { fillText } from '@showroom/contracts/fill-text';
import type { FromCanvas } from '@showroom/contracts/host/canvas-messages';
import { useMessages } from '@showroom/shared-ui/messages';
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PageData } from '../page/page-data';
import { areaAt, type BlockArea, blockAreas } from './block-areas';
import { builderKey } from './builder-key';
import { CanvasTexts, type HeardOfTexts, type Point } from './CanvasTexts';
import messages from './messages/en.json';
import { useMeasured } from './use-measured';

interface CanvasOverlayProps {
  readonly page: PageData;
  /** Names of templates, by their keys. */
  readonly names: Readonly<Record<string, string>>;
  /** Ids of blocks that cannot be shown. */
  readonly failed: readonly string[];
  readonly selected: string | null;
  /** What the page builder said of texts. */
  readonly heard: HeardOfTexts;
  readonly send: (message: FromCanvas) => void;
}

/**
 * Lies over the page and takes every press: it outlines the block below the pointer and the one
 * that is worked on, whose texts are changed where they stand. Blocks are chosen by keys in the
 * page builder, whose list has the same ones.
 */
export function CanvasOverlay({ page, names, failed, selected, heard, send }: CanvasOverlayProps) {
  const measure = useCallback(() => blockAreas(page), [page]);
  const areas = useMeasured(measure);
  const [hovered, setHovered] = useState<string>();
  const [pressedTwice, setPressedTwice] = useState<Point>();
  const pressed = useRef<Point>(undefined);
  const chosen = areas.find(({ id }) => id === selected);
  const below = areas.find(({ id }) => id === hovered);
  useScrolledTo(page, selected);
  const blockAt = ({ clientX, clientY }: MouseEvent) => areaAt(blockAreas(page), clientX, clientY);
  const texts = useMessages(messages);
  const nameOf = ({ id, template }: BlockArea) => {
    const name = names[template] ?? template;
    return failed.includes(id) ? fillText(texts.failedBlock, { name }) : name;
  };
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: keys come from the texts in it, and blocks are chosen by keys in the list
    <div
      className="canvas-overlay"
      onPointerMove={(event) => setHovered(blockAt(event)?.id)}
      onPointerLeave={() => setHovered(undefined)}
      onClick={(event) => {
        if (event.detail > 1) return;
        setPressedTwice(undefined);
        const block = isOnControl(event) ? undefined : blockAt(event);
        pressed.current = block && pointOfPage(event);
        if (block) send({ type: 'select', id: block.id });
      }}
      // The form that opens may move the canvas: what was meant is where the first press was.
      onDoubleClick={() => setPressedTwice(pressed.current)}
      onKeyDown={(event) => {
        const key = builderKey(event);
        if (!key) return;
        event.preventDefault();
        send({ type: 'key', key });
      }}
    >
      {below && below !== chosen && <Outline area={below} name={nameOf(below)} look="hovered" />}
      {chosen && <Outline area={chosen} name={nameOf(chosen)} look="selected" />}
      {below && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className="canvas-insert"
          style={{ top: below.top + below.height, left: below.left + below.width / 2 }}
          onClick={() => send({ type: 'insert', after: below.id })}
        >
          +
        </button>
      )}
      {selected !== null && (
        <CanvasTexts key={selected} block={selected} pressedTwice={pressedTwice} {...{ page, heard, send }} />
      )}
    </div>,
    document.body,
  );
}

const pointOfPage = ({ pageX, pageY }: MouseEvent): Point => ({ x: pageX, y: pageY });

const isOnControl = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('button, textarea') !== null;

interface OutlineProps {
  readonly area: BlockArea;
  readonly name: string;
  readonly look: 'hovered' | 'selected';
}

function Outline({ area: { top, left, width, height }, name, look }: OutlineProps) {
  return (
    <div aria-hidden="true" className={`canvas-outline canvas-outline-${look}`} style={{ top, left, width, height }}>
      <span className="canvas-outline-name">{name}</span>
    </div>
  );
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
