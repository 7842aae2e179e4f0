import { TextField } from '@showroom/shared-ui/text-field';
import type { InputProps } from './input';

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
