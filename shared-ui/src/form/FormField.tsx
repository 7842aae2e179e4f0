import type { ShownField } from '@showroom/contracts/entities/form';
import type { Answers } from '@showroom/contracts/forms/check-answers';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { Checkbox } from '../checkbox/Checkbox';
import { CheckboxGroup } from '../checkbox/CheckboxGroup';
import fieldMessages from '../field/messages/en.json';
import { RadioGroup } from '../radio-group/RadioGroup';
import { SelectField } from '../select-field/SelectField';
import { TextArea } from '../text-area/TextArea';
import { TextField } from '../text-field/TextField';
import { useMessages } from '../texts/messages';
import { ComputedField } from './ComputedField';
import { FileField } from './FileField';
import formMessages from './messages/en.json';

interface FormFieldProps {
  readonly field: ShownField;
  /** Of its control, or of the group of them. */
  readonly id: string;
  readonly formId: string;
  readonly value: Answers[string] | undefined;
  readonly error: string | undefined;
  readonly isAsked: boolean;
  /** Takes half of a row where there is room. */
  readonly isHalf: boolean;
  readonly onUpload: (upload: Promise<unknown>) => void;
}

/** What browsers offer to fill in, where a field does not say so itself. */
const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  first_name: 'given-name',
  last_name: 'family-name',
  postcode: 'postal-code',
  zipcode: 'postal-code',
  city: 'address-level2',
  town: 'address-level2',
  street: 'street-address',
  address: 'street-address',
  company: 'organization',
};

/** Numbers and addresses are read from left to right, in whichever language they stand. */
const INPUTS: Readonly<Partial<Record<ShownField['kind'], InputHTMLAttributes<HTMLInputElement>>>> = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', dir: 'ltr' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', dir: 'ltr' },
  number: { inputMode: 'decimal', autoComplete: 'off', dir: 'ltr' },
  date: { type: 'date' },
};

/** One field with the input of its kind; the browser holds its value. */
export function FormField(props: FormFieldProps) {
  const { field, isAsked, isHalf } = props;
  const classes = ['ui-form-field', `ui-form-${field.kind}`, isHalf && 'ui-form-half', !isAsked && 'ui-form-unasked'];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <Control {...props} />
    </div>
  );
}

function Control({ field, id, formId, value, error, onUpload }: FormFieldProps) {
  const texts = useMessages(formMessages);
  const { kind, name, label, hint, options = [], autocomplete } = field;
  const optional = !field.is_required;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : (field.default_value ?? '');
  // Whether a field with a condition is asked, only the form knows.
  const required = field.is_required && !field.shown_if;
  const common = { name, required, defaultValue: text, error, hint };
  switch (kind) {
    case 'long_text':
      return <TextArea {...common} {...{ id, label, optional }} autoComplete={autocomplete ?? 'off'} dir="auto" />;
    case 'choice':
    case 'retailer':
    case 'model':
      return <SelectField {...common} {...{ id, label, optional, options }} placeholder={texts.choose} />;
    case 'radio':
      return (
        <Group id={id}>
          <RadioGroup {...common} {...{ options }} legend={<Legend {...{ label, optional }} />} />
        </Group>
      );
    case 'checkboxes': {
      const ticked = Array.isArray(value) ? value.map(String) : text === '' ? [] : [text];
      const group = { name, hint, error, options, defaultValue: ticked };
      return (
        <Group id={id}>
          <CheckboxGroup {...group} legend={<Legend {...{ label, optional }} />} />
        </Group>
      );
    }
    case 'consent':
      return (
        <Checkbox {...{ id, name, hint, error, required }} label={label} value="true" defaultChecked={value === true} />
      );
    case 'computed':
      return <ComputedField {...{ id, label, hint, value }} />;
    case 'file':
      return <FileField {...{ field, id, formId, error, optional, onUpload }} />;
    default: {
      const hints = { autoComplete: AUTOCOMPLETE[name], ...INPUTS[kind] };
      return (
        <TextField
          {...common}
          {...hints}
          {...{ id, label, optional }}
          {...(autocomplete !== undefined && { autoComplete: autocomplete })}
        />
      );
    }
  }
}

function Group({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return <div id={id}>{children}</div>;
}

function Legend({ label, optional }: { readonly label: string; readonly optional: boolean }) {
  const texts = useMessages(fieldMessages);
  return (
    <>
      {label}
      {optional && <span className="ui-field-optional"> {texts.optional}</span>}
    </>
  );
}
