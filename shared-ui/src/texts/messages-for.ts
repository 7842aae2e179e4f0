/**
 * What stands for a feature's `messages/en.json` where it is imported: with the messages of every
 * language on a server and in tests, with those of the page's language alone in a browser.
 */
export interface Languages<T> {
  readonly '@languages'?: Readonly<Record<string, T>>;
}

/** Messages in the language of a locale, English where there are none of it. */
export function messagesFor<T extends object>(messages: T & Languages<T>, locale: string): T {
  const { '@languages': languages } = messages;
  const language = locale.split('-')[0] ?? '';
  return languages && Object.hasOwn(languages, language)
    ? (languages[language] ?? messages)
    : (languages?.['en'] ?? messages);
}
