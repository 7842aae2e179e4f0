import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Market } from '@showroom/contracts/markets';
import * as z from 'zod';
import { loadFolder } from '../data';
import type { Scope } from './fill';

const TEXTS: ReadonlyMap<string, Scope> = new Map(
  readdirSync(join(import.meta.dirname, 'texts')).map((language) => [
    language,
    Object.fromEntries(loadFolder(`content/texts/${language}`, z.record(z.string(), z.unknown()))),
  ]),
);

/** Languages that the demo's pages have texts in. */
export const LANGUAGES: readonly string[] = [...TEXTS.keys()];

/** The language of a locale, English for one without texts. */
export function languageOf(locale: string): string {
  const [language = ''] = locale.split('-');
  return TEXTS.has(language) ? language : 'en';
}

export function languagesOf({ locales }: Market): readonly string[] {
  return [...new Set(locales.map(languageOf))];
}

/** The texts of a language by their file, for placeholders: `{home.title}`. */
export function textsIn(language: string): Scope {
  return TEXTS.get(language) ?? {};
}
