import { fillText } from '@showroom/contracts/fill-text';
import { useMessages } from '@showroom/shared-ui/messages';
import { useEffect, useRef } from 'react';
import type { EditLog } from './edit-log';
import undoMessages from './messages/en.json';

interface Edited {
  readonly log: EditLog<unknown>;
  undo(): void;
  redo(): void;
}

interface UndoOptions {
  /** Says what was done, for those who do not see it. */
  readonly tell: (sentence: string) => void;
  /** What Ctrl+S does. */
  readonly onSave: () => void;
  /** Whether somebody may change anything. */
  readonly isOn: boolean;
}

/** One step back and one step on, said to whoever listens. */
export interface Undo {
  readonly log: EditLog<unknown>;
  stepBack(): void;
  stepOn(): void;
}

/**
 * Undoing by buttons and by keys: Ctrl or Command with Z, with Shift and Z or with Y, and with S to
 * save; in texts too, for what is typed is in the same log. In a dialog the keys are the browser's.
 */
export function useUndo(edited: Edited, { tell, onSave, isOn }: UndoOptions): Undo {
  const texts = useMessages(undoMessages);
  const undo: Undo = {
    log: edited.log,
    stepBack() {
      const last = edited.log.past.at(-1);
      edited.undo();
      tell(last ? fillText(texts.undone, { name: last.name }) : texts.nothing_to_undo);
    },
    stepOn() {
      const [next] = edited.log.future;
      edited.redo();
      tell(next ? fillText(texts.redone, { name: next.name }) : texts.nothing_to_redo);
    },
  };
  const latest = useRef({ undo, onSave, isOn });
  useEffect(() => {
    latest.current = { undo, onSave, isOn };
  });
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const { undo: now, onSave: save, isOn: isNow } = latest.current;
      const hasModifier = (event.ctrlKey || event.metaKey) && !event.altKey;
      const key = hasModifier ? event.key.toLowerCase() : '';
      const isElsewhere = event.target instanceof Element && event.target.closest('dialog, [data-mf-own-undo]');
      if (!['z', 'y', 's'].includes(key) || isElsewhere || !isNow) return;
      event.preventDefault();
      if (key === 's') save();
      else if (key === 'y' || event.shiftKey) now.stepOn();
      else now.stepBack();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return undo;
}
