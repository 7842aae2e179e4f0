import { usePageLocale } from '@showroom/shared-ui/platform';
import type { PluralForms } from './format-count';

export type Text = string | PluralForms | ((...values: never[]) => string);

type Widened<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : T[K] extends PluralForms ? PluralForms : T[K];
};

/** Texts of one feature by language; English is complete, the others may lag behind. */
export interface TextTable<T extends Readonly<Record<string, Text>>> {
  readonly en: T;
  readonly ar?: Partial<Widened<NoInfer<T>>>;
  readonly ja?: Partial<Widened<NoInfer<T>>>;
  readonly uk?: Partial<Widened<NoInfer<T>>>;
}

/** The table in the language of a locale, with English for what it lacks. */
export function textsFor<T extends Readonly<Record<string, Text>>>(table: TextTable<T>, locale: string): Widened<T>;
export function textsFor(
  table: TextTable<Readonly<Record<string, Text>>>,
  locale: string,
): Readonly<Record<string, Text>> {
  const language = locale.split('-')[0];
  const own = language === 'ar' || language === 'ja' || language === 'uk' ? table[language] : undefined;
  return own ? Object.assign({}, table.en, own) : table.en;
}

/** The table in the page's language, with English for what it lacks. */
export function useTexts<T extends Readonly<Record<string, Text>>>(table: TextTable<T>): Widened<T> {
  return textsFor(table, usePageLocale().locale);
}
