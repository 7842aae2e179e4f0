import { useEffect, useRef, useState } from 'react';
import { useShell } from '../page/context';
import type { PageData } from '../page/page-data';
import { BlockTrial, type BlockTrials } from './BlockTrial';
import styles from './Canvas.css?url';
import { CanvasOverlay } from './CanvasOverlay';
import type { HeardOfTexts } from './CanvasTexts';
import { type CanvasMode, followBuilder, send } from './follow-builder';
import { useFailedBlocks } from './use-failed-blocks';

export interface CanvasProps {
  readonly page: PageData;
  readonly onPage: (page: PageData) => void;
}

/**
 * The page in the frame of the page builder: it shows what is written there, before it is saved,
 * and says which block somebody presses.
 */
export function Canvas({ page, onPage }: CanvasProps) {
  const shell = useShell();
  const [selected, setSelected] = useState<string | null>(null);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const [mode, setMode] = useState<CanvasMode>('edit');
  const [heard, setHeard] = useState<HeardOfTexts>({});
  const trials = useRef<BlockTrials>(null);
  const present = useRef(page);
  useEffect(() => {
    present.current = page;
  }, [page]);

  useEffect(
    () =>
      followBuilder(shell, {
        present: () => present.current,
        onPage(next) {
          present.current = next;
          onPage(next);
        },
        onNames: setNames,
        onSelect: setSelected,
        onMode: setMode,
        trials: () => trials.current,
        onTexts: (news) => setHeard((before) => ({ ...before, ...news })),
      }),
    [shell, onPage],
  );

  const failed = useFailedBlocks(page);
  useInert(mode === 'edit');
  useEffect(() => {
    document.documentElement.dataset['canvas'] = '';
  }, []);
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="overlays" />
      <BlockTrial ref={trials} />
      {mode === 'edit' && <CanvasOverlay {...{ page, names, failed, selected, heard, send }} />}
    </>
  );
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
