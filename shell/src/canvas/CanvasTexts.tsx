import type { CanvasText, FromCanvas } from '@showroom/contracts/host/canvas-messages';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PageData } from '../page/page-data';
import { blockElement } from './block-areas';
import { keyOfText, type PlacedText, placedTexts } from './placed-texts';
import { TextBox } from './TextBox';
import { useMeasured } from './use-measured';
import { type Left, useTextChange } from './use-text-change';

/** A point of the page, counted from its beginning. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What the page builder said of texts that are changed where they stand. */
export interface HeardOfTexts {
  /** Those of the block that it was asked about last. */
  readonly known?: { readonly block: string; readonly texts: readonly CanvasText[] };
  /** The one that may be changed now. */
  readonly begun?: CanvasText;
  /** The block whose texts somebody wants to go on at with keys. */
  readonly entered?: { readonly block: string };
}

interface CanvasTextsProps {
  readonly page: PageData;
  /** Id of the block that is worked on. */
  readonly block: string;
  readonly heard: HeardOfTexts;
  /** Where somebody pressed twice last. */
  readonly pressedTwice: Point | undefined;
  readonly send: (message: FromCanvas) => void;
}

/**
 * The texts of the block that is worked on, each a button on its place: pressing one, also by keys,
 * puts a box there to change it in.
 */
export function CanvasTexts({ page, block, heard, pressedTwice, send }: CanvasTextsProps) {
  const { writing, last, begin, write, end, press } = useTextChange(page, block, heard.begun, send);
  useAsked(page, block, writing ? undefined : send);
  const { placed, isKnown } = usePlaced(page, block, heard.known, writing !== undefined);
  const texts = useMemo(() => withLast(placed, last), [placed, last]);
  const areas = useTextAreas(texts);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  useEntered({ block, entered: heard.entered, placed, send, buttons });
  useReturn(writing === undefined ? last : undefined, (text) => {
    const button = buttons.current.get(keyOfText(text));
    if (button) button.focus();
    else send({ type: 'select', id: block });
  });
  usePressedTwice(pressedTwice, isKnown ? texts : undefined, begin);
  return areas.map(({ text, area }) => {
    const key = keyOfText(text);
    if (writing && key === keyOfText(writing.text)) {
      const { element } = writing;
      const hasLines = text.kind === 'lines';
      const box = {
        element,
        hasLines,
        label: text.label,
        value: writing.line,
        onWrite: write,
        onEnd: end,
        onKey: press,
      };
      return <TextBox key={`${key} box`} {...box} />;
    }
    // The box would cover those around it in part.
    if (writing) return null;
    const onLeave = () => send({ type: 'select', id: block });
    return <TextButton key={key} {...{ text, area, buttons, onLeave }} onPress={() => begin(text)} />;
  });
}

type Area = Readonly<Record<'top' | 'left' | 'width' | 'height', number>>;

interface TextButtonProps {
  readonly text: PlacedText;
  readonly area: Area;
  /** Where it is found by its key. */
  readonly buttons: RefObject<Map<string, HTMLButtonElement>>;
  readonly onPress: () => void;
  /** Whoever is done with the texts goes back to the form. */
  readonly onLeave: () => void;
}

function TextButton({ text, area, buttons, onPress, onLeave }: TextButtonProps) {
  const key = keyOfText(text);
  return (
    <button
      ref={(button) => {
        if (button) buttons.current.set(key, button);
        else buttons.current.delete(key);
      }}
      type="button"
      lang="en"
      aria-label={`Change ${text.label}: ${text.line}`}
      className="canvas-text"
      style={area}
      onKeyDown={(event) => event.key === 'Escape' && onLeave()}
      onFocus={() => text.element.scrollIntoView({ block: 'nearest' })}
      // The second press of two means what the first one met, which may have moved away.
      onClick={({ detail }) => detail < 2 && onPress()}
    />
  );
}

