import { FILE_TYPES, type FormField, PAGE_VALUES } from '@showroom/contracts/entities/form';
import { Checkbox } from '@showroom/shared-ui/checkbox';
import { Disclosure } from '@showroom/shared-ui/disclosure';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextField } from '@showroom/shared-ui/text-field';
import { useState } from 'react';
import { idOfPath } from '../layout/issue';
import { ConditionInputs } from './ConditionInputs';
import { type FieldPart, nameFrom, WITH_OPTIONS, withField, withFieldInStep, withPart } from './form-edit';
import { has, KINDS } from './kinds';
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

/** What changes one property of the field; undefined takes it out. */
function useSet({ edit, field, index }: FieldSettingsProps) {
  const path = `fields.${index}`;
  function set(part: FieldPart, what: string, key?: string): void {
    edit.change(what, (draft) => withField(draft, index, withPart(field, part)), key);
  }
  return { path, set };
}

/** What a field asks for, and how. In another language than the first its texts alone. */
export function FieldSettings(props: FieldSettingsProps) {
  const { edit, field, index } = props;
  const { path, set } = useSet(props);
  const { kind } = field;
  const isUnknown = !edit.saved.fields.some(({ name }) => name === field.name);

  /** A field that nobody has saved or named yet is called after its label. */
  function nameByLabel(): void {
    const label = field.label[edit.source] ?? '';
    const isGiven = new RegExp(`^${kind}(_\\d+)?$`).test(field.name);
    if (isGiven && isUnknown && edit.isSource && label !== '') rename(props, nameFrom(label, field.name));
  }

  return (
    <div className="forms-settings">
      <TranslatedInput
        edit={edit}
        label={kind === 'consent' ? 'Text that is agreed to' : 'Label'}
        path={`${path}.label`}
        text={field.label}
        name="The label"
        lines={kind === 'consent' ? 3 : 1}
        required={kind !== 'hidden'}
        onText={(draft, label) => withField(draft, index, { ...field, label })}
        onBlur={nameByLabel}
      />
      {has(kind, 'hint') && (
        <TranslatedInput
          edit={edit}
          label="Hint"
          path={`${path}.hint`}
          text={field.hint}
          name="The hint"
          onText={(draft, hint) => withField(draft, index, { ...field, hint })}
        />
      )}
      {has(kind, 'options') && (
        <OptionInputs
          edit={edit}
          field={field}
          path={`${path}.options`}
          index={index}
          onOptions={(options, key) => set({ options: [...options] }, 'The options', key)}
        />
      )}
      {edit.isSource && <SameInAllLanguages {...props} />}
      {!edit.isSource && field.pattern !== undefined && <PatternText {...props} />}
    </div>
  );
}

/** Another name, unless another field has it: that is said where it was typed. */
function rename({ edit, field, index, onRename }: FieldSettingsProps, wanted: string): void {
  const taken = edit.draft.fields.some((one, at) => at !== index && one.name === wanted);
  if (wanted === field.name || wanted === '' || taken) return;
  onRename(field.name, wanted);
  edit.change('The name of a field', (draft) => withField(draft, index, { ...field, name: wanted }));
}

