import { useEffect, useState, useSyncExternalStore } from 'react';
import { isWaiting } from '../federation/deferred';
import type { SiteMap } from '../federation/pins';
import type { Notebook, Notes } from './notebook';
import { type Region, regionsOf } from './regions';

export function useNotes(notebook: Notebook): Notes {
  return useSyncExternalStore(notebook.subscribe, notebook.read);
}

/** Who drew what of the page, again whenever the page changes. */
export function useRegions(notebook: Notebook, map: SiteMap | undefined, basename: string): readonly Region[] {
  const notes = useNotes(notebook);
  const [changes, setChanges] = useState(0);
  const [regions, setRegions] = useState<readonly Region[]>([]);
  useEffect(() => onPageChange(() => setChanges((count) => count + 1)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the page is what it looks again for
  useEffect(() => {
    if (!map) return;
    const path = window.location.pathname.slice(basename === '/' ? 0 : basename.length) || '/';
    setRegions(regionsOf({ root: document, map, path, notes, isWaiting }));
  }, [map, notes, basename, changes]);
  return regions;
}

/** Called once for all changes of a moment; those of the overlay itself do not count. */
function onPageChange(listener: () => void): () => void {
  let frame = 0;
  const observer = new MutationObserver((records) => {
    const isOwn = records.every(({ target }) => target instanceof Element && target.closest('.developing'));
    if (isOwn || frame) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      listener();
    });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
