import type { Field } from '@showroom/contracts/blocks/template';
import type { ContentGroup } from '@showroom/contracts/content/page-content';
import { fillText } from '@showroom/contracts/fill-text';
import { useMessages } from '@showroom/shared-ui/messages';
import { memo } from 'react';
import { ItemHandle } from '../dragging/ItemHandle';
import type { Dragging, Half } from '../dragging/use-dragging';
import { ListItem } from '../inputs/ListItem';
import { type Issue, idOfPath, issuesBelow } from '../layout/issue';
import { type Editing, FieldList, headlineIn } from './FieldList';
import blockMessages from './messages/blocks/en.json';

/** What can be done with groups, by their ids; the same for as long as the block is edited. */
export interface GroupActions {
  readonly onEdit: (id: string, change: (group: ContentGroup) => ContentGroup) => void;
  readonly onMove: (id: string, to: number) => void;
  readonly onRemove: (id: string) => void;
  readonly onFold: (id: string, isOpen: boolean) => void;
}

/** What all groups of a block are given. */
export interface GroupProps {
  readonly fields: readonly Field[];
  readonly count: number;
  /** Path of the block within the page, e.g. `blocks.0.`. */
  readonly prefix: string;
  readonly editing: Editing;
  /** Of the block alone. */
  readonly issues: readonly Issue[];
  readonly actions: GroupActions;
  readonly dragging: Dragging<string>;
}

interface GroupItemProps extends GroupProps {
  readonly group: ContentGroup;
  readonly index: number;
  readonly isUnfolded: boolean;
  /** The part of it that another group is dragged over. */
  readonly zone: Half | undefined;
}

/** Its heading, as it is folded. */
const foldOf = (handle: Element) => handle.closest('.group-item')?.querySelector('.inputs-item-fold');

/** A block has up to 1,000 groups: a key in one of them renders that one alone. */
export const GroupItem = memo(function GroupItem(props: GroupItemProps) {
  const { group, index, count, fields, editing, issues, actions, dragging, isUnfolded } = props;
  const { id } = group;
  const texts = useMessages(blockMessages);
  const name = fillText(texts.item, { number: index + 1 });
  const prefix = `${props.prefix}groups.${index}.`;
  const own = issuesBelow(issues, prefix);
  const isOpen = isUnfolded || own.length > 0;
  return (
    <div
      className={['group-item', props.zone && `dragging-${props.zone}`].filter(Boolean).join(' ')}
      id={idOfPath(`${props.prefix}groups.${index}`)}
      data-mf-group={id}
      {...(editing.mayArrange && dragging.target(id))}
    >
      <ListItem
        name={name}
        place={index}
        count={count}
        fold={{ isOpen, headline: headlineIn(fields, group, editing), onToggle: () => actions.onFold(id, !isOpen) }}
        {...(editing.mayArrange && {
          handle: <ItemHandle {...{ id, name, index, dragging }} onMove={actions.onMove} imageOf={foldOf} />,
          onMove: (to: number) => actions.onMove(id, to),
          onRemove: () => actions.onRemove(id),
        })}
      >
        <FieldList
          fields={fields}
          part={group}
          onEdit={(change) => actions.onEdit(id, change)}
          {...{ prefix, editing }}
          issues={own}
        />
      </ListItem>
    </div>
  );
});
