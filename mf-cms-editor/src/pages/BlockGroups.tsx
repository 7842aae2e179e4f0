import type { Field, Template } from '@showroom/contracts/blocks/template';
import type { ContentBlock, ContentGroup } from '@showroom/contracts/content/page-content';
import { Button } from '@showroom/shared-ui/button';
import { FieldError } from '@showroom/shared-ui/field';
import { memo, useState } from 'react';
import { ListItem, moved } from '../inputs/ListItem';
import { type Issue, idOfPath, issuesBelow } from '../layout/issue';
import { type Editing, FieldList, headlineIn } from './FieldList';
import { PasteRows } from './PasteRows';
import { canAddGroup, newGroup } from './page-edit';

/** Takes the next groups of a block, made from those that it has by then. */
type EditGroups = (change: (groups: readonly ContentGroup[]) => readonly ContentGroup[]) => void;

interface BlockGroupsProps {
  readonly template: Template;
  readonly block: ContentBlock;
  /** Path of the block within the page, e.g. `blocks.0.`. */
  readonly prefix: string;
  readonly editing: Editing;
  /** Of the block alone. */
  readonly issues: readonly Issue[];
  /** The same for as long as the block is edited. */
  readonly onGroups: EditGroups;
}

/** As many groups as a template without a limit of its own is given from a table. */
const MOST_PASTED = 1000;

/** So many groups stand open at first; of more, a thousand even, only their headlines do. */
const MOST_OPEN = 12;

/** The groups that a template repeats. */
export function BlockGroups({ template, block, prefix, editing, issues, onGroups }: BlockGroupsProps) {
  const { field_groups_template: fields, max_field_groups: most } = template;
  const [added, setAdded] = useState<string>();
  if (!fields) return null;
  const { groups } = block;
  const own = issues.find((issue) => issue.path === `${prefix}groups`);
  const id = idOfPath(`${prefix}groups`);

  function add(group: ContentGroup): void {
    setAdded(group.id);
    onGroups((present) => [...present, group]);
  }

  return (
    <div className="block-form-groups">
      {groups.map((group, index) => {
        const path = `${prefix}groups.${index}.`;
        return (
          <GroupItem
            key={group.id}
            {...{ group, index, fields, editing, onGroups }}
            prefix={path}
            count={groups.length}
            isOpenAtFirst={groups.length <= MOST_OPEN || group.id === added}
            issues={issuesBelow(issues, path)}
          />
        );
      })}
      {own && <FieldError id={`${id}-error`}>{own.message}</FieldError>}
      {editing.mayArrange && (
        <div className="editor-actions">
          <Button
            id={id}
            kind="secondary"
            size="small"
            disabled={!canAddGroup(template, block)}
            onClick={() => add(newGroup(fields, editing.source))}
          >
            Add an item
          </Button>
          {editing.locale === editing.source && (
            <PasteRows
              fields={fields}
              locale={editing.source}
              room={Math.max(0, (most ?? MOST_PASTED) - groups.length)}
              onPaste={(rows) => onGroups((present) => [...present, ...rows])}
            />
          )}
        </div>
      )}
      {most !== undefined && (
        <p className="ui-field-hint">
          {groups.length} of at most {most}
        </p>
      )}
    </div>
  );
}

interface GroupItemProps extends Pick<BlockGroupsProps, 'prefix' | 'editing' | 'issues' | 'onGroups'> {
  readonly group: ContentGroup;
  readonly index: number;
  readonly count: number;
  readonly fields: readonly Field[];
  readonly isOpenAtFirst: boolean;
}

/** A block has up to 1,000 groups: a key in one of them renders that one alone. */
const GroupItem = memo(function GroupItem(props: GroupItemProps) {
  const { group, index, count, fields, isOpenAtFirst, onGroups, ...rest } = props;
  const { id } = group;
  const [isUnfolded, setUnfolded] = useState(isOpenAtFirst);
  const isOpen = isUnfolded || rest.issues.length > 0;
  return (
    <ListItem
      name={`Item ${index + 1}`}
      place={index}
      count={count}
      fold={{ isOpen, headline: headlineIn(fields, group, rest.editing), onToggle: () => setUnfolded(!isOpen) }}
      {...(rest.editing.mayArrange && {
        onMove: (to: number) => onGroups((groups) => moved(groups, index, to)),
        onRemove: () => onGroups((groups) => groups.filter((one) => one.id !== id)),
      })}
    >
      <FieldList
        fields={fields}
        part={group}
        onEdit={(change) => onGroups((groups) => groups.map((one) => (one.id === id ? change(one) : one)))}
        {...rest}
      />
    </ListItem>
  );
});
