/** What a language lacks and shows in English, one sentence each. */
interface Incomplete {
  readonly '@missing'?: readonly string[];
}

/**
 * What stands for a feature's `messages/en.json` where it is imported: with the messages of every
 * language on a server and in tests, with those of the page's language alone in a browser.
 */
export interface Languages<T> extends Incomplete {
  readonly '@languages'?: Readonly<Record<string, T & Incomplete>>;
}

const reported = new Set<string>();

/**
 * Messages in the language of a locale, English where there are none of it. What is missing is
 * reported once.
 */
export function messagesFor<T extends object>(messages: T & Languages<T>, locale: string): T {
  const { '@languages': languages } = messages;
  const language = locale.split('-')[0] ?? '';
  const found: T & Incomplete =
    languages && Object.hasOwn(languages, language)
      ? (languages[language] ?? messages)
      : (languages?.['en'] ?? messages);
  for (const lack of found['@missing'] ?? []) {
    if (!reported.has(lack)) console.warn(lack);
    reported.add(lack);
  }
  return found;
}
