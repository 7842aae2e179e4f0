import { formatName } from '../layout/form-type';
import type { Draft } from './form-edit';

/** One value that two versions of a form have otherwise; undefined where one has none. */
export interface Difference {
  readonly place: string;
  readonly mine: string | undefined;
  readonly theirs: string | undefined;
}

/** Things of a list by what they are called, so that one more does not change all behind it. */
function named(list: readonly unknown[], prefix: string): [string, unknown][] {
  return list.map((item, index) => {
    const own = typeof item === 'object' && item !== null ? item : {};
    const name = Reflect.get(own, 'name') ?? Reflect.get(own, 'value') ?? Reflect.get(own, 'id') ?? index + 1;
    return [`${prefix} ${String(name)}`.trim(), item];
  });
}

function leaves(value: unknown, place: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [[place, String(value)]];
  const parts = Array.isArray(value)
    ? named(value, place)
    : Object.entries(value).map(([key, part]): [string, unknown] => [
        `${place} ${formatName(key).toLowerCase()}`,
        part,
      ]);
  return parts.flatMap(([name, part]) => leaves(part, name));
}

const asMap = ({ fields, ...rest }: Draft) =>
  new Map([
    ...Object.entries(rest).flatMap(([key, part]) => leaves(part, formatName(key))),
    ['Order of the fields', fields.map(({ name }) => name).join(', ')] as const,
    ...leaves(fields, 'Field'),
  ]);

/** All that two versions of a form have otherwise. */
export function differencesOf(mine: Draft, theirs: Draft): readonly Difference[] {
  const [own, other] = [asMap(mine), asMap(theirs)];
  return [...new Set([...own.keys(), ...other.keys()])].flatMap((place) =>
    own.get(place) === other.get(place) ? [] : [{ place, mine: own.get(place), theirs: other.get(place) }],
  );
}
