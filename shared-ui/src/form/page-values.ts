import type { PAGE_VALUES, ShownField } from '@showroom/contracts/entities/form';

/** What hidden fields may take from the page that they stand on. */
export type PageValues = Readonly<Partial<Record<(typeof PAGE_VALUES)[number], string>>>;

/** What a hidden field holds: what it was given, else what the page says, else its default. */
export function hiddenValue(
  { name, page_value, default_value = '' }: Pick<ShownField, 'name' | 'page_value' | 'default_value'>,
  given: Readonly<Record<string, string>>,
  page: PageValues,
): string {
  const own = Object.hasOwn(given, name) ? given[name] : undefined;
  return own ?? (page_value && page[page_value]) ?? default_value;
}
