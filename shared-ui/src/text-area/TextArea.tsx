import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldTexts } from '../field/Field';
import './TextArea.css';

/** Takes all attributes of a text area. */
export interface TextAreaProps extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'children'> {
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text with their label, hint and error. */
export function TextArea({ label, hint, error, optional, hideLabel, id, className, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, id, className }}>
      {(control) => <textarea rows={4} {...area} {...control} className="ui-field-control ui-text-area" />}
    </Field>
  );
}
