import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { FieldError } from '../field/Field';
import './Checkbox.css';

/** Takes all attributes of a checkbox. */
export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Beside the label at the other end of the line, e.g. how many results a filter has. */
  readonly detail?: ReactNode;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** The browser's own checkbox, restyled; label and box are one target. */
export function Checkbox({ label, hint, error, detail, id, className, ...input }: CheckboxProps) {
  const ownId = useId();
  // The label holds the box: an id is for its notes alone.
  const boxId = id ?? (hint || error ? ownId : undefined);
  const describedBy = [hint && `${boxId}-hint`, error && `${boxId}-error`].filter(Boolean).join(' ');
  return (
    <div className={['ui-checkbox', className].filter(Boolean).join(' ')}>
      <label className="ui-checkbox-line">
        <input
          {...input}
          type="checkbox"
          id={boxId}
          className="ui-checkbox-box"
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span className="ui-checkbox-label">{label}</span>
        {detail !== undefined && <span className="ui-checkbox-detail">{detail}</span>}
      </label>
      {hint && (
        <p id={`${boxId}-hint`} className="ui-field-hint ui-checkbox-note">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${boxId}-error`}>{error}</FieldError>}
    </div>
  );
}
