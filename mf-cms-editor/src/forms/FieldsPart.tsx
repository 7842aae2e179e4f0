import { FIELD_KINDS, type FieldKind } from '@showroom/contracts/entities/form';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { Heading } from '@showroom/shared-ui/heading';
import { Icon } from '@showroom/shared-ui/icon';
import { isInLanguage } from '@showroom/shared-ui/in-language';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { useId } from 'react';
import { type Half, halfAt, useDragging } from '../dragging/use-dragging';
import { useHandleFocus } from '../dragging/use-handle-focus';
import { RemoveButton } from '../inputs/ListItem';
import { idOfPath } from '../layout/issue';
import { FieldRow } from './FieldRow';
import { titleOf } from './FieldSettings';
import { FormTexts } from './FormTexts';
import {
  type Draft,
  newField,
  placeOf,
  withFieldDropped,
  withFieldInStep,
  withFieldStepped,
  withNewField,
  withNewStep,
  withoutStep,
} from './form-edit';
import { KINDS } from './kinds';
import messages from './messages/fields/en.json';
import { TranslatedInput } from './TranslatedInput';
import type { FormEdit } from './use-form-edit';
import type { Opened } from './use-opened';

export interface FieldsPartProps {
  readonly edit: FormEdit;
  /** The field that is open, by its name. */
  readonly opened: Opened;
  readonly tell: (sentence: string) => void;
}

/** What a form asks: its steps and fields, and the palette that they come from. */
export function FieldsPart(props: FieldsPartProps) {
  const { edit } = props;
  return (
    <div className="forms-fields">
      <FormTexts edit={edit} />
      <Fields {...props} />
      {edit.isSource && edit.mayWrite && <Palette {...props} />}
    </div>
  );
}

/** Moves fields, says where they stand now, and keeps the focus on what was moved. */
function useArrange({ edit, tell }: Pick<FieldsPartProps, 'edit' | 'tell'>) {
  const texts = useMessages(messages);
  const { draft } = edit;
  const { list, focusOn } = useHandleFocus<HTMLElement>(draft);

  function arrange(index: number, next: Draft): void {
    const field = draft.fields[index];
    if (!field) return;
    const now = next.fields.findIndex(({ name }) => name === field.name);
    if (next === draft) {
      tell(texts.not_there);
      return;
    }
    const title = titleOf(field, edit, texts);
    focusOn(now);
    edit.change(fillText(texts.move, { field: title }), () => next);
    tell(placeOf(next, now, title, texts.moved));
  }

  return { list, arrange };
}

function Fields({ edit, opened, tell }: FieldsPartProps) {
  const texts = useMessages(messages);
  const { draft } = edit;
  const id = useId();
  const { list, arrange } = useArrange({ edit, tell });
  const { dragging, dragged, zoneOver } = useDragging<number, Half>({
    zoneAt: halfAt,
    onDrop: (from, over, half) => arrange(from, withFieldDropped(draft, from, over, half)),
  });
  const keys = opened.keysOf(draft.fields.map(({ name }) => name));
  const isStepped = draft.steps.length > 1;
  const count = Math.max(1, draft.steps.length);

  const rowsOf = (step: number) =>
    draft.fields.map((field, index) =>
      Math.min(field.step, count - 1) === step ? (
        <FieldRow
          key={keys[index]}
          {...{ edit, field, index, dragging }}
          zone={zoneOver(index)}
          isOpen={opened.name === field.name}
          onToggle={() => opened.toggle(field.name)}
          onStep={(by) => arrange(index, withFieldStepped(draft, index, by))}
          onRename={opened.rename}
          onDone={tell}
        />
      ) : null,
    );

  function dropInto(step: number): void {
    const isEmpty = !draft.fields.some((field) => field.step === step);
    if (dragged !== undefined && isEmpty) arrange(dragged, withFieldInStep(draft, dragged, step));
  }

  return (
    <section aria-labelledby={id} className="forms-list" ref={list} id={idOfPath('fields')} tabIndex={-1}>
      <Heading level={2} size="m" id={id}>
        {texts.fields}
      </Heading>
      {draft.fields.length === 0 && <p className="editor-quiet">{texts.none}</p>}
      {Array.from({ length: count }, (_, step) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dragging has buttons and keys beside it
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place
          key={step}
          className={isStepped ? 'forms-step' : undefined}
          onDragOver={(event) => dragged !== undefined && event.preventDefault()}
          onDrop={() => dropInto(step)}
        >
          {isStepped && <StepHead edit={edit} step={step} tell={tell} />}
          <ol className="forms-field-list">{rowsOf(step)}</ol>
        </div>
      ))}
      {edit.isSource && edit.mayWrite && <AddStep edit={edit} tell={tell} />}
    </section>
  );
}

