import type { FormDefinition } from '@showroom/contracts/entities/form';
import { isSafeRedirect } from '@showroom/contracts/entities/redirect-target';
import { definitionProblems } from '@showroom/contracts/forms/definition-problems';
import safeRegex from 'safe-regex2';
import { formProblemTextsFor } from '../../contract-messages';
import type { FieldIssue } from '../kernel/refusal';
import { isQuick } from './match-pattern';
import { isTexts } from './translated-texts';

interface DefinitionRules {
  /** The market's, its first one first. */
  readonly locales: readonly [string, ...string[]];
  /** Ids of the market's locations. */
  readonly locations: readonly string[];
}

/** Addresses that browsers read in another way than they are written, or that leave by http. */
function thankYouIssue({ thank_you: { kind, url } }: FormDefinition): FieldIssue[] {
  const isSafe =
    kind === 'text' ||
    (url.startsWith('/')
      ? isSafeRedirect({ to: url, link_type: 'internal' })
      : kind === 'download' && url.startsWith('https:') && isSafeRedirect({ to: url, link_type: 'file' }));
  return isSafe ? [] : [{ path: 'thank_you.url', message: 'This address cannot be opened safely.' }];
}

/** Texts in languages that the market does not have, wherever they stand. */
function languageIssues(value: unknown, locales: readonly string[], path = ''): FieldIssue[] {
  if (typeof value !== 'object' || value === null) return [];
  const pathOf = (key: string) => (path === '' ? key : `${path}.${key}`);
  if (!isTexts(value)) return Object.entries(value).flatMap(([key, own]) => languageIssues(own, locales, pathOf(key)));
  const strange = Object.keys(value).filter((key) => !locales.includes(key));
  return strange.map((key) => ({ path: pathOf(key), message: 'The market has no such language.' }));
}

/** What only a server knows: other things of the market, and how long a pattern may take. */
function serverIssues(definition: FormDefinition, { locations }: DefinitionRules): FieldIssue[] {
  const patterns = definition.fields.flatMap(({ pattern }, index) =>
    pattern === undefined || (safeRegex(pattern) && isQuick(pattern))
      ? []
      : [{ path: `fields.${index}.pattern`, message: 'This pattern can take too long. Make it simpler.' }],
  );
  const hidden = definition.fields.flatMap(({ kind, is_required }, index) =>
    (kind === 'hidden' || kind === 'computed') && is_required
      ? [{ path: `fields.${index}.is_required`, message: 'Nobody can fill in this field.' }]
      : [],
  );
  const strangers = definition.notifications.flatMap(({ to, location = '' }, index) =>
    to === 'location' && location !== '' && !locations.includes(location)
      ? [{ path: `notifications.${index}.location`, message: 'The market has no such location.' }]
      : [],
  );
  const ids = definition.notifications.map(({ id }) => id);
  const twice = ids.flatMap((id, index) =>
    ids.indexOf(id) < index ? [{ path: `notifications.${index}.id`, message: 'Another rule has this id.' }] : [],
  );
  return [...patterns, ...hidden, ...strangers, ...twice];
}

/**
 * What is wrong with a form that somebody wants to save, each with its path in the body. A pattern
 * that breaks its rules is named once, by the rule that browsers know as well.
 */
export function definitionIssues(definition: FormDefinition, rules: DefinitionRules): FieldIssue[] {
  const [source] = rules.locales;
  const found = definitionProblems(definition, source, formProblemTextsFor('en'));
  const own = [
    ...serverIssues(definition, rules),
    ...thankYouIssue(definition),
    ...languageIssues(definition, rules.locales),
  ];
  const all = [...found, ...own.filter(({ path }) => !found.some((one) => one.path === path))];
  return all.map(({ path, message }) => ({ path: `definition.${path}`, message }));
}