/** The last one stands where it stood, until the page says where the texts are now. */
function withLast(placed: readonly PlacedText[], last: Left | undefined): readonly PlacedText[] {
  const isMissing = last && !placed.some((one) => keyOfText(one) === keyOfText(last.text));
  return isMissing && last.text.element.isConnected ? [...placed, last.text] : placed;
}

/** Milliseconds without a change after which the texts of a block are asked for again. */
const ASKED_AFTER = 1000;

function useAsked(page: PageData, block: string, send: CanvasTextsProps['send'] | undefined): void {
  const asked = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that changed has other texts
  useEffect(() => {
    const timer = setTimeout(() => send?.({ type: 'texts', block }), asked.current === block ? ASKED_AFTER : 0);
    asked.current = block;
    return () => clearTimeout(timer);
  }, [page, block, send]);
}

/** Where the texts stand; while one is changed the others are where they were. */
function usePlaced(page: PageData, block: string, known: HeardOfTexts['known'], isWriting: boolean) {
  const [placed, setPlaced] = useState<readonly PlacedText[]>();
  const texts = known?.block === block ? known.texts : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page's texts come after it
  useLayoutEffect(() => {
    if (isWriting || !texts) return;
    const root = blockElement(page, block);
    setPlaced(root ? placedTexts(root, texts) : []);
  }, [block, texts, isWriting]);
  return { placed: placed ?? NOTHING, isKnown: placed !== undefined };
}

const NOTHING: readonly PlacedText[] = [];

/** The texts on the screen and around it: as many as somebody reaches before the page scrolls. */
function useTextAreas(texts: readonly PlacedText[]) {
  const measure = useCallback(
    () =>
      texts.flatMap((text) => {
        const { top, left, width, height } = text.element.getBoundingClientRect();
        const isNear = height > 0 && top < 2 * window.innerHeight && top + height > -window.innerHeight;
        return isNear ? [{ text, area: { top, left, width, height } }] : [];
      }),
    [texts],
  );
  return useMeasured(measure);
}

interface Entered extends Pick<CanvasTextsProps, 'block' | 'send'> {
  readonly entered: HeardOfTexts['entered'];
  readonly placed: readonly PlacedText[];
  readonly buttons: RefObject<Map<string, HTMLButtonElement>>;
}

/** Milliseconds until nothing that is still rendered brings a text. */
const LONGEST_WAIT = 2000;

/** Keys go on at the first text, once there is one. */
function useEntered({ block, entered, placed, send, buttons }: Entered): void {
  const done = useRef<HeardOfTexts['entered']>(undefined);
  useEffect(() => {
    if (!entered || entered.block !== block || done.current === entered) return undefined;
    const [first] = placed;
    if (first) {
      const key = keyOfText(first);
      // It comes with the measures of the texts.
      if (!buttons.current.has(key)) return undefined;
      done.current = entered;
      first.element.scrollIntoView({ block: 'nearest' });
      requestAnimationFrame(() => buttons.current.get(key)?.focus());
      return undefined;
    }
    const timer = setTimeout(() => {
      done.current = entered;
      send({ type: 'no-texts', block });
    }, LONGEST_WAIT);
    return () => clearTimeout(timer);
  });
}

/** Whoever ends with keys goes on at the text. */
function useReturn(last: Left | undefined, focus: (text: PlacedText) => void): void {
  const done = useRef<Left>(undefined);
  useEffect(() => {
    if (!last || done.current === last) return;
    done.current = last;
    if (last.by === 'keys') focus(last.text);
  });
}

/** The text at a point that was pressed twice, once the texts are known, is changed. */
function usePressedTwice(
  point: Point | undefined,
  texts: readonly PlacedText[] | undefined,
  begin: (text: PlacedText) => void,
): void {
  const done = useRef<Point>(undefined);
  useEffect(() => {
    if (!point || !texts || done.current === point) return;
    done.current = point;
    const at = texts.find(({ element }) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const [x, y] = [point.x - window.scrollX, point.y - window.scrollY];
      return x >= left && x <= right && y >= top && y <= bottom;
    });
    if (at) begin(at);
  });
}
