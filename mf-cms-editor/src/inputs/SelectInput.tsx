import { SelectField } from '@showroom/shared-ui/select-field';
import { type InputProps, textOf } from './input';

/** One of the template's options. */
export function SelectInput({ field, id, value, onChange, error }: InputProps<'Select'>) {
  const { options } = field.attrs;
  const chosen = textOf(value);
  const isKnown = options.some((option) => option.value === chosen);
  return (
    <SelectField
      id={id}
      label={field.label}
      options={options}
      placeholder={isKnown && field.default_value !== undefined ? undefined : 'Please choose'}
      value={isKnown ? chosen : ''}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
