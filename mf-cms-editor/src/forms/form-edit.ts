import type {
  Condition,
  FieldKind,
  FormDefinition,
  FormField,
  Notification,
  TranslatedText,
} from '@showroom/contracts/entities/form';
import { fillText } from '@showroom/contracts/fill-text';

/** A form while it is written. */
export type Draft = FormDefinition;

/** Kinds that offer a list to choose from. */
export const WITH_OPTIONS: readonly FieldKind[] = ['choice', 'radio', 'checkboxes'];

/** A text with what a language says; an empty text of a language is not there. */
export function withText(text: TranslatedText | undefined, locale: string, value: string): TranslatedText {
  const { [locale]: _, ...rest } = text ?? {};
  return value === '' ? rest : { ...rest, [locale]: value };
}

/** `Your message!` as `your_message`; what has no letter of a to z gets the fallback. */
export function nameFrom(label: string, fallback: string): string {
  const plain = label.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const name = plain.replace(/[^a-z0-9]+/g, '_').replace(/^[_\d]+|_+$/g, '');
  return name.slice(0, 36).replace(/_+$/, '') || fallback;
}

/** The name, or the next free one of its kind: `city`, `city_2`. */
export function freeName(wanted: string, taken: readonly string[]): string {
  let name = wanted;
  for (let count = 2; taken.includes(name); count += 1) name = `${wanted.slice(0, 36)}_${count}`;
  return name;
}

const namesIn = ({ fields }: Draft) => fields.map(({ name }) => name);

/** A field of a kind as it begins. */
export function newField(kind: FieldKind, name: string, label: TranslatedText): FormField {
  return {
    ...{ name, kind, label, is_required: kind === 'consent', width: 'full', step: 0 },
    ...(WITH_OPTIONS.includes(kind) && { options: [] }),
  };
}

/** The field put behind those of its step, which is that of `step`. */
export function withNewField(draft: Draft, field: FormField, step = 0): Draft {
  const own = { ...field, name: freeName(field.name, namesIn(draft)), step };
  const behind = draft.fields.findLastIndex((one) => one.step <= step);
  return { ...draft, fields: draft.fields.toSpliced(behind + 1, 0, own) };
}

/** The field at an index changed; whatever speaks of it by its name goes on doing so. */
export function withField(draft: Draft, index: number, field: FormField): Draft {
  const before = draft.fields[index];
  if (!before) return draft;
  const fields = draft.fields.with(index, field);
  return before.name === field.name ? { ...draft, fields } : renamed({ ...draft, fields }, before.name, field.name);
}

const about = (condition: Condition, from: string, to: string) =>
  condition.field === from ? { ...condition, field: to } : condition;

/** Conditions, rules and texts that named a field by its old name name it by its new one. */
function renamed(draft: Draft, from: string, to: string): Draft {
  const text = (own: TranslatedText) =>
    Object.fromEntries(
      Object.entries(own).map(([locale, value]) => [locale, value.replaceAll(`{${from}}`, `{${to}}`)]),
    );
  const { subject, body } = draft.confirmation;
  return {
    ...draft,
    fields: draft.fields.map((field) => ({
      ...field,
      ...(field.shown_if && { shown_if: about(field.shown_if, from, to) }),
      ...(field.formula && { formula: field.formula.replaceAll(new RegExp(`\\b${from}\\b`, 'g'), to) }),
    })),
    notifications: draft.notifications.map((rule) => ({
      ...rule,
      ...(rule.field === from && { field: to }),
      ...(rule.model_field === from && { model_field: to }),
      ...(rule.only_if && { only_if: about(rule.only_if, from, to) }),
    })),
    confirmation: { ...draft.confirmation, subject: text(subject), body: text(body) },
  };
}

/** The field at `from` moved to stand at `to`, in the step of the field that stands there. */
export function withFieldMoved(draft: Draft, from: number, to: number): Draft {
  const [field, target] = [draft.fields[from], draft.fields[to]];
  if (!field || !target || from === to) return draft;
  const rest = draft.fields.toSpliced(from, 1);
  return { ...draft, fields: rest.toSpliced(to, 0, { ...field, step: target.step }) };
}

/** The field let go before or behind another one, in the step of that. */
export function withFieldDropped(draft: Draft, from: number, over: number, zone: 'before' | 'after'): Draft {
  const [field, target] = [draft.fields[from], draft.fields[over]];
  if (!field || !target || field === target) return draft;
  const rest = draft.fields.toSpliced(from, 1);
  const at = rest.indexOf(target) + (zone === 'after' ? 1 : 0);
  const fields = rest.toSpliced(at, 0, field.step === target.step ? field : { ...field, step: target.step });
  return fields.every((one, index) => one === draft.fields[index]) ? draft : { ...draft, fields };
}

