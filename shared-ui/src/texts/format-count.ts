import { formatNumber } from '@showroom/contracts/number-text';

// Making one takes as long as writing a hundred counts with it, and there are few.
const pluralRules = new Map<string, Intl.PluralRules>();

function pluralRulesOf(locale: string): Intl.PluralRules {
  const known = pluralRules.get(locale);
  if (known) return known;
  const made = new Intl.PluralRules(locale);
  pluralRules.set(locale, made);
  return made;
}

/** Forms of a counted noun; `n` stands for the number. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** Forms of a counted noun in a table. */
export function plural(forms: PluralForms): PluralForms {
  return forms;
}

/** `1 vehicle`, `3 vehicles`: the form that a number has in the language of a locale. */
export function formatCount(count: number, forms: PluralForms, locale: string): string {
  const form = forms[pluralRulesOf(locale).select(count)] ?? forms.other;
  return form.replace(/\bn(?![a-z])/, formatNumber(count, locale));
}
