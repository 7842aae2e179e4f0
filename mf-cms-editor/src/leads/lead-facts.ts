import type { FormField } from '@showroom/contracts/entities/form';
import type { LeadValues } from '@showroom/contracts/entities/lead';
import { textIn } from '@showroom/contracts/forms/form-in-language';
import { MARKETS } from '@showroom/contracts/markets';
import type { ListedLead, Mailing } from '../data/lead-calls';
import { formatName } from '../layout/form-type';
import { formatValue } from './format';
import type messages from './messages/en.json';

/** What was filled in in one field, in words. */
export interface LeadFact {
  readonly field: string;
  readonly name: string;
  readonly value: string;
  /** The value is a file of the visitor. */
  readonly isFile: boolean;
}

type Value = LeadValues[string];
type Texts = typeof messages;
type Written = (own: FormField['label']) => string;

/** A chosen option as visitors read it; one that the form does not have stays as it is. */
function optionText({ options = [] }: FormField, value: string, text: Written): string {
  const label = options.find((option) => option.value === value)?.label;
  return (label && text(label)) || value;
}

function valueText(field: FormField, value: Value, text: Written, texts: Texts): string {
  if (Array.isArray(value)) return value.map((one) => optionText(field, one, text)).join(', ');
  return typeof value === 'string' ? optionText(field, value, text) : formatValue(value, texts);
}

/**
 * What was filled in, in the order of the form and by its labels as they were then. What somebody
 * agreed to stands in the language in which they read it, everything else in the market's first.
 */
export function factsOfLead({ form, values, market, locale }: ListedLead, texts: Texts): readonly LeadFact[] {
  const { locales } = MARKETS[market];
  const asked = form.fields.filter(({ name }) => Object.hasOwn(values, name));
  const known = new Set(asked.map(({ name }) => name));
  const facts = asked.map((field): LeadFact => {
    const shown = field.kind === 'consent' ? locale : locales[0];
    const text: Written = (own) => textIn(own, shown, locales);
    const value = valueText(field, values[field.name] ?? '', text, texts);
    return {
      field: field.name,
      name: text(field.label) || formatName(field.name),
      value: field.kind === 'consent' ? (values[field.name] === true ? texts.agreed : texts.not_agreed) : value,
      isFile: field.kind === 'file',
    };
  });
  const others = Object.entries(values).flatMap(([name, value]) =>
    known.has(name) ? [] : [{ field: name, name: formatName(name), value: formatValue(value, texts), isFile: false }],
  );
  return [...facts, ...others].filter(({ value }) => value !== '');
}

/** Which rule of its form has written an e-mail of a lead, or that it is the confirmation. */
export function mailName({ form }: Pick<ListedLead, 'form'>, { rule }: Pick<Mailing, 'rule'>, texts: Texts): string {
  if (rule === null) return texts.confirmation;
  const to = form.notifications.find(({ id }) => id === rule)?.to;
  return to === undefined ? texts.rule_of_form : texts.rules[to];
}
