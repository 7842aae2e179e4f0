import type { ShownField } from '@showroom/contracts/entities/form';

const LONGEST_VALUE = 200;
/** Kinds that no address fills in: what a visitor agrees to or uploads, and what is computed. */
const UNMAPPED: readonly ShownField['kind'][] = ['consent', 'file', 'computed'];

/** What a query gives to a form's fields by the market's mapping of parameters to fields. */
export function mappedValues(
  fields: readonly Pick<ShownField, 'name' | 'kind' | 'options'>[],
  mapping: Readonly<Record<string, string>>,
  query: URLSearchParams,
): Readonly<Record<string, string>> {
  const found = Object.entries(mapping).flatMap(([parameter, name]) => {
    const value = query.get(parameter) ?? '';
    const field = fields.find((one) => one.name === name);
    if (!field || UNMAPPED.includes(field.kind) || value === '' || value.length > LONGEST_VALUE) return [];
    const isOffered = !field.options || field.options.some((option) => option.value === value);
    return isOffered ? [[name, value] as const] : [];
  });
  return Object.fromEntries(found);
}
