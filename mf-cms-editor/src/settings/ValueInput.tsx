import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { Checkbox } from '@showroom/shared-ui/checkbox';
import { useMessages } from '@showroom/shared-ui/messages';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextArea } from '@showroom/shared-ui/text-area';
import { TextField } from '@showroom/shared-ui/text-field';
import { useId, useState } from 'react';
import { JsonInput } from '../inputs/CodeInputs';
import { ListItem, moved } from '../inputs/ListItem';
import messages from './messages/en.json';
import { emptyOf, fits, isNamed, type ValueField, type ValueSchema } from './value-schema';

/** What every input of a value gets, and hands to the inputs of its parts. */
export interface ValueInputProps<K extends ValueSchema['kind'] = ValueSchema['kind']> {
  readonly schema: Extract<ValueSchema, { kind: K }>;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** As the API names it: `value.0.homepage`. */
  readonly path: string;
  readonly errors: Readonly<Record<string, string>>;
  /** A text that is no value yet keeps the setting from being saved. */
  readonly onInvalid: (path: string, message: string | undefined) => void;
}

const LONG_TEXT = 60;

/** The input that a value's schema asks for. */
export function ValueInput({ schema, ...props }: ValueInputProps) {
  if (!fits(schema, props.value)) return <AnyInput schema={{ kind: 'json' }} {...props} />;
  switch (schema.kind) {
    case 'switch':
      return <SwitchInput schema={schema} {...props} />;
    case 'choice':
      return <ChoiceInput schema={schema} {...props} />;
    case 'text':
      return <TextInput schema={schema} {...props} />;
    case 'number':
      return <NumberInput schema={schema} {...props} />;
    case 'list':
      return <ListInput schema={schema} {...props} />;
    case 'object':
      return <ObjectInput schema={schema} {...props} />;
    case 'named':
      return <NamedInput schema={schema} {...props} />;
    case 'nullable':
      return <NullableInput schema={schema} {...props} />;
    default:
      return <AnyInput schema={schema} {...props} />;
  }
}

