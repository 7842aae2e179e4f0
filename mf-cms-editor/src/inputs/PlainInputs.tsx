import { Checkbox } from '@showroom/shared-ui/checkbox';
import { ICON_NAMES, Icon, isIconName } from '@showroom/shared-ui/icon';
import { useMessages } from '@showroom/shared-ui/messages';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextArea } from '@showroom/shared-ui/text-area';
import { TextField } from '@showroom/shared-ui/text-field';
import { type InputProps, textOf } from './input';
import messages from './messages/en.json';

/** One line of text, or several. */
export function TextInput({ field, id, value, onChange, error }: InputProps<'String' | 'Text' | 'Icon'>) {
  const Input = field.field_type === 'Text' ? TextArea : TextField;
  return (
    <Input
      id={id}
      dir="auto"
      label={field.label}
      optional={!field.required}
      value={textOf(value)}
      error={error}
      onChange={({ target }: { readonly target: { readonly value: string } }) => onChange(target.value)}
    />
  );
}

/** On or off. */
export function BoolInput({ field, id, value, onChange, error }: InputProps<'Bool'>) {
  return (
    <Checkbox
      id={id}
      label={field.label}
      checked={value === true}
      error={error}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

/** A number within the template's bounds. */
export function NumberInput({ field, id, value, onChange, error }: InputProps<'Number'>) {
  const { min, max, step = 'any' } = field.attrs ?? {};
  return (
    <TextField
      id={id}
      type="number"
      label={field.label}
      optional={!field.required}
      min={min}
      max={max}
      step={step}
      value={typeof value === 'number' ? value : ''}
      error={error}
      onChange={({ target }) => onChange(Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber)}
    />
  );
}

/** One of the template's options. */
export function SelectInput({ field, id, value, onChange, error }: InputProps<'Select'>) {
  const texts = useMessages(messages);
  const { options } = field.attrs;
  const chosen = textOf(value);
  const isKnown = options.some((option) => option.value === chosen);
  return (
    <SelectField
      id={id}
      label={field.label}
      options={options}
      placeholder={isKnown && field.default_value !== undefined ? undefined : texts.please_choose}
      value={isKnown ? chosen : ''}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** An icon of the set, shown beside its name. */
export function IconInput({ field, id, value, onChange, error }: InputProps<'String' | 'Text' | 'Icon'>) {
  const texts = useMessages(messages);
  const name = textOf(value);
  // A name that the set does not know stays choosable, so that opening a page changes nothing.
  const names = name === '' || isIconName(name) ? ICON_NAMES : [name, ...ICON_NAMES];
  return (
    <div className="inputs-icon">
      <SelectField
        id={id}
        label={field.label}
        optional={!field.required}
        placeholder={texts.none}
        options={names.map((one) => ({ value: one, label: one }))}
        value={name}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      {isIconName(name) && <Icon name={name} size={32} />}
    </div>
  );
}
