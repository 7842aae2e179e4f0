import { TextArea } from '@showroom/shared-ui/text-area';
import { type InputProps, textOf } from './input';

/** Several lines of text. */
export function TextInput({ field, id, value, onChange, error }: InputProps<'String' | 'Text' | 'Icon'>) {
  return (
    <TextArea
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
