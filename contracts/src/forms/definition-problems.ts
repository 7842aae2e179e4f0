import type { ContentIssue } from '../blocks/content';
import {
  type Condition,
  type FormDefinition,
  type FormField,
  formDefinition,
  type Notification,
  type TranslatedText,
} from '../entities/form';
import { namesIn, parseFormula, WrongFormula } from '../formula/formula';

/** Kinds that offer a list to choose from. */
const WITH_OPTIONS: readonly FormField['kind'][] = ['choice', 'radio', 'checkboxes'];

interface Rules {
  readonly definition: FormDefinition;
  /** The market's first language, in which nothing may be missing. */
  readonly source: string;
}

const isBlank = (text: TranslatedText | undefined, locale: string) => (text?.[locale] ?? '').trim() === '';

function textProblem(
  path: string,
  text: TranslatedText | undefined,
  source: string,
  what: string,
): readonly ContentIssue[] {
  return isBlank(text, source) ? [{ path: `${path}.${source}`, message: `${what} is missing.` }] : [];
}

/** The names of several things, each of which has to be its own. */
function twice(names: readonly string[], pathOf: (index: number) => string, what: string): ContentIssue[] {
  return names.flatMap((name, index) =>
    names.indexOf(name) < index ? [{ path: pathOf(index), message: `${what} ${name} is there twice.` }] : [],
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
function conditionProblems(path: string, condition: Condition | undefined, fields: readonly FormField[]) {
  if (!condition) return [];
  const field = fields.find(({ name }) => name === condition.field);
  if (!field) {
    return [{ path: `${path}.field`, message: 'The condition is about a field that stands further up in this form.' }];
  }
  if (field.kind === 'computed') {
    return [{ path: `${path}.field`, message: 'The condition is about a field that nobody fills in.' }];
  }
  const isOffered = !WITH_OPTIONS.includes(field.kind) || field.options?.some(({ value }) => value === condition.is);
  return isOffered ? [] : [{ path: `${path}.is`, message: `${field.name} does not offer ${condition.is}.` }];
}

function optionProblems({ kind, options = [] }: FormField, path: string, source: string): ContentIssue[] {
  if (!WITH_OPTIONS.includes(kind)) return [];
  if (options.length === 0) return [{ path: `${path}.options`, message: 'There is nothing to choose from.' }];
  return [
    ...options.flatMap(({ value, label }, index) => [
      ...(value.trim() === '' ? [{ path: `${path}.options.${index}.value`, message: 'A value is missing.' }] : []),
      ...textProblem(`${path}.options.${index}.label`, label, source, 'The text of an option'),
    ]),
    ...twice(
      options.map(({ value }) => value),
      (index) => `${path}.options.${index}.value`,
      'The value',
    ),
  ];
}

/** A formula speaks of fields further up; what visitors see, of what they see. */
function formulaProblems(field: FormField, path: string, above: readonly FormField[]): ContentIssue[] {
  if (field.kind !== 'computed') {
    return field.is_internal ? [{ path: `${path}.is_internal`, message: 'Visitors have to see this field.' }] : [];
  }
  const problem = (message: string) => [{ path: `${path}.formula`, message }];
  const { formula = '' } = field;
  if (formula.trim() === '') return problem('The formula is missing.');
  try {
    const names = namesIn(parseFormula(formula));
    const strange = names.find((name) => !above.some((one) => one.name === name));
    if (strange !== undefined) return problem(`No field further up is called ${strange}.`);
    const secret = names.find((name) => above.some((one) => one.name === name && one.is_internal));
    return secret !== undefined && !field.is_internal ? problem(`Visitors do not get ${secret}.`) : [];
  } catch (error) {
    if (error instanceof WrongFormula) return problem(`The formula cannot be read: ${error.message}.`);
    throw error;
  }
}

function fieldProblems(field: FormField, index: number, { definition, source }: Rules): readonly ContentIssue[] {
  const path = `fields.${index}`;
  const { kind, label, min, max, pattern, step, default_value, options } = field;
  const problems: ContentIssue[] = [
    ...(kind === 'hidden' ? [] : textProblem(`${path}.label`, label, source, 'The label')),
    ...optionProblems(field, path, source),
    ...formulaProblems(field, path, definition.fields.slice(0, index)),
    ...conditionProblems(`${path}.shown_if`, field.shown_if, definition.fields.slice(0, index)),
  ];
  if (min !== undefined && max !== undefined && min > max) {
    problems.push({ path: `${path}.max`, message: 'The most is less than the least.' });
  }
  if (pattern !== undefined && !isPattern(pattern)) {
    problems.push({ path: `${path}.pattern`, message: 'The pattern is no regular expression.' });
  }
  if (step >= Math.max(1, definition.steps.length)) {
    problems.push({ path: `${path}.step`, message: 'The form has no such step.' });
  }
  const isChosen = default_value !== undefined && default_value !== '' && WITH_OPTIONS.includes(kind);
  if (isChosen && !options?.some(({ value }) => value === default_value)) {
    problems.push({ path: `${path}.default_value`, message: 'What is chosen at first is none of the options.' });
  }
  return problems;
}

function notificationProblems(rule: Notification, index: number, fields: readonly FormField[]): ContentIssue[] {
  const path = `notifications.${index}`;
  const chosen = fields.find(({ name }) => name === rule.field);
  const missing = {
    address: rule.address ? undefined : { path: `${path}.address`, message: 'The e-mail address is missing.' },
    location: rule.location ? undefined : { path: `${path}.location`, message: 'The location is missing.' },
    chosen_retailer:
      chosen?.kind === 'retailer' || chosen?.kind === 'hidden'
        ? undefined
        : { path: `${path}.field`, message: 'Choose the field in which visitors choose a retailer.' },
    nearest_retailer: chosen
      ? undefined
      : { path: `${path}.field`, message: 'Choose the field with the postcode or town.' },
  }[rule.to];
  const isModelGone = rule.model_field !== undefined && !fields.some(({ name }) => name === rule.model_field);
  return [
    ...(missing ? [missing] : []),
    ...(isModelGone ? [{ path: `${path}.model_field`, message: 'Choose the field with the model.' }] : []),
    ...conditionProblems(`${path}.only_if`, rule.only_if, fields),
  ];
}

function thankYouProblems({ definition: { thank_you }, source }: Rules): readonly ContentIssue[] {
  const { kind, url, title, link_text } = thank_you;
  if (kind === 'page') {
    const isPath = url.startsWith('/') && !url.startsWith('//');
    return isPath ? [] : [{ path: 'thank_you.url', message: 'The page begins with /, for example /thank-you.' }];
  }
  const download =
    kind === 'download'
      ? [
          ...(/^(https:\/\/|\/(?!\/))\S+$/.test(url)
            ? []
            : [{ path: 'thank_you.url', message: 'The file begins with / or https://.' }]),
          ...textProblem('thank_you.link_text', link_text, source, 'The text of the link'),
        ]
      : [];
  return [...textProblem('thank_you.title', title, source, 'The title of the thank-you'), ...download];
}

function confirmationProblems({ definition: { confirmation, fields }, source }: Rules): readonly ContentIssue[] {
  if (!confirmation.is_sent) return [];
  const hasEmail = fields.some(({ kind }) => kind === 'email');
  return [
    ...(hasEmail
      ? []
      : [{ path: 'confirmation.is_sent', message: 'A confirmation needs a field with an e-mail address.' }]),
    ...textProblem('confirmation.subject', confirmation.subject, source, 'The subject'),
    ...textProblem('confirmation.body', confirmation.body, source, 'The text of the e-mail'),
  ];
}

/**
 * What keeps a form from being saved, with the path of each: first what breaks its shape, then what
 * only the whole form can tell. `source` is the market's first language.
 */
export function definitionProblems(definition: FormDefinition, source: string): readonly ContentIssue[] {
  const parsed = formDefinition.safeParse(definition);
  const shape = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
  const { fields, steps, notifications } = definition;
  const rules = { definition, source };
  const whole = [
    ...(definition.name.trim() === '' ? [{ path: 'name', message: 'The name is missing.' }] : []),
    ...(fields.some(({ kind }) => kind !== 'hidden' && kind !== 'computed')
      ? []
      : [{ path: 'fields', message: 'The form asks nothing.' }]),
    ...twice(
      fields.map(({ name }) => name),
      (index) => `fields.${index}.name`,
      'The field',
    ),
    ...fields.flatMap((field, index) => fieldProblems(field, index, rules)),
    ...(steps.length > 1
      ? steps.flatMap(({ title }, index) => textProblem(`steps.${index}.title`, title, source, 'The name of a step'))
      : []),
    ...thankYouProblems(rules),
    ...notifications.flatMap((rule, index) => notificationProblems(rule, index, fields)),
    ...confirmationProblems(rules),
  ];
  const known = new Set(whole.map(({ path }) => path));
  return [...shape.filter(({ path }) => !known.has(path)), ...whole];
}
