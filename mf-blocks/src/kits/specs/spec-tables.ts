import { SPEC_KEYS, type SpecKey, type SpecTable } from '@showroom/contracts/blocks/spec-tables';

/** The key as one that has a name; undefined for any other. */
export function knownSpec(key: string | undefined): SpecKey | undefined {
  return SPEC_KEYS.find((one) => one === key);
}

/** All footnotes in their order; what is said twice is one of them. */
export function footnotesOf(tables: readonly SpecTable[]): string[] {
  const notes = tables.flatMap(({ rows }) => rows.map(({ footnote = '' }) => footnote));
  return [...new Set(notes.filter((note) => note !== ''))];
}