/**
 * One place up (-1) or down (1); at the edge of its step it goes over to the next one, before it
 * passes another field.
 */
export function withFieldStepped(draft: Draft, index: number, by: -1 | 1): Draft {
  const field = draft.fields[index];
  if (!field) return draft;
  const beside = draft.fields[index + by];
  if (beside?.step === field.step) return withFieldMoved(draft, index, index + by);
  const step = field.step + by;
  if (step < 0 || step >= draft.steps.length) return draft;
  return { ...draft, fields: draft.fields.with(index, { ...field, step }) };
}

/** The field put into another step, behind its fields. */
export function withFieldInStep(draft: Draft, index: number, step: number): Draft {
  const field = draft.fields[index];
  if (!field || field.step === step) return draft;
  const rest = draft.fields.toSpliced(index, 1);
  const behind = rest.findLastIndex((one) => one.step <= step);
  return { ...draft, fields: rest.toSpliced(behind + 1, 0, { ...field, step }) };
}

/** A copy of the field behind it, under a name of its own. */
export function withFieldCopied(draft: Draft, index: number): Draft {
  const field = draft.fields[index];
  if (!field) return draft;
  const copy = { ...field, name: freeName(field.name, namesIn(draft)) };
  return { ...draft, fields: draft.fields.toSpliced(index + 1, 0, copy) };
}

/** Without the field at an index, and without the conditions on it. */
export function withoutField(draft: Draft, index: number): Draft {
  const gone = draft.fields[index]?.name;
  return {
    ...draft,
    fields: draft.fields.toSpliced(index, 1).map((field) => {
      const { shown_if, ...rest } = field;
      return shown_if?.field === gone ? rest : field;
    }),
  };
}

/** One more step; the first one that is added makes two, for the fields that are there have one. */
export function withNewStep(draft: Draft): Draft {
  const added = draft.steps.length === 0 ? [{ title: {} }, { title: {} }] : [{ title: {} }];
  return { ...draft, steps: [...draft.steps, ...added] };
}

/** Without a step; its fields go to the one before it. One step alone is none. */
export function withoutStep(draft: Draft, index: number): Draft {
  const left = draft.steps.toSpliced(index, 1);
  const steps = left.length < 2 ? [] : left;
  const fields = draft.fields.map((field) => ({
    ...field,
    step: Math.max(0, steps.length === 0 ? 0 : field.step >= index && field.step > 0 ? field.step - 1 : field.step),
  }));
  return { ...draft, steps, fields };
}

/** Sentences about where a field stands. */
interface PlaceTexts {
  readonly place: string;
  readonly place_in_step: string;
}

/** Where a field stands now, for those who do not see it. */
export function placeOf(draft: Draft, index: number, name: string, texts: PlaceTexts): string {
  const field = draft.fields[index];
  if (!field) return '';
  const place = { field: name, place: index + 1, count: draft.fields.length, step: field.step + 1 };
  return fillText(draft.steps.length > 1 ? texts.place_in_step : texts.place, place);
}

type Option = NonNullable<FormField['options']>[number];

/**
 * Options of pasted lines: each line is what visitors read, or `value = text`. An option that is
 * there already keeps its texts of other languages.
 */
export function optionsFrom(lines: string, locale: string, present: readonly Option[]): Option[] {
  const options: Option[] = [];
  for (const line of lines.split('\n')) {
    const [, named, said] = /^\s*([\w-]+)\s*=\s*(.+)$/.exec(line) ?? [];
    const text = (said ?? line).trim();
    if (text === '') continue;
    const known = present.find((one) => one.value === named || one.label[locale] === text);
    const wanted = named ?? known?.value ?? nameFrom(text, `option_${options.length + 1}`);
    const value = freeName(
      wanted,
      options.map((one) => one.value),
    );
    options.push({ value, label: withText(known?.label, locale, text) });
  }
  return options;
}

/** The options as the lines that they can be pasted from. */
export function linesOf(options: readonly Option[], locale: string): string {
  return options
    .map(({ value, label }) => {
      const text = label[locale] ?? '';
      return nameFrom(text, '') === value ? text : `${value} = ${text || value}`;
    })
    .join('\n');
}

/** A rule of who is told, as it begins. */
export function newNotification(id: string): Notification {
  return { id, to: 'address' };
}

/** Properties of a field; those that are undefined are taken out. */
export type FieldPart = { readonly [K in keyof FormField]?: FormField[K] | undefined };

/** The field with some of its properties changed. */
export function withPart(field: FormField, part: FieldPart): FormField {
  const next = { ...field };
  for (const [key, value] of Object.entries(part)) {
    if (value === undefined) Reflect.deleteProperty(next, key);
    else Reflect.set(next, key, value);
  }
  return next;
}
