import type { FormField, Notification } from '@showroom/contracts/entities/form';
import type { LeadValues } from '@showroom/contracts/entities/lead';
import { textIn } from '@showroom/contracts/forms/form-in-language';
import { MARKETS } from '@showroom/contracts/markets';
import type { ListedLead, Mailing } from '../data/lead-calls';
import { formatName } from '../layout/form-type';
import { formatValue } from './format';

/** What was filled in in one field, in words. */
export interface LeadFact {
  readonly field: string;
  readonly name: string;
  readonly value: string;
  /** The value is a file of the visitor. */
  readonly isFile: boolean;
}

type Value = LeadValues[string];

/** A chosen option as visitors read it; one that the form does not have stays as it is. */
function optionText({ options = [] }: FormField, value: string, text: (own: FormField['label']) => string): string {
  const label = options.find((option) => option.value === value)?.label;
  return (label && text(label)) || value;
}

function valueText(field: FormField, value: Value, text: (own: FormField['label']) => string): string {
  if (Array.isArray(value)) return value.map((one) => optionText(field, one, text)).join(', ');
  return typeof value === 'string' ? optionText(field, value, text) : formatValue(value);
}

/**
 * What was filled in, in the order of the form and by its labels as they were then. What somebody
 * agreed to stands in the language in which they read it, everything else in the market's first.
 */
export function factsOfLead({ form, values, market, locale }: ListedLead): readonly LeadFact[] {
  const { locales } = MARKETS[market];
  const asked = form.fields.filter(({ name }) => Object.hasOwn(values, name));
  const known = new Set(asked.map(({ name }) => name));
  const facts = asked.map((field): LeadFact => {
    const shown = field.kind === 'consent' ? locale : locales[0];
    const text = (own: FormField['label']) => textIn(own, shown, locales);
    const value = valueText(field, values[field.name] ?? '', text);
    return {
      field: field.name,
      name: text(field.label) || formatName(field.name),
      value: field.kind === 'consent' ? (values[field.name] === true ? 'Agreed' : 'Not agreed') : value,
      isFile: field.kind === 'file',
    };
  });
  const others = Object.entries(values).flatMap(([name, value]) =>
    known.has(name) ? [] : [{ field: name, name: formatName(name), value: formatValue(value), isFile: false }],
  );
  return [...facts, ...others].filter(({ value }) => value !== '');
}

const TOLD = {
  address: 'An address',
  location: 'A location of the market',
  chosen_retailer: 'The chosen retailer',
  nearest_retailer: 'The nearest retailer',
} as const satisfies Record<Notification['to'], string>;

/** Which rule of its form has written an e-mail of a lead, or that it is the confirmation. */
export function mailName({ form }: Pick<ListedLead, 'form'>, { rule }: Pick<Mailing, 'rule'>): string {
  if (rule === null) return 'Confirmation';
  const to = form.notifications.find(({ id }) => id === rule)?.to;
  return to === undefined ? 'A rule of the form' : TOLD[to];
}
