import type { ContentIssue } from '../blocks/content';
import {
  type Condition,
  type FormDefinition,
  type FormField,
  formDefinition,
  type Notification,
  type TranslatedText,
} from '../entities/form';
import { fillText } from '../fill-text';
import { namesIn, parseFormula, WrongFormula } from '../formula/formula';
import type messages from './messages/en.json';

/** Kinds that offer a list to choose from. */
const WITH_OPTIONS: readonly FormField['kind'][] = ['choice', 'radio', 'checkboxes'];

/** What is said of what is wrong, in the language of whoever edits the form. */
export type ProblemTexts = Readonly<Record<keyof typeof messages, string>>;

interface Rules {
  readonly definition: FormDefinition;
  /** The market's first language, in which nothing may be missing. */
  readonly source: string;
  readonly texts: ProblemTexts;
}

const isBlank = (text: TranslatedText | undefined, locale: string) => (text?.[locale] ?? '').trim() === '';

function textProblem(
  path: string,
  text: TranslatedText | undefined,
  source: string,
  message: string,
): readonly ContentIssue[] {
  return isBlank(text, source) ? [{ path: `${path}.${source}`, message }] : [];
}

/** The names of several things, each of which has to be its own. */
function twice(names: readonly string[], pathOf: (index: number) => string, message: string): ContentIssue[] {
  return names.flatMap((name, index) =>
    names.indexOf(name) < index ? [{ path: pathOf(index), message: fillText(message, { name }) }] : [],
  );
}

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** A condition is about one of these fields; one that offers a list has the value in it. */
function conditionProblems(
  path: string,
  condition: Condition | undefined,
  fields: readonly FormField[],
  texts: ProblemTexts,
) {
  if (!condition) return [];
  const field = fields.find(({ name }) => name === condition.field);
  if (!field) {
    return [{ path: `${path}.field`, message: texts.condition_order }];
  }
  if (field.kind === 'computed') {
    return [{ path: `${path}.field`, message: texts.condition_computed }];
  }
  const isOffered = !WITH_OPTIONS.includes(field.kind) || field.options?.some(({ value }) => value === condition.is);
  return isOffered
    ? []
    : [{ path: `${path}.is`, message: fillText(texts.condition_value, { field: field.name, value: condition.is }) }];
}

function optionProblems({ kind, options = [] }: FormField, path: string, { source, texts }: Rules): ContentIssue[] {
  if (!WITH_OPTIONS.includes(kind)) return [];
  if (options.length === 0) return [{ path: `${path}.options`, message: texts.no_options }];
  return [
    ...options.flatMap(({ value, label }, index) => [
      ...(value.trim() === '' ? [{ path: `${path}.options.${index}.value`, message: texts.option_value }] : []),
      ...textProblem(`${path}.options.${index}.label`, label, source, texts.option_text),
    ]),
    ...twice(
      options.map(({ value }) => value),
      (index) => `${path}.options.${index}.value`,
      texts.same_value,
    ),
  ];
}

/** A formula speaks of fields further up; what visitors see, of what they see. */
function formulaProblems(
  field: FormField,
  path: string,
  above: readonly FormField[],
  texts: ProblemTexts,
): ContentIssue[] {
  if (field.kind !== 'computed') {
    return field.is_internal ? [{ path: `${path}.is_internal`, message: texts.internal }] : [];
  }
  const problem = (message: string) => [{ path: `${path}.formula`, message }];
  const { formula = '' } = field;
  if (formula.trim() === '') return problem(texts.formula_missing);
  try {
    const names = namesIn(parseFormula(formula));
    const strange = names.find((name) => !above.some((one) => one.name === name));
    if (strange !== undefined) return problem(fillText(texts.formula_name, { name: strange }));
    const secret = names.find((name) => above.some((one) => one.name === name && one.is_internal));
    return secret !== undefined && !field.is_internal ? problem(fillText(texts.formula_secret, { name: secret })) : [];
  } catch (error) {
    if (error instanceof WrongFormula) return problem(fillText(texts.formula, { reason: error.message }));
    throw error;
  }
}

