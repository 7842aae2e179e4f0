import { FILE_TYPES, type FormField, PAGE_VALUES } from '@showroom/contracts/entities/form';
import { fillText } from '@showroom/contracts/fill-text';
import { Checkbox } from '@showroom/shared-ui/checkbox';
import { Disclosure } from '@showroom/shared-ui/disclosure';
import { formatCount } from '@showroom/shared-ui/format-count';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextField } from '@showroom/shared-ui/text-field';
import { useState } from 'react';
import { idOfPath } from '../layout/issue';
import { ConditionInputs } from './ConditionInputs';
import { type FieldPart, nameFrom, WITH_OPTIONS, withField, withFieldInStep, withPart } from './form-edit';
import { has } from './kinds';
import messages from './messages/fields/en.json';
import { OptionInputs } from './OptionInputs';
import { TranslatedInput } from './TranslatedInput';
import type { FormEdit } from './use-form-edit';

export interface FieldSettingsProps {
  readonly edit: FormEdit;
  readonly field: FormField;
  readonly index: number;
  /** Says that the field has another name from now on. */
  readonly onRename: (from: string, to: string) => void;
}

/** What changes one property of the field (undefined takes it out), and the words for it. */
function useSet({ edit, field, index }: FieldSettingsProps) {
  const path = `fields.${index}`;
  const texts = useMessages(messages);
  function set(part: FieldPart, what: string, key?: string): void {
    edit.change(what, (draft) => withField(draft, index, withPart(field, part)), key);
  }
  return { path, set, texts };
}

/** What a field asks for, and how. In another language than the first its texts alone. */
export function FieldSettings(props: FieldSettingsProps) {
  const { edit, field, index } = props;
  const { path, set, texts } = useSet(props);
  const { kind } = field;
  const isUnknown = !edit.saved.fields.some(({ name }) => name === field.name);

  /** A field that nobody has saved or named yet is called after its label. */
  function nameByLabel(): void {
    const label = field.label[edit.source] ?? '';
    const isGiven = new RegExp(`^${kind}(_\\d+)?$`).test(field.name);
    if (!isGiven || !isUnknown || !edit.isSource || label === '') return;
    rename(props, nameFrom(label, field.name), texts.change_field_name);
  }

  return (
    <div className="forms-settings">
      <TranslatedInput
        edit={edit}
        label={kind === 'consent' ? texts.consent_text : texts.label}
        path={`${path}.label`}
        text={field.label}
        name={texts.change_label}
        lines={kind === 'consent' ? 3 : 1}
        required={kind !== 'hidden'}
        onText={(draft, label) => withField(draft, index, { ...field, label })}
        onBlur={nameByLabel}
      />
      {has(kind, 'hint') && (
        <TranslatedInput
          edit={edit}
          label={texts.hint}
          path={`${path}.hint`}
          text={field.hint}
          name={texts.change_hint}
          onText={(draft, hint) => withField(draft, index, { ...field, hint })}
        />
      )}
      {has(kind, 'options') && (
        <OptionInputs
          edit={edit}
          field={field}
          path={`${path}.options`}
          index={index}
          onOptions={(options, key) => set({ options: [...options] }, texts.change_options, key)}
        />
      )}
      {edit.isSource && <SameInAllLanguages {...props} />}
      {!edit.isSource && field.pattern !== undefined && <PatternText {...props} />}
    </div>
  );
}

/** Another name, unless another field has it: that is said where it was typed. */
function rename({ edit, field, index, onRename }: FieldSettingsProps, wanted: string, change: string): void {
  const taken = edit.draft.fields.some((one, at) => at !== index && one.name === wanted);
  if (wanted === field.name || wanted === '' || taken) return;
  onRename(field.name, wanted);
  edit.change(change, (draft) => withField(draft, index, { ...field, name: wanted }));
}

