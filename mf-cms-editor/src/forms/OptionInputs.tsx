import type { FormField } from '@showroom/contracts/entities/form';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { Disclosure } from '@showroom/shared-ui/disclosure';
import { FieldError } from '@showroom/shared-ui/field';
import { useMessages } from '@showroom/shared-ui/messages';
import { TextArea } from '@showroom/shared-ui/text-area';
import { TextField } from '@showroom/shared-ui/text-field';
import { useState } from 'react';
import { MoveButtons, moved, RemoveButton } from '../inputs/ListItem';
import { idOfPath } from '../layout/issue';
import { freeName, linesOf, optionsFrom } from './form-edit';
import messages from './messages/fields/en.json';
import { TranslatedInput } from './TranslatedInput';
import type { FormEdit } from './use-form-edit';

type Option = NonNullable<FormField['options']>[number];

interface OptionInputsProps {
  readonly edit: FormEdit;
  readonly field: FormField;
  /** Path of the options, such as `fields.2.options`. */
  readonly path: string;
  readonly index: number;
  readonly onOptions: (options: readonly Option[], key?: string) => void;
}

/** What can be chosen: one by one, or pasted as lines. */
export function OptionInputs(props: OptionInputsProps) {
  const { edit, field, path, onOptions } = props;
  const texts = useMessages(messages);
  const { options = [] } = field;
  const error = edit.errorAt(path);
  const add = () => {
    const taken = options.map(({ value }) => value);
    onOptions([...options, { value: freeName(`option_${options.length + 1}`, taken), label: {} }]);
  };
  return (
    <fieldset className="forms-options" id={idOfPath(path)} tabIndex={-1}>
      <legend className="ui-field-label">{texts.options}</legend>
      {options.map((option, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options have no id, and each input takes its value from its place
        <OptionRow key={at} {...props} option={option} at={at} />
      ))}
      {error && <FieldError id={`${idOfPath(path)}-error`}>{error}</FieldError>}
      {edit.isSource && (
        <>
          <Button kind="secondary" size="small" onClick={add}>
            {texts.add_option}
          </Button>
          <PastedOptions key={linesOf(options, edit.source)} {...props} />
        </>
      )}
    </fieldset>
  );
}

function OptionRow({
  edit,
  path,
  index,
  field,
  onOptions,
  option,
  at,
}: OptionInputsProps & { option: Option; at: number }) {
  const texts = useMessages(messages);
  const { options = [] } = field;
  const number = at + 1;
  const name = fillText(texts.option, { number });
  return (
    <div className="forms-option">
      <TranslatedInput
        edit={edit}
        label={fillText(texts.option_text, { number })}
        path={`${path}.${at}.label`}
        text={option.label}
        name={texts.change_option_text}
        required
        onText={(draft, label) => ({
          ...draft,
          fields: draft.fields.with(index, { ...field, options: options.with(at, { ...option, label }) }),
        })}
      />
      {edit.isSource && (
        <>
          <TextField
            id={idOfPath(`${path}.${at}.value`)}
            label={fillText(texts.option_value, { number })}
            dir="ltr"
            maxLength={200}
            value={option.value}
            error={edit.errorAt(`${path}.${at}.value`)}
            onChange={({ target }) =>
              onOptions(options.with(at, { ...option, value: target.value }), `${path}.${at}.value`)
            }
          />
          <div className="forms-option-buttons">
            <MoveButtons
              name={name}
              place={at}
              count={options.length}
              onMove={(to) => onOptions(moved(options, at, to))}
            />
            <RemoveButton name={name} onRemove={() => onOptions(options.toSpliced(at, 1))} />
          </div>
        </>
      )}
    </div>
  );
}

/** All options as lines, for lists that are written elsewhere. */
function PastedOptions({ edit, field, onOptions }: OptionInputsProps) {
  const texts = useMessages(messages);
  const { options = [] } = field;
  const [lines, setLines] = useState(() => linesOf(options, edit.source));
  return (
    <Disclosure title={texts.paste}>
      <div className="editor-form">
        <TextArea
          label={texts.lines}
          hint={texts.lines_hint}
          dir="auto"
          rows={6}
          value={lines}
          onChange={({ target }) => setLines(target.value)}
        />
        <p className="editor-actions">
          <Button kind="secondary" size="small" onClick={() => onOptions(optionsFrom(lines, edit.source, options))}>
            {texts.use_lines}
          </Button>
        </p>
      </div>
    </Disclosure>
  );
}
