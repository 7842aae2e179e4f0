import type { EditedEntry } from '@showroom/contracts/calls/nav-trees';
import { Badge } from '@showroom/shared-ui/badge';
import { Button } from '@showroom/shared-ui/button';
import { Icon } from '@showroom/shared-ui/icon';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { TYPES } from './EntryDialog';
import { childrenOf, type Entries, indexOf, type Zone } from './tree-edit';

/** What is done with an entry where it stands. */
export type Step = 'up' | 'down' | 'in' | 'out';

interface TreeListProps {
  readonly entries: Entries;
  readonly levels: number;
  readonly issuesOf: (entry: EditedEntry) => Readonly<Record<string, string>>;
  readonly onStep: (entry: EditedEntry, step: Step) => void;
  readonly onDrop: (id: string, over: string, zone: Zone) => void;
  readonly onEdit: (entry: EditedEntry) => void;
  readonly onAddBelow: (entry: EditedEntry) => void;
  readonly onRemove: (entry: EditedEntry) => void;
}

/** What is dragged, and over what it is now. */
interface Drag {
  readonly id: string;
  readonly over?: { readonly id: string; readonly zone: Zone };
}

interface LevelProps extends TreeListProps {
  readonly parent: string | null;
  readonly drag: Drag | undefined;
  readonly setDrag: (drag: Drag | undefined) => void;
}

/** The entries of a place as a tree, moved by dragging, by buttons or by arrow keys. */
export function TreeList(props: TreeListProps) {
  const [drag, setDrag] = useState<Drag>();
  return <Level {...props} parent={null} drag={drag} setDrag={setDrag} />;
}

function Level(props: LevelProps) {
  const entries = childrenOf(props.entries, props.parent);
  if (entries.length === 0) return null;
  return (
    <ol className="nav-tree">
      {entries.map((entry) => (
        <li key={entry.id}>
          <Row {...props} entry={entry} />
          <Level {...props} parent={entry.id} />
        </li>
      ))}
    </ol>
  );
}

interface RowProps extends LevelProps {
  readonly entry: EditedEntry;
}

/** The upper and lower part of a row are beside it, its middle is below it. */
function zoneOf(event: DragEvent): Zone {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const share = height === 0 ? 0.5 : (event.clientY - top) / height;
  return share < 0.3 ? 'before' : share > 0.7 ? 'after' : 'into';
}

function Row(props: RowProps) {
  const { entry, drag, setDrag, onDrop, issuesOf } = props;
  const zone = drag?.over?.id === entry.id ? drag.over.zone : undefined;
  const problems = Object.entries(issuesOf(entry));

  function dragOver(event: DragEvent): void {
    if (!drag || drag.id === entry.id) return;
    event.preventDefault();
    const next = zoneOf(event);
    if (next !== zone) setDrag({ id: drag.id, over: { id: entry.id, zone: next } });
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    if (drag) onDrop(drag.id, entry.id, zoneOf(event));
    setDrag(undefined);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging has buttons and keys beside it
    <div
      className={['nav-tree-row', zone && `nav-tree-row-${zone}`].filter(Boolean).join(' ')}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', entry.label);
        setDrag({ id: entry.id });
      }}
      onDragOver={dragOver}
      onDrop={drop}
      onDragEnd={() => setDrag(undefined)}
    >
      <Handle {...props} />
      <div className="nav-tree-text">
        <strong dir="auto">{entry.label}</strong> {entry.type !== 'link' && <Badge>{TYPES[entry.type]}</Badge>}
        {entry.url && <code>{entry.url}</code>}
        {problems.map(([field, message]) => (
          <span key={field} className="nav-tree-problem">
            {message}
          </span>
        ))}
      </div>
      <RowButtons {...props} />
    </div>
  );
}

const KEYS: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

function Handle({ entry, onStep }: RowProps) {
  function press(event: KeyboardEvent): void {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    onStep(entry, step);
  }
  return (
    <button
      type="button"
      className="nav-tree-handle"
      data-mf-entry={entry.id}
      aria-label={`Move ${entry.label}`}
      title="Drag, or press the arrow keys"
      onKeyDown={press}
    >
      <Icon name="drag" size={18} />
    </button>
  );
}

function RowButtons({ entry, entries, levels, onStep, onEdit, onAddBelow, onRemove }: RowProps) {
  const index = indexOf(entries, entry);
  const isLast = index === childrenOf(entries, entry.parent).length - 1;
  const { label } = entry;
  const step = (
    name: string,
    icon: 'arrow-up' | 'arrow-down' | 'arrow-start' | 'arrow-end',
    to: Step,
    off: boolean,
  ) => (
    <Button
      kind="tertiary"
      aria-label={`Move ${label} ${name}`}
      disabled={off}
      icon={<Icon name={icon} size={16} />}
      onClick={() => onStep(entry, to)}
    />
  );
  return (
    <div className="nav-tree-buttons">
      {step('up', 'arrow-up', 'up', index === 0)}
      {step('down', 'arrow-down', 'down', isLast)}
      {levels > 1 && entry.parent === null && step('in', 'arrow-end', 'in', index === 0)}
      {entry.parent !== null && step('out', 'arrow-start', 'out', false)}
      {levels > 1 && entry.parent === null && (
        <Button
          kind="tertiary"
          aria-label={`Add below ${label}`}
          icon={<Icon name="plus" size={16} />}
          onClick={() => onAddBelow(entry)}
        />
      )}
      <Button
        kind="tertiary"
        aria-label={`Change ${label}`}
        icon={<Icon name="edit" size={16} />}
        onClick={() => onEdit(entry)}
      />
      <Button
        kind="tertiary"
        aria-label={`Remove ${label}`}
        icon={<Icon name="trash" size={16} />}
        onClick={() => onRemove(entry)}
      />
    </div>
  );
}
