import { partOf } from '@showroom/contracts/schema/part-of';
import type { Platform } from '@showroom/shared-ui/platform';

/**
 * The texts of one language as they travel with the data of a page: the browser never gets the
 * other languages. Each feature declares its own beside its table.
 */
export interface Language {
  readonly locale: string;
}

/** A language with the texts of these features. */
export type LanguageOf<Feature extends keyof Language> = Required<Pick<Language, 'locale' | Feature>>;

/** What says in which texts a page is written: its language, and what its market calls things. */
export type LocaleSource = Pick<Platform, 'locale' | 'settings'>;

/**
 * The title that came with the texts of a page's data; empty where the page could not be loaded.
 */
export function titleOfPage(data: unknown): string {
  const texts = partOf(data, 'texts');
  const title = partOf(texts, 'title');
  return typeof title === 'string' ? title : '';
}