function AddStep({ edit, tell }: Pick<FieldsPartProps, 'edit' | 'tell'>) {
  const texts = useMessages(messages);
  return (
    <p className="editor-actions">
      <Button
        kind="secondary"
        size="small"
        onClick={() => {
          edit.change(texts.add_step, withNewStep);
          tell(texts.step_added);
        }}
      >
        {edit.draft.steps.length > 1 ? texts.add_step : texts.divide}
      </Button>
    </p>
  );
}

interface StepHeadProps extends Pick<FieldsPartProps, 'edit' | 'tell'> {
  readonly step: number;
}

function StepHead({ edit, step, tell }: StepHeadProps) {
  const texts = useMessages(messages);
  const { steps } = edit.draft;
  const number = step + 1;
  const remove = fillText(texts.remove_step, { number });
  return (
    <div className="forms-step-head">
      <TranslatedInput
        edit={edit}
        label={fillText(texts.step_name, { number })}
        path={`steps.${step}.title`}
        text={steps[step]?.title}
        name={texts.change_step_name}
        required
        onText={(draft, title) => ({ ...draft, steps: draft.steps.with(step, { title }) })}
      />
      {edit.isSource && edit.mayWrite && (
        <RemoveButton
          label={remove}
          onRemove={() => {
            edit.change(remove, (draft) => withoutStep(draft, step));
            tell(fillText(texts.step_removed, { number }));
          }}
        />
      )}
    </div>
  );
}

/** Every kind of field; what is added stands behind the others and is open. */
function Palette({ edit, opened, tell }: FieldsPartProps) {
  const texts = useMessages(messages);
  const { locale } = usePageLocale();
  const { draft, source } = edit;
  const id = useId();
  const last = Math.max(0, draft.steps.length - 1);
  const openField = draft.fields.find(({ name }) => name === opened.name);

  function add(kind: FieldKind): void {
    const { label } = texts.kinds[kind];
    // Its first label is what the palette says, where visitors read the same language.
    const isRead = isInLanguage(source, { language: locale.split('-')[0] });
    const next = withNewField(draft, newField(kind, kind, isRead ? { [source]: label } : {}), openField?.step ?? last);
    const field = next.fields.find((one) => !draft.fields.includes(one));
    if (!field) return;
    edit.change(fillText(texts.add, { field: label }), () => next);
    opened.begin(field.name);
    tell(placeOf(next, next.fields.indexOf(field), label, texts.added));
  }

  return (
    <section aria-labelledby={id} className="forms-list">
      <Heading level={2} size="m" id={id}>
        {texts.add_field}
      </Heading>
      <ul className="forms-palette">
        {FIELD_KINDS.map((kind) => (
          <li key={kind}>
            <button type="button" className="forms-palette-kind" onClick={() => add(kind)}>
              <Icon name={KINDS[kind].icon} size={20} />
              <span>
                <strong>{texts.kinds[kind].label}</strong>
                <span className="forms-palette-purpose">{texts.kinds[kind].purpose}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
