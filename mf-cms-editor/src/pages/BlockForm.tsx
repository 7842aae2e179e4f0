import type { Template } from '@showroom/contracts/blocks/template';
import type { ContentBlock, PageContent } from '@showroom/contracts/content/page-content';
import { Badge } from '@showroom/shared-ui/badge';
import { Button } from '@showroom/shared-ui/button';
import { Disclosure } from '@showroom/shared-ui/disclosure';
import { FieldError } from '@showroom/shared-ui/field';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ListItem, MoveButtons, moved, RemoveButton } from '../inputs/ListItem';
import { idOfPath } from '../layout/issue';
import { BlockPlaces } from './BlockPlaces';
import { type Editing, FieldList } from './FieldList';
import type { GovernedPlace } from './governed-places';
import { canAddGroup, headlineOf, isShown, newGroup, withShown } from './page-edit';

/** What can be done with a block among the others. */
interface BlockActions {
  readonly onMove: (to: number) => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
  /** Takes the page with the block at other places. */
  readonly onArrange: (content: PageContent) => void;
}

interface BlockFormProps {
  readonly block: ContentBlock;
  /** The page that it stands on. */
  readonly content: PageContent;
  readonly index: number;
  readonly count: number;
  /** Undefined when no remote of the market has the block any more. */
  readonly template: Template | undefined;
  /** Where it is shown, if it stands in another block. */
  readonly place: GovernedPlace | undefined;
  readonly nameOf: (index: number) => string;
  readonly editing: Editing;
  /** Whether the block is for others to change, its texts included. */
  readonly isLocked: boolean;
  readonly actions: BlockActions;
  /** Grows whenever the block is chosen on the canvas: it opens, and the cursor goes to it. */
  readonly chosen: number;
  /** Somebody works in the block. */
  readonly onFocus: () => void;
  readonly onChange: (block: ContentBlock) => void;
}

/** One block of the page: its fields and, where the template repeats any, its groups. */
export function BlockForm(props: BlockFormProps) {
  const { block, content, index, count, template, place, nameOf, editing, isLocked, actions, onChange } = props;
  const prefix = `blocks.${index}.`;
  const wrong = editing.issues.filter((issue) => issue.path.startsWith(prefix)).length;
  const headline = headlineOf(template, block, editing.locale) || headlineOf(template, block, editing.source);
  const [open, setOpen] = useState(index === 0);
  const name = nameOf(index);
  const box = useChosen(props, () => setOpen(true));
  return (
    <div
      ref={box}
      className="block-form-box"
      id={idOfPath(`blocks.${index}`)}
      data-depth={place && Math.min(place.depth, 3)}
    >
      {place && <p className="block-form-place">{`In “${place.label}” of ${nameOf(place.by)}`}</p>}
      <Disclosure
        title={`${name}${headline && ` – ${headline}`}`}
        detail={wrong > 0 ? `${wrong} to correct` : !isShown(block) && <Badge kind="neutral">Hidden</Badge>}
        open={open || wrong > 0}
        onToggle={setOpen}
        className="block-form"
      >
        {template && isLocked && <p>This block is changed by managers and administrators.</p>}
        {template && !isLocked && (
          <>
            <FieldList fields={template.fields} part={block} prefix={prefix} editing={editing} onChange={onChange} />
            <Groups template={template} block={block} prefix={prefix} editing={editing} onChange={onChange} />
            {editing.mayArrange && editing.locale === editing.source && (
              <BlockPlaces block={block} content={content} onChange={onChange} onArrange={actions.onArrange} />
            )}
          </>
        )}
        {!template && <p>This block cannot be edited: no part of the site offers it any more. It is kept as it is.</p>}
      </Disclosure>
      {editing.mayArrange && !isLocked && (
        <Arrange name={name} index={index} count={count} block={block} actions={actions} onChange={onChange} />
      )}
    </div>
  );
}

/** Opens a block that was chosen on the canvas, and says when somebody works in it. */
function useChosen({ chosen, onFocus }: BlockFormProps, open: () => void): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const opened = useRef(0);
  useEffect(() => {
    if (chosen === opened.current) return;
    opened.current = chosen;
    open();
    box.current?.querySelector<HTMLElement>('summary, button')?.focus();
  });
  useEffect(() => {
    const element = box.current;
    element?.addEventListener('focusin', onFocus);
    return () => element?.removeEventListener('focusin', onFocus);
  });
  return box;
}

interface ArrangeProps extends Pick<BlockFormProps, 'index' | 'count' | 'block' | 'actions' | 'onChange'> {
  readonly name: string;
}

function Arrange({ name, index, count, block, actions, onChange }: ArrangeProps) {
  const shown = isShown(block);
  return (
    <div className="block-form-actions">
      <MoveButtons name={name} place={index} count={count} onMove={actions.onMove} />
      <Button
        kind="tertiary"
        aria-label={`${shown ? 'Hide' : 'Show'} ${name}`}
        onClick={() => onChange(withShown(block, !shown))}
      >
        {shown ? 'Hide' : 'Show'}
      </Button>
      <Button kind="tertiary" aria-label={`Copy ${name}`} onClick={actions.onCopy}>
        Copy
      </Button>
      <RemoveButton name={name} onRemove={actions.onRemove} />
    </div>
  );
}

interface GroupsProps extends Pick<BlockFormProps, 'block' | 'editing' | 'onChange'> {
  readonly template: Template;
  readonly prefix: string;
}

function Groups({ template, block, prefix, editing, onChange }: GroupsProps) {
  const { field_groups_template: fields, max_field_groups: most } = template;
  if (!fields) return null;
  const { groups } = block;
  const change = (changed: readonly ContentBlock['groups'][number][]) => onChange({ ...block, groups: [...changed] });
  const ofGroups = editing.issues.find((issue) => issue.path === `${prefix}groups`);
  const groupsId = idOfPath(`${prefix}groups`);
  return (
    <div className="block-form-groups">
      {groups.map((group, at) => (
        <ListItem
          key={group.id}
          name={`Item ${at + 1}`}
          place={at}
          count={groups.length}
          {...(editing.mayArrange && {
            onMove: (to: number) => change(moved(groups, at, to)),
            onRemove: () => change(groups.filter((one) => one !== group)),
          })}
        >
          <FieldList
            fields={fields}
            part={group}
            prefix={`${prefix}groups.${at}.`}
            editing={editing}
            onChange={(next) => change(groups.map((one) => (one === group ? next : one)))}
          />
        </ListItem>
      ))}
      {ofGroups && <FieldError id={`${groupsId}-error`}>{ofGroups.message}</FieldError>}
      {editing.mayArrange && (
        <Button
          id={groupsId}
          kind="secondary"
          size="small"
          disabled={!canAddGroup(template, block)}
          onClick={() => change([...groups, newGroup(fields, editing.source)])}
        >
          Add an item
        </Button>
      )}
      {most !== undefined && (
        <p className="ui-field-hint">
          {groups.length} of at most {most}
        </p>
      )}
    </div>
  );
}
