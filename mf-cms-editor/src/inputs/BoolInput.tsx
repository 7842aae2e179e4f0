import { Checkbox } from '@showroom/shared-ui/checkbox';
import type { InputProps } from './input';

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
