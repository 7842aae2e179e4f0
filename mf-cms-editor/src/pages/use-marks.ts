import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface MarkState {
  readonly ids: readonly string[];
  /** Where a range begins. */
  readonly anchor: string | undefined;
}

/** One more or one less; the first of a range; all from the first of a range on. */
type MarkKind = 'toggle' | 'from' | 'upTo';

const NONE: MarkState = { ids: [], anchor: undefined };

/** What is marked after one block was, of blocks in an order. */
export function marksAfter(before: MarkState, id: string, kind: MarkKind, order: readonly string[]): MarkState {
  const { ids, anchor = id } = before;
  if (!order.includes(id)) return before;
  if (kind === 'from') return { ids: [id], anchor: id };
  if (kind === 'toggle') return { ids: ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id], anchor: id };
  const [first = 0, last = 0] = [order.indexOf(anchor), order.indexOf(id)].sort((one, other) => one - other);
  return { ids: order.slice(Math.max(0, first), last + 1), anchor };
}

/** Blocks that something is done with together. */
export interface Marks {
  /** In the order of the page. */
  readonly marked: readonly string[];
  /** The same for as long as the page is edited. */
  readonly mark: (id: string, kind: MarkKind) => void;
  readonly clear: () => void;
}

/** The marks of blocks that may be arranged, in the order of the page. */
export function useMarks(order: readonly string[]): Marks {
  const [{ ids }, setMarks] = useState(NONE);
  const present = useRef(order);
  useEffect(() => {
    present.current = order;
  });
  const mark = useCallback(
    (id: string, kind: MarkKind) => setMarks((before) => marksAfter(before, id, kind, present.current)),
    [],
  );
  const clear = useCallback(() => setMarks(NONE), []);
  return { marked: order.filter((id) => ids.includes(id)), mark, clear };
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };
const idOf = (heading: Element | undefined | null) =>
  heading?.closest('[data-mf-block]')?.getAttribute('data-mf-block');

/**
 * Marks blocks by their headings: one more with Ctrl or Command, all up to it with Shift, by mouse
 * or by arrow keys; Escape marks none.
 */
export function useMarkKeys(list: RefObject<HTMLElement | null>, marks: Marks): void {
  const present = useRef(marks);
  useEffect(() => {
    present.current = marks;
  });
  useEffect(() => {
    const element = list.current;
    const headingOf = ({ target }: Event) =>
      target instanceof Element ? target.closest('.block-form > summary') : null;
    const marks = (event: MouseEvent) => event.ctrlKey || event.metaKey || event.shiftKey;
    /** The browser would mark text up to there, which is then what the clipboard takes. */
    function onDown(event: MouseEvent): void {
      const heading = headingOf(event);
      if (!heading || !marks(event)) return;
      event.preventDefault();
      if (heading instanceof HTMLElement) heading.focus();
    }
    function onClick(event: MouseEvent): void {
      const id = idOf(headingOf(event));
      if (!id || !marks(event)) return;
      event.preventDefault();
      present.current.mark(id, event.shiftKey ? 'upTo' : 'toggle');
    }
    function onKey(event: KeyboardEvent): void {
      const heading = headingOf(event);
      const id = idOf(heading);
      if (!heading || !id) return;
      const { marked, mark, clear } = present.current;
      if (event.key === 'Escape') clear();
      const by = event.shiftKey ? STEPS[event.key] : undefined;
      if (by === undefined) return;
      event.preventDefault();
      const headings = [...(element?.querySelectorAll<HTMLElement>('.block-form > summary') ?? [])];
      const next = headings.find((_, at) => headings[at - by] === heading);
      const to = idOf(next);
      if (!marked.includes(id)) mark(id, 'from');
      if (to) mark(to, 'upTo');
      next?.focus();
    }
    element?.addEventListener('mousedown', onDown);
    element?.addEventListener('click', onClick);
    element?.addEventListener('keydown', onKey);
    return () => {
      element?.removeEventListener('mousedown', onDown);
      element?.removeEventListener('click', onClick);
      element?.removeEventListener('keydown', onKey);
    };
  }, [list]);
}