/** What is not said in words: name, place, rules. */
function SameInAllLanguages(props: FieldSettingsProps) {
  const { edit, field, index } = props;
  const { path, set } = useSet(props);
  const { kind } = field;
  return (
    <>
      {has(kind, 'required') && (
        <Checkbox
          label="Has to be filled in"
          checked={field.is_required}
          onChange={({ target }) => set({ is_required: target.checked }, 'Whether it has to be filled in')}
        />
      )}
      <div className="forms-settings-row">
        <NameInput {...props} />
        {has(kind, 'width') && (
          <SelectField
            label="Width"
            options={[
              { value: 'full', label: 'The whole line' },
              { value: 'half', label: 'Half of the line' },
            ]}
            value={field.width}
            onChange={({ target }) => set({ width: target.value === 'half' ? 'half' : 'full' }, 'The width')}
          />
        )}
        {edit.draft.steps.length > 1 && (
          <SelectField
            id={idOfPath(`${path}.step`)}
            label="Step"
            options={edit.draft.steps.map(({ title }, step) => ({
              value: String(step),
              label: `${step + 1}. ${title[edit.source] ?? ''}`,
            }))}
            value={String(field.step)}
            error={edit.errorAt(`${path}.step`)}
            onChange={({ target }) =>
              edit.change('The step of a field', (draft) => withFieldInStep(draft, index, Number(target.value)))
            }
          />
        )}
        <ConditionInputs
          edit={edit}
          label="Asked"
          path={`${path}.shown_if`}
          condition={field.shown_if}
          fields={edit.draft.fields.slice(0, index)}
          onChange={(shown_if) => set({ shown_if }, 'When a field is asked', `${path}.shown_if`)}
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
  const path = `fields.${index}.name`;
  return (
    <TextField
      id={idOfPath(path)}
      label="Name"
      hint="What its value is called in leads: a-z, 0-9 and _."
      dir="ltr"
      maxLength={40}
      value={typed}
      error={isTaken ? 'Another field is called so.' : edit.errorAt(path)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => rename(props, typed.trim())}
    />
  );
}

interface NumberRule {
  readonly key: 'min' | 'max' | 'size';
  readonly label: string;
}

/** What `min` and `max` count, by what a kind can have. */
const NUMBERS = {
  length: [
    { key: 'min', label: 'Characters at least' },
    { key: 'max', label: 'Characters at most' },
  ],
  range: [
    { key: 'min', label: 'At least' },
    { key: 'max', label: 'At most' },
  ],
  ticks: [
    { key: 'min', label: 'Ticks at least' },
    { key: 'max', label: 'Ticks at most' },
  ],
  file: [{ key: 'size', label: 'Kilobytes at most' }],
} as const satisfies Record<string, readonly NumberRule[]>;

function numberRules(field: FormField): readonly NumberRule[] {
  if (has(field.kind, 'length')) return NUMBERS.length;
  if (has(field.kind, 'range')) return NUMBERS.range;
  if (has(field.kind, 'ticks')) return NUMBERS.ticks;
  return has(field.kind, 'file') ? NUMBERS.file : [];
}

function Rules(props: FieldSettingsProps) {
  const { edit, field } = props;
  const { path, set } = useSet(props);
  const { kind } = field;
  const rules = numberRules(field);
  const given = [field.min, field.max, field.size, field.pattern, field.default_value, field.autocomplete];
  const count = given.filter((value) => value !== undefined).length;
  // Emptying the last rule does not close what somebody is typing in.
  const [isOpenFirst] = useState(kind === 'hidden' || count > 0);
  if (rules.length === 0 && !has(kind, 'default') && !has(kind, 'autocomplete')) return null;
  return (
    <Disclosure title="Rules and more" detail={count > 0 ? `${count} set` : undefined} open={isOpenFirst}>
      <div className="forms-settings">
        <div className="forms-settings-row">
          {rules.map(({ key, label }) => (
            <TextField
              key={key}
              id={idOfPath(`${path}.${key}`)}
              type="number"
              label={label}
              optional
              value={field[key] ?? ''}
              error={edit.errorAt(`${path}.${key}`)}
              onChange={({ target: { valueAsNumber } }) =>
                set({ [key]: Number.isNaN(valueAsNumber) ? undefined : valueAsNumber }, label, `${path}.${key}`)
              }
            />
          ))}
          {has(kind, 'page_value') && (
            <SelectField
              label="Taken from the page"
              placeholder="Nothing"
              options={PAGE_VALUES.map((value) => ({ value, label: PAGE_LABELS[value] }))}
              value={field.page_value ?? ''}
              onChange={({ target }) =>
                set({ page_value: PAGE_VALUES.find((one) => one === target.value) }, 'What is taken from the page')
              }
            />
          )}
          {has(kind, 'default') && <DefaultInput {...props} />}
          {has(kind, 'autocomplete') && (
            <TextField
              id={idOfPath(`${path}.autocomplete`)}
              label="Filled in by browsers as"
              hint="Such as given-name or postal-code."
              dir="ltr"
              optional
              maxLength={60}
              value={field.autocomplete ?? ''}
              error={edit.errorAt(`${path}.autocomplete`)}
              onChange={({ target }) =>
                set({ autocomplete: target.value || undefined }, 'What browsers fill in', `${path}.autocomplete`)
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

const PAGE_LABELS = {
  path: 'Its path',
  title: 'Its title',
  language: 'Its language',
  market: 'Its market',
} as const satisfies Record<(typeof PAGE_VALUES)[number], string>;

function DefaultInput(props: FieldSettingsProps) {
  const { edit, field } = props;
  const { path, set } = useSet(props);
  const own = {
    id: idOfPath(`${path}.default_value`),
    label: field.kind === 'hidden' ? 'Value' : 'Holds at first',
    value: field.default_value ?? '',
    error: edit.errorAt(`${path}.default_value`),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      set({ default_value: target.value || undefined }, 'What a field holds at first', `${path}.default_value`),
  };
  if (!WITH_OPTIONS.includes(field.kind)) return <TextField {...own} dir="auto" optional maxLength={200} />;
  const options = (field.options ?? []).map(({ value, label }) => ({ value, label: label[edit.source] ?? value }));
  return <SelectField {...own} placeholder="Nothing" options={options} />;
}

function FormulaInputs(props: FieldSettingsProps) {
  const { edit, field } = props;
  const { path, set } = useSet(props);
  return (
    <>
      <TextField
        id={idOfPath(`${path}.formula`)}
        label="Formula"
        hint="Names of fields further up, numbers, + - * /, brackets, < > =, and if, min, max, round, floor, ceil: if(seats > 2, seats * 40, 100)."
        dir="ltr"
        maxLength={500}
        value={field.formula ?? ''}
        error={edit.errorAt(`${path}.formula`)}
        onChange={({ target }) => set({ formula: target.value || undefined }, 'A formula', `${path}.formula`)}
      />
      <Checkbox
        label="For the market's people alone: visitors do not get it"
        checked={field.is_internal === true}
        onChange={({ target }) => set({ is_internal: target.checked || undefined }, 'Who sees a computed field')}
      />
    </>
  );
}

function PatternInputs(props: FieldSettingsProps) {
  const { edit, field } = props;
  const { path, set } = useSet(props);
  return (
    <div className="forms-settings-row">
      <TextField
        id={idOfPath(`${path}.pattern`)}
        label="Pattern"
        hint="A regular expression that the whole value matches, such as \d{5}."
        dir="ltr"
        optional
        maxLength={200}
        value={field.pattern ?? ''}
        error={edit.errorAt(`${path}.pattern`)}
        onChange={({ target }) => set({ pattern: target.value || undefined }, 'The pattern', `${path}.pattern`)}
      />
      {field.pattern !== undefined && <PatternText {...props} />}
    </div>
  );
}

function PatternText({ edit, field, index }: FieldSettingsProps) {
  return (
    <TranslatedInput
      edit={edit}
      label="What is said where it does not match"
      path={`fields.${index}.pattern_text`}
      text={field.pattern_text}
      name="The sentence of the pattern"
      onText={(draft, pattern_text) => withField(draft, index, { ...field, pattern_text })}
    />
  );
}

function FileTypes(props: FieldSettingsProps) {
  const { field } = props;
  const { set } = useSet(props);
  const chosen = field.file_types ?? FILE_TYPES;
  return (
    <fieldset className="forms-options">
      <legend className="ui-field-label">Files may be</legend>
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
                'What a file may be',
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
export function titleOf({ label, kind }: FormField, { locale, source }: Pick<FormEdit, 'locale' | 'source'>): string {
  return label[locale] || label[source] || `${KINDS[kind].label} without a label`;
}
