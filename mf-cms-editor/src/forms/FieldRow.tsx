import type { FormField } from '@showroom/contracts/entities/form';
import { fillText } from '@showroom/contracts/fill-text';
import { Badge } from '@showroom/shared-ui/badge';
import { Button } from '@showroom/shared-ui/button';
import { formatCount } from '@showroom/shared-ui/format-count';
import { Icon } from '@showroom/shared-ui/icon';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { useId } from 'react';
import { DragHandle, UP_AND_DOWN } from '../dragging/DragHandle';
import type { Dragging, Half } from '../dragging/use-dragging';
import { MoveButtons, RemoveButton } from '../inputs/ListItem';
import { FieldSettings, titleOf } from './FieldSettings';
import { withFieldCopied, withoutField } from './form-edit';
import { KINDS } from './kinds';
import messages from './messages/fields/en.json';
import type { FormEdit } from './use-form-edit';

export interface FieldRowProps {
  readonly edit: FormEdit;
  readonly field: FormField;
  readonly index: number;
  readonly isOpen: boolean;
  readonly dragging: Dragging<number>;
  /** The part of it that another field is dragged over. */
  readonly zone: Half | undefined;
  readonly onToggle: () => void;
  readonly onStep: (by: -1 | 1) => void;
  readonly onRename: (from: string, to: string) => void;
  /** Says what was done. */
  readonly onDone: (sentence: string) => void;
}

/** One field: what it is, where it stands, and its settings once it is opened. */
export function FieldRow(props: FieldRowProps) {
  const { edit, field, index, isOpen, dragging, zone, onToggle } = props;
  const id = useId();
  const texts = useMessages(messages);
  const title = titleOf(field, edit, texts);
  const problems = edit.issues.filter(({ path }) => path.startsWith(`fields.${index}.`)).length;
  const isArranged = edit.isSource && edit.mayWrite;
  return (
    <li className={['forms-field', zone && `dragging-${zone}`, isOpen && 'forms-field-open'].filter(Boolean).join(' ')}>
      <div
        className="forms-field-head"
        {...(isArranged && { ...dragging.source(index, title), ...dragging.target(index) })}
      >
        {isArranged && <DragHandle name={title} id={index} keys={UP_AND_DOWN} onStep={props.onStep} />}
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
              {texts.kinds[field.kind].label} · <code>{field.name}</code>
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
  const texts = useMessages(messages);
  const { locale } = usePageLocale();
  return (
    <span className="forms-field-badges">
      {problems > 0 && <Badge kind="danger">{formatCount(problems, texts.problems, locale)}</Badge>}
      {field.is_required && field.kind !== 'hidden' && <Badge>{texts.required}</Badge>}
      {field.width === 'half' && <Badge>{texts.half}</Badge>}
      {field.shown_if && <Badge kind="accent">{fillText(texts.shown_if, { field: field.shown_if.field })}</Badge>}
    </span>
  );
}

interface TitledProps extends FieldRowProps {
  readonly title: string;
}

function RowButtons({ edit, index, title, onStep, onDone }: TitledProps) {
  const texts = useMessages(messages);
  const { fields, steps } = edit.draft;
  const step = fields[index]?.step ?? 0;
  const isFirst = index === 0 && step === 0;
  const isLast = index === fields.length - 1 && step >= steps.length - 1;

  function copy(): void {
    edit.change(fillText(texts.duplicate_field, { field: title }), (draft) => withFieldCopied(draft, index));
    onDone(fillText(texts.duplicated, { field: title }));
  }

  function remove(): void {
    edit.change(fillText(texts.remove_field, { field: title }), (draft) => withoutField(draft, index));
    onDone(fillText(texts.removed, { field: title }));
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
        aria-label={fillText(texts.duplicate_field, { field: title })}
        title={texts.duplicate}
        icon={<Icon name="plus" size={16} />}
        onClick={copy}
      />
      <RemoveButton name={title} onRemove={remove} />
    </div>
  );
}
