import type { EditedEntry } from '@showroom/contracts/calls/nav-trees';
import { fillText } from '@showroom/contracts/fill-text';
import { directionOf } from '@showroom/contracts/markets';
import { Badge } from '@showroom/shared-ui/badge';
import { Button } from '@showroom/shared-ui/button';
import { Icon } from '@showroom/shared-ui/icon';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { DragHandle } from '../dragging/DragHandle';
import { type Dragging, useDragging } from '../dragging/use-dragging';
import messages from './messages/en.json';
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

interface LevelProps extends TreeListProps {
  readonly parent: string | null;
  readonly dragging: Dragging<string>;
  readonly zoneOver: (id: string) => Zone | undefined;
}

/** The entries of a place as a tree, moved by dragging, by buttons or by arrow keys. */
export function TreeList(props: TreeListProps) {
  const { dragging, zoneOver } = useDragging<string, Zone>({ zoneAt, onDrop: props.onDrop });
  return <Level {...props} parent={null} dragging={dragging} zoneOver={zoneOver} />;
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
function zoneAt(share: number): Zone {
  return share < 0.3 ? 'before' : share > 0.7 ? 'after' : 'into';
}

function Row(props: RowProps) {
  const { entry, dragging, zoneOver, issuesOf, onStep } = props;
  const texts = useMessages(messages);
  const keys = KEYS[directionOf(usePageLocale().locale)];
  const zone = zoneOver(entry.id);
  const problems = Object.entries(issuesOf(entry));

  return (
    <div
      className={['nav-tree-row', zone && `dragging-${zone}`].filter(Boolean).join(' ')}
      {...dragging.source(entry.id, entry.label)}
      {...dragging.target(entry.id)}
    >
      <DragHandle name={entry.label} id={entry.id} keys={keys} onStep={(step) => onStep(entry, step)} />
      <div className="nav-tree-text">
        <strong dir="auto">{entry.label}</strong> {entry.type !== 'link' && <Badge>{texts.types[entry.type]}</Badge>}
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

/** What each arrow key does: "in" lies where a page is read to. */
const KEYS: Readonly<Record<'ltr' | 'rtl', Readonly<Record<string, Step>>>> = {
  ltr: { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' },
  rtl: { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'out', ArrowLeft: 'in' },
};

function RowButtons({ entry, entries, levels, onStep, onEdit, onAddBelow, onRemove }: RowProps) {
  const texts = useMessages(messages);
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
      aria-label={fillText(name, { label })}
      disabled={off}
      icon={<Icon name={icon} size={16} />}
      onClick={() => onStep(entry, to)}
    />
  );
  return (
    <div className="nav-tree-buttons">
      {step(texts.move_up, 'arrow-up', 'up', index === 0)}
      {step(texts.move_down, 'arrow-down', 'down', isLast)}
      {levels > 1 && entry.parent === null && step(texts.move_in, 'arrow-end', 'in', index === 0)}
      {entry.parent !== null && step(texts.move_out, 'arrow-start', 'out', false)}
      {levels > 1 && entry.parent === null && (
        <Button
          kind="tertiary"
          aria-label={fillText(texts.add_below, { label })}
          icon={<Icon name="plus" size={16} />}
          onClick={() => onAddBelow(entry)}
        />
      )}
      <Button
        kind="tertiary"
        aria-label={fillText(texts.change_label, { label })}
        icon={<Icon name="edit" size={16} />}
        onClick={() => onEdit(entry)}
      />
      <Button
        kind="tertiary"
        aria-label={fillText(texts.remove_label, { label })}
        icon={<Icon name="trash" size={16} />}
        onClick={() => onRemove(entry)}
      />
    </div>
  );
}
