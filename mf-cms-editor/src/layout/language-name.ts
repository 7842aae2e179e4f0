/** Each made once: it takes a millisecond, and a page names its languages with every key. */
const namesIn = new Map<string, Intl.DisplayNames>();

function namesOf(speaks: string): Intl.DisplayNames {
  const known = namesIn.get(speaks);
  if (known) return known;
  const made = new Intl.DisplayNames(speaks, { type: 'language' });
  namesIn.set(speaks, made);
  return made;
}

/** A language's name, as another one has it. */
export function languageName(locale: string, speaks: string): string {
  return namesOf(speaks).of(locale.split('-')[0] ?? locale) ?? locale;
}
