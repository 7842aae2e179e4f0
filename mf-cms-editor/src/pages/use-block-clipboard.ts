import type { Templates } from '@showroom/contracts/content/content-form';
import type { ContentBlock } from '@showroom/contracts/content/page-content';
import { fillText } from '@showroom/contracts/fill-text';
import { formatCount } from '@showroom/shared-ui/format-count';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { useEffect, useRef, useState } from 'react';
import { blocksAsText, blocksFromText } from './block-clipboard';
import { withoutBlocks } from './blocks-edit';
import blockMessages from './messages/blocks/en.json';
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

/** What one block is called; undefined for several. */
function nameOf([only, ...more]: readonly ContentBlock[], byKey: Templates): string | undefined {
  if (!only || more.length > 0) return undefined;
  return byKey.get(only.template)?.name ?? only.template;
}

/** Says what became of blocks, in the page's language. */
function useClipboardTexts() {
  const texts = useMessages(blockMessages);
  const { locale } = usePageLocale();
  return {
    texts,
    taken(name: string | undefined, count: number, isCut: boolean): string {
      if (name === undefined) return formatCount(count, isCut ? texts.cut_blocks : texts.copied_blocks, locale);
      return fillText(isCut ? texts.cut : texts.copied, { name });
    },
    pasted(name: string | undefined, count: number, place: number): string {
      if (name === undefined) return fillText(formatCount(count, texts.pasted_blocks, locale), { place });
      return fillText(texts.pasted, { name, place });
    },
  };
}

/**
 * Copies, cuts and pastes the blocks that are marked, or the one that is worked on, by the
 * browser's own commands: to this page, another one, or another market. Answers what became of it.
 */
export function useBlockClipboard(edited: Edited, selection: Selection, marked: readonly string[]): string {
  const [message, setMessage] = useState('');
  const said = useClipboardTexts();
  const present = useRef({ edited, selection, marked, said });
  useEffect(() => {
    present.current = { edited, selection, marked, said };
  });
  useEffect(() => {
    function chosen() {
      const { edited, selection, marked } = present.current;
      const isChosen = (id: string) => (marked.length > 0 ? marked.includes(id) : id === selection.id);
      return edited.content.blocks.filter(({ id }) => isChosen(id));
    }
    function onCopy(event: ClipboardEvent): void {
      const { edited, said } = present.current;
      const found = chosen();
      if (found.length === 0 || isOfText(event.target) || !event.clipboardData) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', blocksAsText(found, edited.locales));
      const isCut = event.type === 'cut' && edited.editing.mayArrange;
      if (isCut)
        edited.edit((before) =>
          withoutBlocks(
            before,
            found.map(({ id }) => id),
          ),
        );
      setMessage(said.taken(nameOf(found, edited.byKey), found.length, isCut));
    }
    function onPaste(event: ClipboardEvent): void {
      const { edited, said } = present.current;
      if (isOfText(event.target) || !edited.editing.mayArrange) return;
      const blocks = blocksFromText(event.clipboardData?.getData('text/plain') ?? '', {
        templates: edited.byKey,
        locales: edited.locales,
        mayAddRestricted: edited.may('edit_restricted'),
        texts: said.texts,
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
      setMessage(said.pasted(nameOf(blocks, edited.byKey), blocks.length, at + 1));
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
