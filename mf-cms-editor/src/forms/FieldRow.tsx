import type { FormField } from '@showroom/contracts/entities/form';
import { Badge } from '@showroom/shared-ui/badge';
import { Button } from '@showroom/shared-ui/button';
import { Icon } from '@showroom/shared-ui/icon';
import { type DragEvent, type KeyboardEvent, useId } from 'react';
import { MoveButtons, RemoveButton } from '../inputs/ListItem';
import { FieldSettings, titleOf } from './FieldSettings';
import { withFieldCopied, withoutField } from './form-edit';
import { KINDS } from './kinds';
import type { FormEdit } from './use-form-edit';

/** What is dragged, and beside what it would be let go. */
export interface Drag {
  readonly index: number;
  readonly over?: { readonly index: number; readonly zone: 'before' | 'after' };
}

export interface FieldRowProps {
  readonly edit: FormEdit;
  readonly field: FormField;
  readonly index: number;
  readonly isOpen: boolean;
  readonly drag: Drag | undefined;
  readonly setDrag: (drag: Drag | undefined) => void;
  readonly onToggle: () => void;
  readonly onStep: (by: -1 | 1) => void;
  readonly onDrop: (from: number, over: number, zone: 'before' | 'after') => void;
  readonly onRename: (from: string, to: string) => void;
  /** Says what was done. */
  readonly onDone: (sentence: string) => void;
}

/** One field: what it is, where it stands, and its settings once it is opened. */
export function FieldRow(props: FieldRowProps) {
  const { edit, field, index, isOpen, drag, onToggle } = props;
  const id = useId();
  const title = titleOf(field, edit);
  const zone = drag?.over?.index === index ? drag.over.zone : undefined;
  const problems = edit.issues.filter(({ path }) => path.startsWith(`fields.${index}.`)).length;
  const isArranged = edit.isSource && edit.mayWrite;
  return (
    <li
      className={['forms-field', zone && `forms-field-${zone}`, isOpen && 'forms-field-open'].filter(Boolean).join(' ')}
    >
      <div className="forms-field-head" draggable={isArranged} {...(isArranged && dragging(props, title))}>
        {isArranged && <Handle {...props} title={title} />}
        <button
          type="button"
          className="forms-field-title"
          aria-expanded={isOpen}
          aria-controls={id}
          data-mf-field={index}
          onClick={onToggle}
        >
          <Icon name={KINDS[field.kind].icon} size={20} />
          <span className="forms-field-text">
            <strong lang={edit.locale} dir="auto">
              {title}
            </strong>
            <span className="forms-field-facts">
              {KINDS[field.kind].label} · <code>{field.name}</code>
            </span>
          </span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
        </button>
        <Badges field={field} problems={problems} />
        {isArranged && <RowButtons {...props} title={title} />}
      </div>
      <div id={id} hidden={!isOpen} className="forms-field-body">
        {isOpen && <FieldSettings edit={edit} field={field} index={index} onRename={props.onRename} />}
      </div>
    </li>
  );
}

function Badges({ field, problems }: { readonly field: FormField; readonly problems: number }) {
  return (
    <span className="forms-field-badges">
      {problems > 0 && <Badge kind="danger">{problems === 1 ? '1 problem' : `${problems} problems`}</Badge>}
      {field.is_required && field.kind !== 'hidden' && <Badge>Required</Badge>}
      {field.width === 'half' && <Badge>Half</Badge>}
      {field.shown_if && <Badge kind="accent">Only if {field.shown_if.field}</Badge>}
    </span>
  );
}

const KEYS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

interface TitledProps extends FieldRowProps {
  readonly title: string;
}

function Handle({ index, title, onStep }: TitledProps) {
  function press(event: KeyboardEvent): void {
    const by = KEYS[event.key];
    if (!by) return;
    event.preventDefault();
    onStep(by);
  }
  return (
    <button
      type="button"
      className="forms-field-handle"
      data-mf-handle={index}
      aria-label={`Move ${title}`}
      title="Drag, or press the arrow keys"
      onKeyDown={press}
    >
      <Icon name="drag" size={18} />
    </button>
  );
}

function RowButtons({ edit, index, title, onStep, onDone }: TitledProps) {
  const { fields, steps } = edit.draft;
  const step = fields[index]?.step ?? 0;
  const isFirst = index === 0 && step === 0;
  const isLast = index === fields.length - 1 && step >= steps.length - 1;

  function copy(): void {
    edit.change(`Duplicate ${title}`, (draft) => withFieldCopied(draft, index));
    onDone(`${title} was duplicated.`);
  }

  function remove(): void {
    edit.change(`Remove ${title}`, (draft) => withoutField(draft, index));
    onDone(`${title} was removed.`);
  }

  return (
    <div className="forms-field-buttons">
      <MoveButtons
        name={title}
        place={isFirst ? 0 : 1}
        count={isLast ? 2 : 3}
        onMove={(to) => onStep(to < (isFirst ? 0 : 1) ? -1 : 1)}
      />
      <Button
        kind="tertiary"
        aria-label={`Duplicate ${title}`}
        title="Duplicate"
        icon={<Icon name="plus" size={16} />}
        onClick={copy}
      />
      <RemoveButton name={title} onRemove={remove} />
    </div>
  );
}

/** The upper half of a row is before it, the lower one behind it. */
function zoneOf(event: DragEvent): 'before' | 'after' {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  return height > 0 && event.clientY - top < height / 2 ? 'before' : 'after';
}

function dragging({ index, drag, setDrag, onDrop }: FieldRowProps, title: string) {
  return {
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', title);
      setDrag({ index });
    },
    onDragOver: (event: DragEvent) => {
      if (!drag || drag.index === index) return;
      event.preventDefault();
      const zone = zoneOf(event);
      if (drag.over?.index !== index || drag.over.zone !== zone) setDrag({ index: drag.index, over: { index, zone } });
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (drag) onDrop(drag.index, index, zoneOf(event));
      setDrag(undefined);
    },
    onDragEnd: () => setDrag(undefined),
  };
}
