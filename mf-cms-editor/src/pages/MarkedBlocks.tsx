import type { PageContent } from '@showroom/contracts/content/page-content';
import { Button } from '@showroom/shared-ui/button';
import { Icon } from '@showroom/shared-ui/icon';
import { isAnyShown, withBlocksCopied, withBlocksShown, withBlocksStepped, withoutBlocks } from './blocks-edit';
import type { Marks } from './use-marks';

interface MarkedBlocksProps {
  readonly content: PageContent;
  readonly marks: Marks;
  readonly onEdit: (change: (content: PageContent) => PageContent) => void;
}

/** What is done with all blocks that are marked, each in one step that can be undone. */
export function MarkedBlocks({ content, marks: { marked, clear }, onEdit }: MarkedBlocksProps) {
  const shown = isAnyShown(content, marked);
  const told = marked.length === 1 ? '1 block is selected' : `${marked.length} blocks are selected`;
  return (
    <>
      <p role="status" className="ui-visually-hidden">
        {marked.length > 0 && `${told}.`}
      </p>
      {marked.length > 0 && (
        <fieldset aria-label={told} className="marked-blocks">
          <strong aria-hidden="true">{marked.length} selected</strong>
          <Button
            kind="tertiary"
            aria-label="Move up"
            icon={<Icon name="arrow-up" size={16} />}
            onClick={() => onEdit((page) => withBlocksStepped(page, marked, -1))}
          />
          <Button
            kind="tertiary"
            aria-label="Move down"
            icon={<Icon name="arrow-down" size={16} />}
            onClick={() => onEdit((page) => withBlocksStepped(page, marked, 1))}
          />
          <Button kind="tertiary" onClick={() => onEdit((page) => withBlocksShown(page, marked, !shown))}>
            {shown ? 'Hide' : 'Show'}
          </Button>
          <Button kind="tertiary" onClick={() => onEdit((page) => withBlocksCopied(page, marked))}>
            Copy
          </Button>
          <Button kind="tertiary" onClick={() => onEdit((page) => withoutBlocks(page, marked))}>
            Remove
          </Button>
          <Button kind="tertiary" onClick={clear}>
            Select none
          </Button>
        </fieldset>
      )}
    </>
  );
}
