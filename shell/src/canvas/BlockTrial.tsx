import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Block } from '../page/Block';
import type { BlockView, PageData } from '../page/page-data';
import { blockElement } from './block-areas';

/** Says what blocks take of the browser. */
export interface BlockTrials {
  /** Milliseconds of the main thread: the least of some trials, as with nothing else to do. */
  measure(page: PageData, id: string): Promise<number>;
}

/** The first one finds everything cold. */
const TRIALS = 5;

/**
 * Where blocks are made once more to be measured, out of sight: their HTML is parsed and laid out,
 * and where they ship code they are rendered by it, as a browser does that takes them over.
 */
export function BlockTrial({ ref }: { readonly ref: Ref<BlockTrials> }) {
  const [view, setView] = useState<BlockView>();
  const place = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    async measure(page, id) {
      const [element, box] = [blockElement(page, id), place.current];
      const own = page.blocks.find((one) => one.id === id);
      if (!element || !box || !own) return 0;
      const html = htmlOf(element);
      const hasCode = own.status === 'ready' && own.hydrate !== 'never';
      const times: number[] = [];
      for (let trial = 0; trial < TRIALS; trial++) {
        const begin = performance.now();
        layOut(box, html);
        if (hasCode) flushSync(() => setView(own));
        times.push(performance.now() - begin);
        if (hasCode) flushSync(() => setView(undefined));
        box.replaceChildren();
        // Other work of the page comes first.
        await new Promise((resolve) => setTimeout(resolve));
      }
      return Math.min(...times);
    },
  }));
  return createPortal(
    <div className="canvas-trial" inert aria-hidden="true">
      <div ref={place} />
      {view && <Block view={view} number={0} />}
    </div>,
    document.body,
  );
}

/** Of the block alone: those that it governs are measured by themselves. */
function htmlOf(element: HTMLElement): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return '';
  for (const inner of copy.querySelectorAll('.page-block')) inner.remove();
  // Pictures and films are there already: what is fetched anew is nobody's cost.
  for (const film of copy.querySelectorAll('video, audio, iframe')) film.removeAttribute('src');
  return copy.outerHTML;
}

/** Asking for the height makes the browser lay everything out. */
function layOut(box: HTMLElement, html: string): number {
  box.innerHTML = html;
  return box.offsetHeight;
}
