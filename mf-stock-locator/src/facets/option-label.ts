import type { CheckboxKey } from '@showroom/contracts/entities/filters';
import type { SpecificationMessages } from '../specification/messages-of';

/** How an option of a filter is called in the language of the texts. */
export function optionLabel(words: SpecificationMessages, key: CheckboxKey, value: string, label: string): string {
  return valueText(words, key, value) ?? valueText(words, key, label) ?? label;
}

function valueText(
  { states, statuses, values }: SpecificationMessages,
  key: CheckboxKey,
  value: string,
): string | undefined {
  const table: Readonly<Record<string, string>> =
    key === 'states' ? states : key === 'statuses' ? statuses : key === 'dealers' ? {} : values;
  return Object.hasOwn(table, value) ? table[value] : undefined;
}
