import type { CanvasText, FromCanvas } from '@showroom/contracts/host/canvas-messages';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PageData } from '../page/page-data';
import { blockElement } from './block-areas';
import type { BuilderKey } from './builder-key';
import { keyOfText, lineOfText, type PlacedText, placedTexts, withLine } from './placed-texts';

/** A text that is changed now: its line as it is typed, and what shows it meanwhile. */
interface Writing {
  readonly text: PlacedText;
  readonly line: string;
  readonly element: HTMLElement;
}

/** The text that is changed, from the press that begins it to the one that ends it. */
export function useTextChange(
  page: PageData,
  block: string,
  begun: CanvasText | undefined,
  send: (message: FromCanvas) => void,
) {
  const [writing, setWriting] = useState<Writing>();
  /** The text that was changed last: it is known by what it says now before anybody was asked. */
  const [last, setLast] = useState<Left>();
  const wanted = useRef<PlacedText>(undefined);
  useEffect(() => {
    if (!begun) return;
    setWriting((before) => {
      const text = before?.text ?? wanted.current;
      if (!text || keyOfText({ ...text, ...begun }) !== keyOfText(text)) return before;
      const line = lineOfText(begun, text.lineIndex);
      return line === undefined
        ? before
        : { element: text.element, ...before, text: { ...text, ...begun, line }, line };
    });
    wanted.current = undefined;
  }, [begun]);
  useLayoutEffect(() => {
    setWriting((before) => {
      if (!before || before.element.isConnected) return before;
      const element = elementOf(blockElement(page, block), before);
      return element ? { ...before, element } : before;
    });
  }, [page, block]);
  return {
    writing,
    last,
    begin(text: PlacedText) {
      wanted.current = text;
      send({ type: 'begin', place: text.place });
    },
    write(line: string) {
      if (!writing) return;
      const { text } = writing;
      setWriting({ ...writing, line });
      const value = text.lineIndex === undefined ? line : withLine(text.value, text.lineIndex, line);
      send({ type: 'write', place: text.place, value });
    },
    end(by: 'keys' | 'leaving') {
      if (!writing) return;
      setWriting(undefined);
      setLast({ text: { ...writing.text, line: writing.line, element: writing.element }, by });
    },
    press(key: BuilderKey) {
      send({ type: 'key', key });
      // What is taken back may be this text: the box says what it is then.
      if (writing && key !== 'save') send({ type: 'begin', place: writing.text.place });
    },
  };
}

/** A text that somebody is done with. */
export interface Left {
  readonly text: PlacedText;
  readonly by: 'keys' | 'leaving';
}

/** What shows a text whose block was made anew; of several lines that say the same the same one. */
function elementOf(root: HTMLElement | null, { text, line }: Writing): HTMLElement | undefined {
  const value = text.lineIndex === undefined ? line : withLine(text.value, text.lineIndex, line);
  const placed = root ? placedTexts(root, [{ ...text, value }]) : [];
  return placed.find(({ lineIndex }) => lineIndex === text.lineIndex)?.element;
}
