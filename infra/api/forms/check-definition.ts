import type { Condition, FormDefinition, FormField, TranslatedText } from '@showroom/contracts/entities/form';
import { isSafeRedirect } from '@showroom/contracts/entities/redirect-target';
import safeRegex from 'safe-regex2';
import type { FieldIssue } from '../kernel/refusal';
import { isSafeAddress } from '../pages/addresses';
import { isTexts } from './translated-texts';

interface DefinitionRules {
  readonly locales: readonly string[];
  /** Ids of the market's locations. */
  readonly locations: readonly string[];
}

/** What was found, each with the end of its path. */
type Issues = Readonly<Record<string, string | undefined>>;

const CHOICES: ReadonlySet<string> = new Set(['choice', 'radio', 'checkboxes']);
/** Kinds whose values a condition can name. */
const COMPARED: ReadonlySet<string> = new Set([...CHOICES, 'consent', 'text', 'number', 'hidden', 'model', 'retailer']);

const isEmpty = (text: TranslatedText | undefined) => Object.values(text ?? {}).every((own) => own.trim() === '');

function patternIssue(pattern: string | undefined): string | undefined {
  if (pattern === undefined) return undefined;
  try {
    new RegExp(`^(?:${pattern})$`, 'u');
  } catch {
    return 'This is no regular expression.';
  }
  return safeRegex(pattern) ? undefined : 'This regular expression can take too long.';
}

function conditionIssue(condition: Condition | undefined, before: readonly FormField[]): string | undefined {
  if (!condition) return undefined;
  const field = before.find(({ name }) => name === condition.field);
  if (!field) return `No field before this one is called ${condition.field}.`;
  if (!COMPARED.has(field.kind)) return `What is filled in at ${condition.field} cannot be compared.`;
  const isOffered = !field.options || field.options.some(({ value }) => value === condition.is);
  return isOffered ? undefined : `${condition.field} has no choice ${condition.is}.`;
}

function optionsIssue({ kind, options = [] }: FormField): string | undefined {
  if (!CHOICES.has(kind)) return undefined;
  if (options.length === 0) return 'Something to choose from is missing.';
  const values = new Set(options.map(({ value }) => value));
  if (values.size < options.length) return 'Two choices have the same value.';
  return options.some(({ label, value }) => value === '' || isEmpty(label)) ? 'A choice has no text.' : undefined;
}

function fieldIssues(field: FormField, index: number, { fields, steps }: FormDefinition): Issues {
  const before = fields.slice(0, index);
  const { min, max } = field;
  return {
    name: before.some(({ name }) => name === field.name) ? 'Another field has this name.' : undefined,
    label: field.kind !== 'hidden' && isEmpty(field.label) ? 'A label is missing.' : undefined,
    options: optionsIssue(field),
    min: min !== undefined && max !== undefined && min > max ? 'The least is more than the most.' : undefined,
    pattern: patternIssue(field.pattern),
    step: field.step > 0 && field.step >= steps.length ? 'There is no such step.' : undefined,
    shown_if: conditionIssue(field.shown_if, before),
    page_value: field.page_value && field.kind !== 'hidden' ? 'Only a hidden field takes it from the page.' : undefined,
    // Nobody could fill it in.
    is_required: field.kind === 'hidden' && field.is_required ? 'A hidden field cannot be required.' : undefined,
  };
}

type Rule = FormDefinition['notifications'][number];

function notificationIssues(rule: Rule, fields: readonly FormField[], { locations }: DefinitionRules): Issues {
  const field = fields.find(({ name }) => name === rule.field);
  const isOfRetailer = rule.to === 'chosen_retailer' || rule.to === 'nearest_retailer';
  return {
    address: rule.to === 'address' && rule.address === undefined ? 'An address is missing.' : undefined,
    location:
      rule.to === 'location' && !locations.includes(rule.location ?? '') ? 'There is no such location.' : undefined,
    field: isOfRetailer ? retailerFieldIssue(rule, field) : undefined,
    only_if: conditionIssue(rule.only_if, fields),
  };
}

function retailerFieldIssue({ to }: Rule, field: FormField | undefined): string | undefined {
  if (!field) return 'There is no such field.';
  return to === 'chosen_retailer' && field.kind !== 'retailer' ? 'This field asks for no retailer.' : undefined;
}

function thankYouIssue({ thank_you: { kind, url } }: FormDefinition): string | undefined {
  if (kind === 'text') return undefined;
  if (kind === 'page') {
    const isPage = url.startsWith('/') && isSafeRedirect({ to: url, link_type: 'internal' });
    return isPage ? undefined : 'This is no path of the site.';
  }
  const isFile = /^(\/(?!\/)|https:)/.test(url) && !/[\s\\]/.test(url) && isSafeAddress(url);
  return isFile ? undefined : 'A file lies on the site or at an https address.';
}

function confirmationIssue({ confirmation, fields }: FormDefinition): string | undefined {
  if (!confirmation.is_sent) return undefined;
  if (!fields.some(({ kind }) => kind === 'email')) return 'The form asks for no e-mail address.';
  return isEmpty(confirmation.subject) || isEmpty(confirmation.body) ? 'Its subject or text is missing.' : undefined;
}

/** Texts in languages that the market does not have, wherever they stand. */
function languageIssues(value: unknown, locales: readonly string[], path: string): FieldIssue[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isTexts(value)) {
    const strange = Object.keys(value).filter((key) => !locales.includes(key));
    return strange.map((key) => ({ path: `${path}.${key}`, message: 'The market has no such language.' }));
  }
  return Object.entries(value).flatMap(([key, own]) => languageIssues(own, locales, `${path}.${key}`));
}

const issuesAt = (path: string, issues: Issues): FieldIssue[] =>
  Object.entries(issues).flatMap(([key, message]) =>
    message === undefined ? [] : [{ path: `${path}.${key}`, message }],
  );

/** What is wrong with a form, each with its path: `definition.fields.2.pattern`. */
export function definitionIssues(definition: FormDefinition, rules: DefinitionRules): FieldIssue[] {
  const { fields, notifications } = definition;
  const ids = notifications.map(({ id }) => id);
  return [
    ...issuesAt('definition', {
      name: definition.name.trim() === '' ? 'A name is missing.' : undefined,
      fields: fields.length === 0 ? 'A form asks for something.' : undefined,
      'thank_you.url': thankYouIssue(definition),
      confirmation: confirmationIssue(definition),
    }),
    ...fields.flatMap((field, index) => issuesAt(`definition.fields.${index}`, fieldIssues(field, index, definition))),
    ...notifications.flatMap((rule, index) =>
      issuesAt(`definition.notifications.${index}`, {
        id: ids.indexOf(rule.id) < index ? 'Another one has this id.' : undefined,
        ...notificationIssues(rule, fields, rules),
      }),
    ),
    ...languageIssues(definition, rules.locales, 'definition'),
  ];
}
