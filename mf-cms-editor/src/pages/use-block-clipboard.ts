import { useEffect, useRef, useState } from 'react';
import { blockAsText, blockFromText } from './block-clipboard';
import { withBlockAt, withoutBlock } from './page-edit';
import type { Edited } from './use-edited';
import type { Selection } from './use-selection';

/** Where a text is typed or marked, the clipboard is the browser's. */
function isOfText(target: EventTarget | null): boolean {
  const isMarked = document.getSelection()?.isCollapsed === false;
  return isMarked || (target instanceof Element && target.closest('input, textarea, select, dialog') !== null);
}

/**
 * Copies, cuts and pastes the block that is worked on, by the browser's own commands: to this page,
 * another one, or another market. Answers what became of it.
 */
export function useBlockClipboard(edited: Edited, selection: Selection): string {
  const [message, setMessage] = useState('');
  const present = useRef({ edited, selection });
  useEffect(() => {
    present.current = { edited, selection };
  });
  useEffect(() => {
    function chosen() {
      const { content } = present.current.edited;
      const index = content.blocks.findIndex(({ id }) => id === present.current.selection.id);
      const block = content.blocks[index];
      return block && { block, index };
    }
    function onCopy(event: ClipboardEvent): void {
      const { edited } = present.current;
      const found = chosen();
      if (!found || isOfText(event.target) || !event.clipboardData) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', blockAsText(found.block, edited.locales));
      const name = edited.byKey.get(found.block.template)?.name ?? found.block.template;
      const isCut = event.type === 'cut' && edited.editing.mayArrange;
      if (isCut) edited.edit((before) => withoutBlock(before, found.index));
      setMessage(`${name} is ${isCut ? 'cut' : 'copied'}: paste it here or on any other page.`);
    }
    function onPaste(event: ClipboardEvent): void {
      const { edited } = present.current;
      if (isOfText(event.target) || !edited.editing.mayArrange) return;
      const block = blockFromText(event.clipboardData?.getData('text/plain') ?? '', {
        templates: edited.byKey,
        locales: edited.locales,
        mayAddRestricted: edited.may('edit_restricted'),
      });
      if (block === undefined) return;
      event.preventDefault();
      if (typeof block === 'string') {
        setMessage(block);
        return;
      }
      const at = (chosen()?.index ?? edited.content.blocks.length - 1) + 1;
      edited.edit((before) => withBlockAt(before, block, at));
      setMessage(`${edited.byKey.get(block.template)?.name} is pasted as block ${at + 1}.`);
    }
    document.addEventListener('copy', onCopy);
    document.addEventListener('cut', onCopy);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('cut', onCopy);
      document.removeEventListener('paste', onPaste);
    };
  }, []);
  return message;
}