function fieldProblems(field: FormField, index: number, rules: Rules): readonly ContentIssue[] {
  const { definition, source, texts } = rules;
  const path = `fields.${index}`;
  const { kind, label, min, max, pattern, step, default_value, options } = field;
  const problems: ContentIssue[] = [
    ...(kind === 'hidden' ? [] : textProblem(`${path}.label`, label, source, texts.label)),
    ...optionProblems(field, path, rules),
    ...formulaProblems(field, path, definition.fields.slice(0, index), texts),
    ...conditionProblems(`${path}.shown_if`, field.shown_if, definition.fields.slice(0, index), texts),
  ];
  if (min !== undefined && max !== undefined && min > max) {
    problems.push({ path: `${path}.max`, message: texts.range });
  }
  if (pattern !== undefined && !isPattern(pattern)) {
    problems.push({ path: `${path}.pattern`, message: texts.pattern });
  }
  if (step >= Math.max(1, definition.steps.length)) {
    problems.push({ path: `${path}.step`, message: texts.step });
  }
  const isChosen = default_value !== undefined && default_value !== '' && WITH_OPTIONS.includes(kind);
  if (isChosen && !options?.some(({ value }) => value === default_value)) {
    problems.push({ path: `${path}.default_value`, message: texts.chosen });
  }
  return problems;
}

function notificationProblems(rule: Notification, index: number, { definition, texts }: Rules): ContentIssue[] {
  const { fields } = definition;
  const path = `notifications.${index}`;
  const chosen = fields.find(({ name }) => name === rule.field);
  const missing = {
    address: rule.address ? undefined : { path: `${path}.address`, message: texts.address },
    location: rule.location ? undefined : { path: `${path}.location`, message: texts.location },
    chosen_retailer:
      chosen?.kind === 'retailer' || chosen?.kind === 'hidden'
        ? undefined
        : { path: `${path}.field`, message: texts.retailer_field },
    nearest_retailer: chosen ? undefined : { path: `${path}.field`, message: texts.postcode_field },
  }[rule.to];
  const isModelGone = rule.model_field !== undefined && !fields.some(({ name }) => name === rule.model_field);
  return [
    ...(missing ? [missing] : []),
    ...(isModelGone ? [{ path: `${path}.model_field`, message: texts.model_field }] : []),
    ...conditionProblems(`${path}.only_if`, rule.only_if, fields, texts),
  ];
}

function thankYouProblems({ definition: { thank_you }, source, texts }: Rules): readonly ContentIssue[] {
  const { kind, url, title, link_text } = thank_you;
  if (kind === 'page') {
    const isPath = url.startsWith('/') && !url.startsWith('//');
    return isPath ? [] : [{ path: 'thank_you.url', message: texts.page }];
  }
  const download =
    kind === 'download'
      ? [
          ...(/^(https:\/\/|\/(?!\/))\S+$/.test(url) ? [] : [{ path: 'thank_you.url', message: texts.file }]),
          ...textProblem('thank_you.link_text', link_text, source, texts.link_text),
        ]
      : [];
  return [...textProblem('thank_you.title', title, source, texts.thank_you_title), ...download];
}

function confirmationProblems({ definition: { confirmation, fields }, source, texts }: Rules): readonly ContentIssue[] {
  if (!confirmation.is_sent) return [];
  const hasEmail = fields.some(({ kind }) => kind === 'email');
  return [
    ...(hasEmail ? [] : [{ path: 'confirmation.is_sent', message: texts.confirmation_address }]),
    ...textProblem('confirmation.subject', confirmation.subject, source, texts.confirmation_subject),
    ...textProblem('confirmation.body', confirmation.body, source, texts.confirmation_text),
  ];
}

/**
 * What keeps a form from being saved, with the path of each: first what breaks its shape, then what
 * only the whole form can tell. `source` is the market's first language.
 */
export function definitionProblems(
  definition: FormDefinition,
  source: string,
  texts: ProblemTexts,
): readonly ContentIssue[] {
  const parsed = formDefinition.safeParse(definition);
  const shape = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
  const { fields, steps, notifications } = definition;
  const rules = { definition, source, texts };
  const whole = [
    ...(definition.name.trim() === '' ? [{ path: 'name', message: texts.name }] : []),
    ...(fields.some(({ kind }) => kind !== 'hidden' && kind !== 'computed')
      ? []
      : [{ path: 'fields', message: texts.nothing_asked }]),
    ...twice(
      fields.map(({ name }) => name),
      (index) => `fields.${index}.name`,
      texts.same_field,
    ),
    ...fields.flatMap((field, index) => fieldProblems(field, index, rules)),
    ...(steps.length > 1
      ? steps.flatMap(({ title }, index) => textProblem(`steps.${index}.title`, title, source, texts.step_name))
      : []),
    ...thankYouProblems(rules),
    ...notifications.flatMap((rule, index) => notificationProblems(rule, index, rules)),
    ...confirmationProblems(rules),
  ];
  const known = new Set(whole.map(({ path }) => path));
  return [...shape.filter(({ path }) => !known.has(path)), ...whole];
}
