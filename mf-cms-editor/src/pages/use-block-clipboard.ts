import type { Templates } from '@showroom/contracts/content/content-form';
import type { ContentBlock } from '@showroom/contracts/content/page-content';
import { useEffect, useRef, useState } from 'react';
import { blocksAsText, blocksFromText } from './block-clipboard';
import { withoutBlocks } from './blocks-edit';
import { withBlockAt } from './page-edit';
import type { Edited } from './use-edited';
import type { Selection } from './use-selection';

/** Where a text is typed or marked, the clipboard is the browser's. */
function isOfText(target: EventTarget | null): boolean {
  const isMarked = document.getSelection()?.isCollapsed === false;
  return (
    isMarked ||
    (target instanceof Element && target.closest('input:not([type="checkbox"]), textarea, select, dialog') !== null)
  );
}

/** What blocks are called together. */
function nameOf(blocks: readonly ContentBlock[], byKey: Templates): string {
  const [only] = blocks;
  if (!only || blocks.length > 1) return `${blocks.length} blocks`;
  return byKey.get(only.template)?.name ?? only.template;
}

/**
 * Copies, cuts and pastes the blocks that are marked, or the one that is worked on, by the
 * browser's own commands: to this page, another one, or another market. Answers what became of it.
 */
export function useBlockClipboard(edited: Edited, selection: Selection, marked: readonly string[]): string {
  const [message, setMessage] = useState('');
  const present = useRef({ edited, selection, marked });
  useEffect(() => {
    present.current = { edited, selection, marked };
  });
  useEffect(() => {
    function chosen() {
      const { edited, selection, marked } = present.current;
      const isChosen = (id: string) => (marked.length > 0 ? marked.includes(id) : id === selection.id);
      return edited.content.blocks.filter(({ id }) => isChosen(id));
    }
    function onCopy(event: ClipboardEvent): void {
      const { edited } = present.current;
      const found = chosen();
      if (found.length === 0 || isOfText(event.target) || !event.clipboardData) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', blocksAsText(found, edited.locales));
      const name = nameOf(found, edited.byKey);
      const isCut = event.type === 'cut' && edited.editing.mayArrange;
      if (isCut)
        edited.edit((before) =>
          withoutBlocks(
            before,
            found.map(({ id }) => id),
          ),
        );
      setMessage(
        `${name} ${found.length === 1 ? 'is' : 'are'} ${isCut ? 'cut' : 'copied'}: paste ${found.length === 1 ? 'it' : 'them'} here or on any other page.`,
      );
    }
    function onPaste(event: ClipboardEvent): void {
      const { edited } = present.current;
      if (isOfText(event.target) || !edited.editing.mayArrange) return;
      const blocks = blocksFromText(event.clipboardData?.getData('text/plain') ?? '', {
        templates: edited.byKey,
        locales: edited.locales,
        mayAddRestricted: edited.may('edit_restricted'),
      });
      if (blocks === undefined) return;
      event.preventDefault();
      if (typeof blocks === 'string') {
        setMessage(blocks);
        return;
      }
      const last = chosen().at(-1);
      const at = (last ? edited.content.blocks.indexOf(last) : edited.content.blocks.length - 1) + 1;
      edited.edit((before) => blocks.reduce((page, block, index) => withBlockAt(page, block, at + index), before));
      const name = nameOf(blocks, edited.byKey);
      setMessage(
        blocks.length === 1 ? `${name} is pasted as block ${at + 1}.` : `${name} are pasted from block ${at + 1} on.`,
      );
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
