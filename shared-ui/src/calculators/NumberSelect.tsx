import { SelectField } from '../select-field/SelectField';

interface NumberSelectProps {
  readonly label: string;
  readonly value: number;
  readonly values: readonly number[];
  readonly format: (value: number) => string;
  readonly onChoose: (value: number) => void;
}

/** A choice of one number out of several. */
export function NumberSelect({ label, value, values, format, onChoose }: NumberSelectProps) {
  return (
    <SelectField
      label={label}
      value={value}
      options={values.map((one) => ({ value: String(one), label: format(one) }))}
      onChange={({ target }) => onChoose(Number(target.value))}
    />
  );
}
