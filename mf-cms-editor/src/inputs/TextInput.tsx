import { TextArea } from '@showroom/shared-ui/text-area';
import { TextField } from '@showroom/shared-ui/text-field';
import { type InputProps, textOf } from './input';

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