function SwitchInput({ label, value, onChange, path, errors }: ValueInputProps<'switch'>) {
  return (
    <Checkbox
      role="switch"
      label={label}
      checked={value === true}
      error={errors[path]}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

function ChoiceInput({ schema, label, value, onChange, path, errors }: ValueInputProps<'choice'>) {
  const texts = useMessages(messages);
  return (
    <SelectField
      label={label}
      options={schema.options.map((one) => ({ value: one, label: one === '' ? texts.no_choice : one }))}
      value={String(value)}
      error={errors[path]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function TextInput({ schema, label, value, onChange, path, errors }: ValueInputProps<'text'>) {
  const text = String(value);
  // A field that grew while somebody types in it would lose the focus.
  const [isLong] = useState(schema.isLong || text.length > LONG_TEXT || text.includes('\n'));
  const Input = isLong ? TextArea : TextField;
  return (
    <Input
      dir="auto"
      label={label}
      value={text}
      error={errors[path]}
      onChange={({ target }: { readonly target: { readonly value: string } }) => onChange(target.value)}
    />
  );
}

function NumberInput({ schema, label, value, onChange, path, errors, onInvalid }: ValueInputProps<'number'>) {
  const texts = useMessages(messages);
  const [typed, setTyped] = useState<string>();

  function change(text: string, number: number): void {
    const isNumber = !Number.isNaN(number);
    setTyped(isNumber ? undefined : text);
    onInvalid(path, isNumber ? undefined : fillText(texts.must_be_number, { label }));
    if (isNumber) onChange(number);
  }

  return (
    <TextField
      type="number"
      label={label}
      min={schema.min}
      max={schema.max}
      step={schema.step}
      value={typed ?? String(value)}
      error={errors[path]}
      onChange={({ target }) => change(target.value, target.valueAsNumber)}
    />
  );
}

function ListInput({ schema, label, value, onChange, ...props }: ValueInputProps<'list'>) {
  const texts = useMessages(messages);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <fieldset className="inputs-group">
      <legend>{label}</legend>
      {props.errors[props.path] !== undefined && <p className="ui-field-error">{props.errors[props.path]}</p>}
      {items.map((item, index) => (
        <ListItem
          // biome-ignore lint/suspicious/noArrayIndexKey: values have no identity beyond their index
          key={index}
          name={fillText(texts.item, { number: index + 1 })}
          place={index}
          count={items.length}
          onMove={(to) => onChange(moved(items, index, to))}
          onRemove={() => onChange(items.toSpliced(index, 1))}
        >
          <ValueInput
            {...props}
            schema={schema.item}
            label={fillText(texts.item, { number: index + 1 })}
            path={`${props.path}.${index}`}
            value={item}
            onChange={(next) => onChange(items.with(index, next))}
          />
        </ListItem>
      ))}
      <Button kind="secondary" size="small" onClick={() => onChange([...items, emptyOf(schema.item)])}>
        {texts.add_item}
      </Button>
    </fieldset>
  );
}

function ObjectInput({ schema, label, value, onChange, ...props }: ValueInputProps<'object'>) {
  const given = isNamed(value) ? value : {};
  return (
    <fieldset className="inputs-group">
      <legend className="ui-field-hint">{label}</legend>
      {schema.fields.map((field) => (
        <FieldInput
          key={field.name}
          {...props}
          field={field}
          given={given}
          onChange={(next) => {
            const { [field.name]: _, ...rest } = given;
            onChange(next === undefined ? rest : { ...given, [field.name]: next });
          }}
        />
      ))}
    </fieldset>
  );
}

interface FieldInputProps extends Omit<ValueInputProps, 'schema' | 'label' | 'value'> {
  readonly field: ValueField;
  readonly given: Readonly<Record<string, unknown>>;
}

/** A part that may be missing has a switch that says whether it is there. */
function FieldInput({ field, given, path, onChange, ...props }: FieldInputProps) {
  const texts = useMessages(messages);
  const { name, isRequired, schema } = field;
  const isThere = given[name] !== undefined;
  return (
    <>
      {!isRequired && (
        <Checkbox
          role="switch"
          label={fillText(texts.with_part, { name })}
          checked={isThere}
          onChange={({ target }) => onChange(target.checked ? emptyOf(schema) : undefined)}
        />
      )}
      {(isThere || isRequired) && (
        <ValueInput
          {...props}
          schema={schema}
          label={name}
          path={`${path}.${name}`}
          value={given[name]}
          onChange={onChange}
        />
      )}
    </>
  );
}

function NamedInput({ schema, label, value, onChange, ...props }: ValueInputProps<'named'>) {
  const given = isNamed(value) ? value : {};
  const texts = useMessages(messages);
  const [name, setName] = useState('');
  const isFree = name.trim() !== '' && !Object.hasOwn(given, name.trim());

  function add(): void {
    onChange({ ...given, [name.trim()]: emptyOf(schema.value) });
    setName('');
  }

  return (
    <fieldset className="inputs-group">
      <legend className="ui-field-hint">{label}</legend>
      {Object.entries(given).map(([key, one]) => (
        <ListItem
          key={key}
          name={key}
          place={0}
          count={1}
          onRemove={() => onChange(Object.fromEntries(Object.entries(given).filter(([other]) => other !== key)))}
        >
          <ValueInput
            {...props}
            schema={schema.value}
            label={key}
            path={`${props.path}.${key}`}
            value={one}
            onChange={(next) => onChange({ ...given, [key]: next })}
          />
        </ListItem>
      ))}
      <div className="settings-add">
        <TextField label={texts.name} value={name} onChange={({ target }) => setName(target.value)} />
        <Button kind="secondary" size="small" disabled={!isFree} onClick={add}>
          {texts.add}
        </Button>
      </div>
    </fieldset>
  );
}

function NullableInput({ schema, label, value, onChange, ...props }: ValueInputProps<'nullable'>) {
  const texts = useMessages(messages);
  return (
    <>
      <Checkbox
        role="switch"
        label={fillText(texts.is_given, { label })}
        checked={value !== null}
        error={value === null ? props.errors[props.path] : undefined}
        onChange={({ target }) => onChange(target.checked ? emptyOf(schema.value) : null)}
      />
      {value !== null && (
        <ValueInput {...props} schema={schema.value} label={label} value={value} onChange={onChange} />
      )}
    </>
  );
}

function AnyInput({ label, value, onChange, path, errors, onInvalid }: ValueInputProps<'json'>) {
  const texts = useMessages(messages);
  return (
    <JsonInput
      field={{ symbol: path, label: fillText(texts.as_json, { label }), field_type: 'Text', required: true }}
      id={useId()}
      value={value}
      onChange={onChange}
      error={errors[path]}
      errorAt={(part) => errors[`${path}.${part}`]}
      onInvalid={(message) => onInvalid(path, message)}
    />
  );
}
