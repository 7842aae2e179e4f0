import type { FieldValues, Translated } from '@showroom/contracts/content/page-content';

/** The values of a part, those for all languages first, each with the path that it stands at. */
export function valuesWithPaths(
  { values, texts }: Translated,
  prefix: string,
): readonly (readonly [string, FieldValues])[] {
  const inLanguages = Object.entries(texts).map(([locale, own]) => [`${prefix}texts.${locale}.`, own] as const);
  return [[`${prefix}values.`, values], ...inLanguages];
}
