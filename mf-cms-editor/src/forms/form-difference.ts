import { fillText } from '@showroom/contracts/fill-text';
import { formatName } from '../layout/form-type';
import type { Draft } from './form-edit';
import type messages from './messages/builder/en.json';

type DifferenceTexts = (typeof messages)['difference'];

/** One value that two versions of a form have otherwise; undefined where one has none. */
export interface Difference {
  readonly place: string;
  readonly mine: string | undefined;
  readonly theirs: string | undefined;
}

/** A property in words; those of other versions of the site, and languages, by their own names. */
function nameOf(key: string, { names }: DifferenceTexts): string {
  const known: Readonly<Record<string, string>> = names;
  return known[key] ?? formatName(key).toLowerCase();
}

/** Things of a list by what they are called, so that one more does not change all behind it. */
function named(list: readonly unknown[]): [string, unknown][] {
  return list.map((item, index) => {
    const own = typeof item === 'object' && item !== null ? item : {};
    const name = Reflect.get(own, 'name') ?? Reflect.get(own, 'value') ?? Reflect.get(own, 'id') ?? index + 1;
    return [String(name), item];
  });
}

function leaves(value: unknown, place: string, texts: DifferenceTexts): [string, string][] {
  if (typeof value === 'boolean') return [[place, texts.values[`${value}`]]];
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [[place, String(value)]];
  const parts = Array.isArray(value)
    ? named(value)
    : Object.entries(value).map(([key, part]): [string, unknown] => [nameOf(key, texts), part]);
  return parts.flatMap(([part, own]) => leaves(own, fillText(texts.within, { place, part }).trim(), texts));
}

function asMap({ fields, ...rest }: Draft, texts: DifferenceTexts) {
  return new Map([
    ...Object.entries(rest).flatMap(([key, part]) => leaves(part, formatName(nameOf(key, texts)), texts)),
    [texts.order, fields.map(({ name }) => name).join(', ')] as const,
    ...leaves(fields, texts.field, texts),
  ]);
}

/** All that two versions of a form have otherwise. */
export function differencesOf(mine: Draft, theirs: Draft, texts: DifferenceTexts): readonly Difference[] {
  const [own, other] = [asMap(mine, texts), asMap(theirs, texts)];
  return [...new Set([...own.keys(), ...other.keys()])].flatMap((place) =>
    own.get(place) === other.get(place) ? [] : [{ place, mine: own.get(place), theirs: other.get(place) }],
  );
}
