import { type ReactNode, useId } from 'react';
import { useMessages } from '../texts/messages';
import fieldMessages from './messages/en.json';
import '../visually-hidden/VisuallyHidden.css';
import './Field.css';

/** What stands around every control, whatever its kind. */
export interface FieldTexts {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Why the value is not taken; shown and announced with the field. */
  readonly error?: ReactNode;
  /** Says that the field may stay empty. */
  readonly optional?: boolean | undefined;
  /** The label is for screen readers alone. */
  readonly hideLabel?: boolean | undefined;
}

/** What ties a control to its label, hint and error; all of it is spread onto the control. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

const isGiven = (node: ReactNode) => node !== undefined && node !== null && node !== false && node !== '';

/** Label, hint and error around one control, tied to it by ids. */
export function Field({ label, hint, error, optional, hideLabel, id, className, children }: FieldProps) {
  const ownId = useId();
  const texts = useMessages(fieldMessages);
  const fieldId = id ?? ownId;
  const describedBy = [isGiven(hint) && `${fieldId}-hint`, isGiven(error) && `${fieldId}-error`].filter(Boolean);
  return (
    <div className={['ui-field', className].filter(Boolean).join(' ')}>
      <label htmlFor={fieldId} className={hideLabel ? 'ui-visually-hidden' : 'ui-field-label'}>
        {label}
        {optional && <span className="ui-field-optional"> {texts.optional}</span>}
      </label>
      {isGiven(hint) && (
        <p id={`${fieldId}-hint`} className="ui-field-hint">
          {hint}
        </p>
      )}
      {children({
        id: fieldId,
        'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
        'aria-invalid': isGiven(error) || undefined,
      })}
      {isGiven(error) && <FieldError id={`${fieldId}-error`}>{error}</FieldError>}
    </div>
  );
}

/** The line that says why a value is not taken. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className="ui-field-error">
      {children}
    </p>
  );
}
