import type { ShownField } from '@showroom/contracts/entities/form';
import type { Answers } from '@showroom/contracts/forms/check-answers';

/** What a form's inputs hold, in a browser or in the body of a plain form. */
interface Filled {
  get(name: string): unknown;
  getAll(name: string): readonly unknown[];
  has(name: string): boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** What was filled in, by the names of the fields; other inputs are left out. */
export function answersOf(fields: readonly Pick<ShownField, 'name' | 'kind'>[], filled: Filled): Answers {
  return Object.fromEntries(
    fields.flatMap(({ name, kind }): [string, Answers[string]][] => {
      if (kind === 'checkboxes') return [[name, filled.getAll(name).filter(isText)]];
      if (kind === 'consent') return [[name, filled.has(name)]];
      const value = filled.get(name);
      return isText(value) ? [[name, value]] : [];
    }),
  );
}
