import type { Condition, FormField } from '@showroom/contracts/entities/form';
import { fillText } from '@showroom/contracts/fill-text';
import { textIn } from '@showroom/contracts/forms/form-in-language';
import { useMessages } from '@showroom/shared-ui/messages';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextField } from '@showroom/shared-ui/text-field';
import { idOfPath } from '../layout/issue';
import { WITH_OPTIONS } from './form-edit';
import messages from './messages/fields/en.json';
import type { FormEdit } from './use-form-edit';

interface ConditionInputsProps {
  readonly edit: FormEdit;
  /** What depends on it: whether a field is asked, or something is sent. */
  readonly label: string;
  /** Path of the condition, such as `fields.2.shown_if`. */
  readonly path: string;
  readonly condition: Condition | undefined;
  /** What the condition can be about. */
  readonly fields: readonly FormField[];
  readonly onChange: (condition: Condition | undefined) => void;
}

/** A field's label in the market's first language, else its name. */
export function labelOf({ label, name }: FormField, { source, locales }: Pick<FormEdit, 'source' | 'locales'>): string {
  return textIn(label, source, locales) || name;
}

/** Values that a field can have, where they are known. */
function valuesOf({ kind, options = [] }: FormField, edit: FormEdit, texts: typeof messages) {
  if (kind === 'consent') return [{ value: 'true', label: texts.ticked }];
  if (!WITH_OPTIONS.includes(kind)) return undefined;
  return options.map(({ value, label }) => ({ value, label: textIn(label, edit.source, edit.locales) || value }));
}

/** Always, or while another field has a value. */
export function ConditionInputs({ edit, label, path, condition, fields, onChange }: ConditionInputsProps) {
  const texts = useMessages(messages);
  const usable = fields.filter(({ kind }) => kind !== 'file');
  const about = usable.find(({ name }) => name === condition?.field);
  const values = about && valuesOf(about, edit, texts);
  const isGone = condition !== undefined && !about;
  const optionOf = (value: string, field: string) => ({ value, label: fillText(texts.condition, { field }) });
  const options = usable.map((field) => optionOf(field.name, labelOf(field, edit)));

  function choose(name: string): void {
    const field = usable.find((one) => one.name === name);
    onChange(field && { field: name, is: valuesOf(field, edit, texts)?.[0]?.value ?? '' });
  }

  return (
    <>
      <SelectField
        id={idOfPath(`${path}.field`)}
        label={label}
        placeholder={texts.always}
        options={isGone ? [...options, optionOf(condition.field, condition.field)] : options}
        value={condition?.field ?? ''}
        error={edit.errorAt(`${path}.field`)}
        onChange={({ target }) => choose(target.value)}
      />
      {condition && values && (
        <SelectField
          id={idOfPath(`${path}.is`)}
          label={texts.condition_value}
          options={
            values.some(({ value }) => value === condition.is)
              ? values
              : [{ value: condition.is, label: condition.is || texts.choose }, ...values]
          }
          value={condition.is}
          error={edit.errorAt(`${path}.is`)}
          onChange={({ target }) => onChange({ ...condition, is: target.value })}
        />
      )}
      {condition && !values && (
        <TextField
          id={idOfPath(`${path}.is`)}
          label={texts.condition_value}
          dir="auto"
          maxLength={200}
          value={condition.is}
          error={edit.errorAt(`${path}.is`)}
          onChange={({ target }) => onChange({ ...condition, is: target.value })}
        />
      )}
    </>
  );
}
