import { onCanvas, sendCanvas, type ToCanvas, toCanvas } from '@showroom/contracts/host/canvas-messages';
import { useEffect, useRef, useState } from 'react';
import { useShell } from '../page/context';
import type { PageData } from '../page/page-data';
import styles from './Canvas.css?url';
import { CanvasOverlay } from './CanvasOverlay';
import { canvasPage } from './canvas-page';

export interface CanvasProps {
  readonly page: PageData;
  readonly onPage: (page: PageData) => void;
}

const builder = () => ({ window: window.parent, origin: window.location.origin });

/**
 * The page in the frame of the page builder: it shows what is written there, before it is saved,
 * and says which block somebody presses.
 */
export function Canvas({ page, onPage }: CanvasProps) {
  const shell = useShell();
  const [selected, setSelected] = useState<string | null>(null);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const [mode, setMode] = useState<'edit' | 'try'>('edit');
  const present = useRef(page);
  useEffect(() => {
    present.current = page;
  }, [page]);

  useEffect(() => {
    const blocks = canvasPage(shell);
    // What is asked later is shown later, however long its code takes.
    let last: Promise<unknown> = Promise.resolve();
    async function show(make: (before: PageData) => Promise<PageData>, ids: readonly string[]): Promise<void> {
      const next = await make(present.current);
      present.current = next;
      onPage(next);
      requestAnimationFrame(() => sendCanvas(builder(), { type: 'shown', ids: [...ids] }));
    }
    async function check(number: number): Promise<void> {
      const findings = await import(/* webpackChunkName: "canvas-check" */ './check-page')
        .then(({ checkPage }) => checkPage(present.current))
        .catch((cause: unknown) => {
          console.error('The page could not be checked:', cause);
          return undefined;
        });
      sendCanvas(builder(), { type: 'checked', number, ...(findings && { findings }) });
    }
    function hear(message: ToCanvas): void {
      switch (message.type) {
        case 'page': {
          setNames(message.names);
          const ids = message.page.attributes.blocks.map(({ id }) => id);
          last = last.then(() => show((before) => blocks.withPage(before, message.page), ids)).catch(reportLost);
          break;
        }
        case 'blocks': {
          const ids = message.blocks.map(({ id }) => id);
          last = last.then(() => show((before) => blocks.withBlocks(before, message.blocks), ids)).catch(reportLost);
          break;
        }
        case 'select':
          setSelected(message.id);
          break;
        case 'mode':
          setMode(message.mode);
          break;
        case 'check':
          void last.then(() => check(message.number));
          break;
      }
    }
    const end = onCanvas(toCanvas, builder, hear);
    sendCanvas(builder(), { type: 'ready' });
    return end;
  }, [shell, onPage]);

  useInert(mode === 'edit');
  useEffect(() => {
    document.documentElement.dataset['canvas'] = '';
  }, []);
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="overlays" />
      {mode === 'edit' && (
        <CanvasOverlay
          page={page}
          names={names}
          selected={selected}
          onSelect={(id) => sendCanvas(builder(), { type: 'select', id })}
          onInsert={(after) => sendCanvas(builder(), { type: 'insert', after })}
        />
      )}
    </>
  );
}

function reportLost(cause: unknown): void {
  console.error('The canvas could not show a change:', cause);
}

/**
 * While somebody composes, the page is looked at: no link is followed, no field takes a key, nor in
 * what comes late and lies over it.
 */
function useInert(isInert: boolean): void {
  useEffect(() => {
    const setInert = (value: boolean) => {
      for (const part of document.body.children) {
        if (part instanceof HTMLElement && !part.classList.contains('canvas-overlay')) part.inert = value;
      }
    };
    setInert(isInert);
    const late = new MutationObserver(() => setInert(isInert));
    late.observe(document.body, { childList: true });
    return () => {
      late.disconnect();
      setInert(false);
    };
  }, [isInert]);
}
