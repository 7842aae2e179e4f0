import type { FromCanvas } from '@showroom/contracts/host/canvas-messages';
import type { KeyboardEvent } from 'react';

/** What keys of the page builder do. */
export type BuilderKey = Extract<FromCanvas, { type: 'key' }>['key'];

/** Undoing and saving are the page builder's, wherever the cursor is. */
export function builderKey(event: KeyboardEvent): BuilderKey | undefined {
  const hasModifier = (event.ctrlKey || event.metaKey) && !event.altKey;
  switch (hasModifier ? event.key.toLowerCase() : '') {
    case 's':
      return 'save';
    case 'y':
      return 'redo';
    case 'z':
      return event.shiftKey ? 'redo' : 'undo';
    default:
      return undefined;
  }
}
