import { type ReactNode, useId } from 'react';
import { FieldError } from '../field/Field';
import '../visually-hidden/VisuallyHidden.css';
import { Checkbox } from './Checkbox';
import './CheckboxGroup.css';

/** The boxes in their order, and what ties them together. */
export interface CheckboxGroupProps {
  readonly legend: ReactNode;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
  /** Those that are ticked at first; afterwards the form has them. */
  readonly defaultValue?: readonly string[] | undefined;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly className?: string | undefined;
}

/** Several choices of few, all in sight: native checkboxes of one name in a fieldset. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { legend, name, options, defaultValue = [], hint, error, className } = props;
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={['ui-checkbox-group', className].filter(Boolean).join(' ')}
      aria-describedby={describedBy || undefined}
    >
      <legend className="ui-field-label">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="ui-field-hint">
          {hint}
        </p>
      )}
      <div className="ui-checkbox-group-options">
        {options.map(({ value, label }) => (
          <Checkbox key={value} name={name} value={value} label={label} defaultChecked={defaultValue.includes(value)} />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
