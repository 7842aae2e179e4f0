import { useEffect } from 'react';

interface Steps {
  undo(): void;
  redo(): void;
}

/**
 * Ctrl or Command with Z takes the last change of the page back, with Shift (or with Y) it is made
 * again: in fields, too, whose own undoing knows nothing of what was changed elsewhere. In a dialog
 * the keys are the browser's.
 */
export function useUndoKeys({ undo, redo }: Steps): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      if (event.target instanceof Element && event.target.closest('dialog')) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [undo, redo]);
}
