import type { ShownField } from '@showroom/contracts/entities/form';
import { nameOrder } from '@showroom/contracts/entities/full-name';

const NAMES: readonly string[] = ['first_name', 'last_name'];

/** The fields with the parts of a name in the order of a language, wherever they stand. */
export function orderedFields(fields: readonly ShownField[], locale: string): readonly ShownField[] {
  const parts = fields.filter(({ name }) => NAMES.includes(name));
  if (parts.length < NAMES.length) return fields;
  const ordered = nameOrder(locale).flatMap((name) => parts.filter((part) => part.name === name));
  let next = 0;
  return fields.map((field) => {
    if (!NAMES.includes(field.name)) return field;
    const [part = field] = ordered.slice(next, next + 1);
    next += 1;
    // Each place keeps its width and step: a row of two halves stays one.
    return { ...part, width: field.width, step: field.step };
  });
}
