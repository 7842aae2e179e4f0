import { type ReactNode, useId } from 'react';
import { FieldError } from '../field/Field';
import '../visually-hidden/VisuallyHidden.css';
import './RadioGroup.css';

/** One of the choices. */
export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** The choices in their order, and what ties them together. */
export interface RadioGroupProps {
  readonly legend: ReactNode;
  readonly name: string;
  readonly options: readonly RadioOption[];
  /** Controlled; `defaultValue` leaves the choice to the form. */
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly required?: boolean | undefined;
  readonly hideLegend?: boolean | undefined;
  /** Cards have a border around each choice and suit choices with a hint. */
  readonly look?: 'list' | 'cards' | undefined;
  readonly className?: string | undefined;
}

/** One choice of few, all in sight: native radio buttons in a fieldset. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, options, hint, error, hideLegend, look = 'list', className } = props;
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={['ui-radio-group', `ui-radio-group-${look}`, className].filter(Boolean).join(' ')}
      aria-describedby={describedBy || undefined}
    >
      <legend className={hideLegend ? 'ui-visually-hidden' : 'ui-field-label'}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="ui-field-hint">
          {hint}
        </p>
      )}
      <div className="ui-radio-group-options">
        {options.map((option) => (
          <Radio key={option.value} option={option} group={props} />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

function Radio({ option, group }: { readonly option: RadioOption; readonly group: RadioGroupProps }) {
  const { value, defaultValue, onChange } = group;
  const hintId = useId();
  const choice =
    value === undefined ? { defaultChecked: defaultValue === option.value } : { checked: value === option.value };
  return (
    <label className="ui-radio-group-option">
      <input
        type="radio"
        name={group.name}
        value={option.value}
        required={group.required}
        disabled={option.disabled}
        {...choice}
        onChange={() => onChange?.(option.value)}
        aria-labelledby={`${hintId}-label`}
        aria-describedby={option.hint ? hintId : undefined}
        className="ui-radio-group-button"
      />
      <span className="ui-radio-group-text">
        <span id={`${hintId}-label`}>{option.label}</span>
        {option.hint && (
          <span id={hintId} className="ui-field-hint">
            {option.hint}
          </span>
        )}
      </span>
    </label>
  );
}
