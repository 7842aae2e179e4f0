interface Named {
  readonly first_name: string;
  readonly last_name: string;
}

/** The parts of a name as a language orders them: Japanese begins with the family's. */
export function nameOrder(locale: string): readonly [keyof Named, keyof Named] {
  return /^ja\b/i.test(locale) ? ['last_name', 'first_name'] : ['first_name', 'last_name'];
}

/** A person's whole name in the order of a language; a part that is not known is left out. */
export function fullName(person: { readonly [Part in keyof Named]?: string | undefined }, locale: string): string {
  return nameOrder(locale)
    .map((part) => person[part] ?? '')
    .filter((part) => part !== '')
    .join(' ');
}

/** The whole name as its bearer is addressed: Japanese adds 様. */
export function addressedName(person: Parameters<typeof fullName>[0], locale: string): string {
  const name = fullName(person, locale);
  return name !== '' && /^ja\b/i.test(locale) ? `${name} 様` : name;
}
