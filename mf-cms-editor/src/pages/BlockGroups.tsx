import type { Field, Template } from '@showroom/contracts/blocks/template';
import type { ContentBlock, ContentGroup } from '@showroom/contracts/content/page-content';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { FieldError } from '@showroom/shared-ui/field';
import { useMessages } from '@showroom/shared-ui/messages';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type Half, halfAt, placeOfDrop, useDragging } from '../dragging/use-dragging';
import { moved } from '../inputs/ListItem';
import { type Issue, idOfPath } from '../layout/issue';
import type { Editing } from './FieldList';
import type { GroupActions } from './GroupItem';
import { GroupList } from './GroupList';
import blockMessages from './messages/blocks/en.json';
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
export function BlockGroups(props: BlockGroupsProps) {
  const { field_groups_template: fields } = props.template;
  return fields ? <Groups {...props} fields={fields} /> : null;
}

function Groups({ fields, ...props }: BlockGroupsProps & { readonly fields: readonly Field[] }) {
  const { template, block, prefix, editing, issues, onGroups } = props;
  const { groups } = block;
  const texts = useMessages(blockMessages);
  const { max_field_groups: most } = template;
  const list = useRef<HTMLDivElement>(null);
  const folds = useFolds(groups);
  const { actions, movedTo } = useGroupActions(list, groups, { onGroups, onFold: folds.setOpen });
  const { dragging, zoneOver } = useDragging<string, Half>({
    zoneAt: halfAt,
    onDrop(from, over, half) {
      const [at, target] = [from, over].map((id) => groups.findIndex((group) => group.id === id));
      if (at !== undefined && target !== undefined) actions.onMove(from, placeOfDrop(at, target, half));
    },
  });
  const own = issues.find((issue) => issue.path === `${prefix}groups`);
  return (
    <div className="block-form-groups" ref={list}>
      <GroupList
        {...{ groups, fields, prefix, editing, issues, actions, dragging, zoneOver }}
        count={groups.length}
        isUnfolded={folds.isOpen}
      />
      <p role="status" className="ui-visually-hidden">
        {movedTo !== undefined && fillText(texts.group_moved, { place: movedTo + 1, count: groups.length })}
      </p>
      {own && <FieldError id={`${idOfPath(`${prefix}groups`)}-error`}>{own.message}</FieldError>}
      {editing.mayArrange && <AddGroups {...props} fields={fields} onAdded={(id) => folds.setOpen(id, true)} />}
      {most !== undefined && (
        <p className="ui-field-hint">{fillText(texts.most_groups, { count: groups.length, most })}</p>
      )}
    </div>
  );
}

interface AddGroupsProps extends BlockGroupsProps {
  readonly fields: readonly Field[];
  readonly onAdded: (id: string) => void;
}

/** One group more, or as many as a table has rows. */
function AddGroups({ template, block, prefix, editing, fields, onGroups, onAdded }: AddGroupsProps) {
  const texts = useMessages(blockMessages);
  const { max_field_groups: most = MOST_PASTED } = template;
  function add(): void {
    const group = newGroup(fields, editing.source);
    onAdded(group.id);
    onGroups((present) => [...present, group]);
  }
  return (
    <div className="editor-actions">
      <Button
        id={idOfPath(`${prefix}groups`)}
        kind="secondary"
        size="small"
        disabled={!canAddGroup(template, block)}
        onClick={add}
      >
        {texts.add_item}
      </Button>
      {editing.locale === editing.source && (
        <PasteRows
          fields={fields}
          locale={editing.source}
          room={Math.max(0, most - block.groups.length)}
          onPaste={(rows) => onGroups((present) => [...present, ...rows])}
        />
      )}
    </div>
  );
}

/** Which groups stand open; it outlives a group that moves from one part of the list to another. */
function useFolds(groups: readonly ContentGroup[]) {
  const areFew = groups.length <= MOST_OPEN;
  const [known, setKnown] = useState<ReadonlyMap<string, boolean>>(
    () => new Map(areFew ? groups.map(({ id }) => [id, true]) : []),
  );
  return useMemo(
    () => ({
      isOpen: (id: string) => known.get(id) ?? areFew,
      setOpen: (id: string, isOpen: boolean) => setKnown((before) => new Map([...before, [id, isOpen]])),
    }),
    [known, areFew],
  );
}

interface GroupEdits {
  readonly onGroups: EditGroups;
  readonly onFold: (id: string, isOpen: boolean) => void;
}

/** What is done with groups, and where the one stands that was moved last. */
function useGroupActions(
  list: RefObject<HTMLElement | null>,
  groups: readonly ContentGroup[],
  { onGroups, onFold }: GroupEdits,
): { readonly actions: GroupActions; readonly movedTo: number | undefined } {
  const [movedId, setMovedId] = useState<string>();
  const holdFocus = useGroupFocus(list, groups);
  const fold = useRef(onFold);
  useEffect(() => {
    fold.current = onFold;
  });
  const actions = useMemo<GroupActions>(
    () => ({
      onEdit: (id, change) => onGroups((present) => present.map((one) => (one.id === id ? change(one) : one))),
      onMove(id, to) {
        holdFocus();
        setMovedId(id);
        onGroups((present) => {
          const from = present.findIndex((one) => one.id === id);
          return moved(present, from, to);
        });
      },
      onRemove: (id) => onGroups((present) => present.filter((one) => one.id !== id)),
      onFold: (id, isOpen) => fold.current(id, isOpen),
    }),
    [onGroups, holdFocus],
  );
  const at = groups.findIndex(({ id }) => id === movedId);
  return { actions, movedTo: at < 0 ? undefined : at };
}

const BUTTONS = 'button';

/** The button of a group that has the focus keeps it while the group changes its place. */
function useGroupFocus(list: RefObject<HTMLElement | null>, groups: readonly ContentGroup[]): () => void {
  const held = useRef<{ readonly id: string; readonly at: number }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the move that takes the focus away
  useEffect(() => {
    const { id, at } = held.current ?? {};
    held.current = undefined;
    if (id === undefined || at === undefined) return;
    const boxes = [...(list.current?.querySelectorAll('[data-mf-group]') ?? [])];
    const box = boxes.find((one) => one.getAttribute('data-mf-group') === id);
    box?.querySelectorAll<HTMLElement>(BUTTONS)[at]?.focus();
  }, [groups]);
  const [hold] = useState(() => () => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement)) return;
    const box = focused.closest('[data-mf-group]');
    const at = [...(box?.querySelectorAll<HTMLElement>(BUTTONS) ?? [])].indexOf(focused);
    const id = box?.getAttribute('data-mf-group');
    if (id && at >= 0) held.current = { id, at };
  });
  return hold;
}
