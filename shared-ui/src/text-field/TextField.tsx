import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldTexts } from '../field/Field';

/** Takes all attributes of an input. */
export interface TextFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'children'> {
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A line of text with its label, hint and error; takes every attribute of an input. */
export function TextField({ label, hint, error, optional, hideLabel, id, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, id, className }}>
      {(control) => <input type="text" {...input} {...control} className="ui-field-control" />}
    </Field>
  );
}
