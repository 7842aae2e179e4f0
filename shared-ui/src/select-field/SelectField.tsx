import type { Ref, SelectHTMLAttributes } from 'react';
import { Field, type FieldTexts } from '../field/Field';
import { CommonIcon } from '../icon/CommonIcon';
import './SelectField.css';

/** One line of the list. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

/** Takes all attributes of a select; its lines are `options` instead of children. */
export interface SelectFieldProps extends FieldTexts, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> {
  readonly options: readonly SelectOption[];
  /** A first, empty choice, e.g. "Please choose". */
  readonly placeholder?: string | undefined;
  readonly ref?: Ref<HTMLSelectElement> | undefined;
}

/** One choice out of a list: the browser's own select, which every device knows how to show. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, hideLabel, id, className, options, placeholder, ...select } = props;
  return (
    <Field {...{ label, hint, error, optional, hideLabel, id, className }}>
      {(control) => (
        <span className="ui-select-field">
          <select {...select} {...control} className="ui-field-control ui-select-field-control">
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <CommonIcon name="chevron-down" size={16} className="ui-select-field-icon" />
        </span>
      )}
    </Field>
  );
}
