import type { FormDefinition, FormField } from '@showroom/contracts/entities/form';
import type { LeadValues } from '@showroom/contracts/entities/lead';
import { textIn } from '@showroom/contracts/forms/form-in-language';

interface Shown {
  readonly definition: FormDefinition;
  readonly values: LeadValues;
  readonly locale: string;
  /** Languages of the market, its first one first. */
  readonly locales: readonly string[];
  /** How a box is called that is ticked. */
  readonly yes: string;
  /** Names of retailers by their ids. */
  readonly retailers: ReadonlyMap<string, string>;
}

function answerTo({ kind, name, options }: FormField, shown: Shown): string {
  const value = shown.values[name];
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? shown.yes : '';
  const optionOf = (own: string) => {
    const label = options?.find((one) => one.value === own)?.label;
    return textIn(label, shown.locale, shown.locales) || own;
  };
  if (Array.isArray(value)) return value.map(optionOf).join(', ');
  if (kind === 'retailer') return shown.retailers.get(String(value)) ?? String(value);
  return optionOf(String(value));
}

/** What was filled in, by the names of the fields, as people of a language read it. */
export function shownAnswers(shown: Shown): Record<string, string> {
  return Object.fromEntries(shown.definition.fields.map((field) => [field.name, answerTo(field, shown)]));
}

/** What was filled in, in the order of the form; what stays empty is left out. */
export function factsOf(shown: Shown): [label: string, answer: string][] {
  const answers = shownAnswers(shown);
  return shown.definition.fields.flatMap((field): [string, string][] => {
    const answer = answers[field.name] ?? '';
    return answer === '' ? [] : [[textIn(field.label, shown.locale, shown.locales) || field.name, answer]];
  });
}
