import { createRequire } from 'node:module';

const {
  messagesOf,
}: { messagesOf: <T>(folder: string) => Readonly<Record<string, T & { readonly '@missing'?: readonly string[] }>> } =
  createRequire(import.meta.url)('./build/messages.cjs');

/**
 * The messages of a folder for any locale, English where there are none of its language. They are
 * loaded once, and what is missing is reported then.
 */
export function loadMessages<T>(folder: string): (locale: string) => T {
  const languages = messagesOf<T>(folder);
  const { en: english } = languages;
  if (english === undefined) throw new Error(`${folder} has no English messages`);
  for (const { '@missing': missing = [] } of Object.values(languages)) for (const lack of missing) console.warn(lack);
  return (locale) => {
    const language = locale.slice(0, 2).toLowerCase();
    return Object.hasOwn(languages, language) ? (languages[language] ?? english) : english;
  };
}
