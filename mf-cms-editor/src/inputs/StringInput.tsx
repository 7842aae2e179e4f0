import { TextField } from '@showroom/shared-ui/text-field';
import { type InputProps, textOf } from './input';

/** One line of text. */
export function StringInput({ field, id, value, onChange, error }: InputProps<'String' | 'Text' | 'Icon'>) {
  return (
    <TextField
      id={id}
      dir="auto"
      label={field.label}
      optional={!field.required}
      value={textOf(value)}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