/** What is not said in words: name, place, rules. */
function SameInAllLanguages(props: FieldSettingsProps) {
  const { edit, field, index } = props;
  const { path, set, texts } = useSet(props);
  const { kind } = field;
  return (
    <>
      {has(kind, 'required') && (
        <Checkbox
          label={texts.is_required}
          checked={field.is_required}
          onChange={({ target }) => set({ is_required: target.checked }, texts.change_required)}
        />
      )}
      <div className="forms-settings-row">
        <NameInput {...props} />
        {has(kind, 'width') && (
          <SelectField
            label={texts.width}
            options={[
              { value: 'full', label: texts.whole_line },
              { value: 'half', label: texts.half_line },
            ]}
            value={field.width}
            onChange={({ target }) => set({ width: target.value === 'half' ? 'half' : 'full' }, texts.change_width)}
          />
        )}
        {edit.draft.steps.length > 1 && (
          <SelectField
            id={idOfPath(`${path}.step`)}
            label={texts.step}
            options={edit.draft.steps.map(({ title }, step) => ({
              value: String(step),
              label: `${step + 1}. ${title[edit.source] ?? ''}`,
            }))}
            value={String(field.step)}
            error={edit.errorAt(`${path}.step`)}
            onChange={({ target }) =>
              edit.change(texts.change_step, (draft) => withFieldInStep(draft, index, Number(target.value)))
            }
          />
        )}
        <ConditionInputs
          edit={edit}
          label={texts.asked}
          path={`${path}.shown_if`}
          condition={field.shown_if}
          fields={edit.draft.fields.slice(0, index)}
          onChange={(shown_if) => set({ shown_if }, texts.change_asked, `${path}.shown_if`)}
        />
      </div>
      {has(kind, 'formula') && <FormulaInputs {...props} />}
      <Rules {...props} />
    </>
  );
}

/** The name is taken over when it is left: half a name is none. */
function NameInput(props: FieldSettingsProps) {
  const { edit, field, index } = props;
  const [typed, setTyped] = useState(field.name);
  const [seen, setSeen] = useState(field.name);
  if (seen !== field.name) {
    setSeen(field.name);
    setTyped(field.name);
  }
  const isTaken = edit.draft.fields.some((one, at) => at !== index && one.name === typed);
  const texts = useMessages(messages);
  const path = `fields.${index}.name`;
  return (
    <TextField
      id={idOfPath(path)}
      label={texts.name}
      hint={texts.name_hint}
      dir="ltr"
      maxLength={40}
      value={typed}
      error={isTaken ? texts.name_taken : edit.errorAt(path)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => rename(props, typed.trim(), texts.change_field_name)}
    />
  );
}

interface NumberRule {
  readonly key: 'min' | 'max' | 'size';
  readonly text: keyof (typeof messages)['rules'];
}

/** What `min` and `max` count, by what a kind can have. */
const NUMBERS = {
  length: [
    { key: 'min', text: 'length_min' },
    { key: 'max', text: 'length_max' },
  ],
  range: [
    { key: 'min', text: 'range_min' },
    { key: 'max', text: 'range_max' },
  ],
  ticks: [
    { key: 'min', text: 'ticks_min' },
    { key: 'max', text: 'ticks_max' },
  ],
  file: [{ key: 'size', text: 'file_size' }],
} as const satisfies Record<string, readonly NumberRule[]>;

function numberRules(field: FormField): readonly NumberRule[] {
  if (has(field.kind, 'length')) return NUMBERS.length;
  if (has(field.kind, 'range')) return NUMBERS.range;
  if (has(field.kind, 'ticks')) return NUMBERS.ticks;
  return has(field.kind, 'file') ? NUMBERS.file : [];
}

function Rules(props: FieldSettingsProps) {
  const { edit, field } = props;
  const { path, set, texts } = useSet(props);
  const { locale } = usePageLocale();
  const { kind } = field;
  const rules = numberRules(field);
  const given = [field.min, field.max, field.size, field.pattern, field.default_value, field.autocomplete];
  const count = given.filter((value) => value !== undefined).length;
  // Emptying the last rule does not close what somebody is typing in.
  const [isOpenFirst] = useState(kind === 'hidden' || count > 0);
  if (rules.length === 0 && !has(kind, 'default') && !has(kind, 'autocomplete')) return null;
  return (
    <Disclosure
      title={texts.rules_title}
      detail={count > 0 ? formatCount(count, texts.rules_set, locale) : undefined}
      open={isOpenFirst}
    >
      <div className="forms-settings">
        <div className="forms-settings-row">
          {rules.map(({ key, text }) => (
            <TextField
              key={key}
              id={idOfPath(`${path}.${key}`)}
              type="number"
              label={texts.rules[text]}
              optional
              value={field[key] ?? ''}
              error={edit.errorAt(`${path}.${key}`)}
              onChange={({ target: { valueAsNumber } }) =>
                set(
                  { [key]: Number.isNaN(valueAsNumber) ? undefined : valueAsNumber },
                  texts.rules[text],
                  `${path}.${key}`,
                )
              }
            />
          ))}
          {has(kind, 'page_value') && (
            <SelectField
              label={texts.from_page}
              placeholder={texts.nothing}
              options={PAGE_VALUES.map((value) => ({ value, label: texts.page_values[value] }))}
              value={field.page_value ?? ''}
              onChange={({ target }) =>
                set({ page_value: PAGE_VALUES.find((one) => one === target.value) }, texts.change_from_page)
              }
            />
          )}
          {has(kind, 'default') && <DefaultInput {...props} />}
          {has(kind, 'autocomplete') && (
            <TextField
              id={idOfPath(`${path}.autocomplete`)}
              label={texts.autocomplete}
              hint={texts.autocomplete_hint}
              dir="ltr"
              optional
              maxLength={60}
              value={field.autocomplete ?? ''}
              error={edit.errorAt(`${path}.autocomplete`)}
              onChange={({ target }) =>
                set({ autocomplete: target.value || undefined }, texts.change_autocomplete, `${path}.autocomplete`)
              }
            />
          )}
        </div>
        {has(kind, 'pattern') && <PatternInputs {...props} />}
        {has(kind, 'file') && <FileTypes {...props} />}
      </div>
    </Disclosure>
  );
}

