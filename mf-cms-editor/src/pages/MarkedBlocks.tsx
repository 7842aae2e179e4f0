import type { PageContent } from '@showroom/contracts/content/page-content';
import { Button } from '@showroom/shared-ui/button';
import { formatCount } from '@showroom/shared-ui/format-count';
import { Icon } from '@showroom/shared-ui/icon';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { isAnyShown, withBlocksCopied, withBlocksShown, withBlocksStepped, withoutBlocks } from './blocks-edit';
import blockMessages from './messages/blocks/en.json';
import type { Marks } from './use-marks';

interface MarkedBlocksProps {
  readonly content: PageContent;
  readonly marks: Marks;
  readonly onEdit: (change: (content: PageContent) => PageContent) => void;
}

/** What is done with all blocks that are marked, each in one step that can be undone. */
export function MarkedBlocks({ content, marks: { marked, clear }, onEdit }: MarkedBlocksProps) {
  const shown = isAnyShown(content, marked);
  const texts = useMessages(blockMessages);
  const { locale } = usePageLocale();
  return (
    <>
      <p role="status" className="ui-visually-hidden">
        {marked.length > 0 && formatCount(marked.length, texts.marked_told, locale)}
      </p>
      {marked.length > 0 && (
        <fieldset aria-label={formatCount(marked.length, texts.marked, locale)} className="marked-blocks">
          <strong aria-hidden="true">{formatCount(marked.length, texts.marked_short, locale)}</strong>
          <Button
            kind="tertiary"
            aria-label={texts.move_up}
            icon={<Icon name="arrow-up" size={16} />}
            onClick={() => onEdit((page) => withBlocksStepped(page, marked, -1))}
          />
          <Button
            kind="tertiary"
            aria-label={texts.move_down}
            icon={<Icon name="arrow-down" size={16} />}
            onClick={() => onEdit((page) => withBlocksStepped(page, marked, 1))}
          />
          <Button kind="tertiary" onClick={() => onEdit((page) => withBlocksShown(page, marked, !shown))}>
            {shown ? texts.hide : texts.show}
          </Button>
          <Button kind="tertiary" onClick={() => onEdit((page) => withBlocksCopied(page, marked))}>
            {texts.copy}
          </Button>
          <Button kind="tertiary" onClick={() => onEdit((page) => withoutBlocks(page, marked))}>
            {texts.remove}
          </Button>
          <Button kind="tertiary" onClick={clear}>
            {texts.select_none}
          </Button>
        </fieldset>
      )}
    </>
  );
}