function DefaultInput(props: FieldSettingsProps) {
  const { edit, field } = props;
  const { path, set, texts } = useSet(props);
  const own = {
    id: idOfPath(`${path}.default_value`),
    label: field.kind === 'hidden' ? texts.value : texts.default_value,
    value: field.default_value ?? '',
    error: edit.errorAt(`${path}.default_value`),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      set({ default_value: target.value || undefined }, texts.change_default_value, `${path}.default_value`),
  };
  if (!WITH_OPTIONS.includes(field.kind)) return <TextField {...own} dir="auto" optional maxLength={200} />;
  const options = (field.options ?? []).map(({ value, label }) => ({ value, label: label[edit.source] ?? value }));
  return <SelectField {...own} placeholder={texts.nothing} options={options} />;
}

function FormulaInputs(props: FieldSettingsProps) {
  const { edit, field } = props;
  const { path, set, texts } = useSet(props);
  return (
    <>
      <TextField
        id={idOfPath(`${path}.formula`)}
        label={texts.formula}
        hint={texts.formula_hint}
        dir="ltr"
        maxLength={500}
        value={field.formula ?? ''}
        error={edit.errorAt(`${path}.formula`)}
        onChange={({ target }) => set({ formula: target.value || undefined }, texts.change_formula, `${path}.formula`)}
      />
      <Checkbox
        label={texts.internal}
        checked={field.is_internal === true}
        onChange={({ target }) => set({ is_internal: target.checked || undefined }, texts.change_internal)}
      />
    </>
  );
}

function PatternInputs(props: FieldSettingsProps) {
  const { edit, field } = props;
  const { path, set, texts } = useSet(props);
  return (
    <div className="forms-settings-row">
      <TextField
        id={idOfPath(`${path}.pattern`)}
        label={texts.pattern}
        hint={texts.pattern_hint}
        dir="ltr"
        optional
        maxLength={200}
        value={field.pattern ?? ''}
        error={edit.errorAt(`${path}.pattern`)}
        onChange={({ target }) => set({ pattern: target.value || undefined }, texts.change_pattern, `${path}.pattern`)}
      />
      {field.pattern !== undefined && <PatternText {...props} />}
    </div>
  );
}

function PatternText({ edit, field, index }: FieldSettingsProps) {
  const texts = useMessages(messages);
  return (
    <TranslatedInput
      edit={edit}
      label={texts.pattern_text}
      path={`fields.${index}.pattern_text`}
      text={field.pattern_text}
      name={texts.change_pattern_text}
      onText={(draft, pattern_text) => withField(draft, index, { ...field, pattern_text })}
    />
  );
}

function FileTypes(props: FieldSettingsProps) {
  const { field } = props;
  const { set, texts } = useSet(props);
  const chosen = field.file_types ?? FILE_TYPES;
  return (
    <fieldset className="forms-options">
      <legend className="ui-field-label">{texts.file_types}</legend>
      <div className="editor-actions">
        {FILE_TYPES.map((type) => (
          <Checkbox
            key={type}
            label={KIND_OF_FILE[type]}
            checked={chosen.includes(type)}
            disabled={chosen.length === 1 && chosen.includes(type)}
            onChange={({ target }) =>
              set(
                { file_types: FILE_TYPES.filter((one) => (one === type ? target.checked : chosen.includes(one))) },
                texts.change_file_types,
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

const KIND_OF_FILE = { pdf: 'PDF', jpg: 'JPEG', png: 'PNG', webp: 'WebP' } as const satisfies Record<
  (typeof FILE_TYPES)[number],
  string
>;

/** What a field is called in the list: its label, or that it has none yet. */
export function titleOf(
  { label, kind }: FormField,
  { locale, source }: Pick<FormEdit, 'locale' | 'source'>,
  { kinds, untitled }: Pick<typeof messages, 'kinds' | 'untitled'>,
): string {
  return label[locale] || label[source] || fillText(untitled, { kind: kinds[kind].label });
}
