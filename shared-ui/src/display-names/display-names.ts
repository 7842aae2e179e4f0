import { MARKETS, type MarketCode } from '@showroom/contracts/markets';

/** Each made once: it takes a millisecond, and a page names its languages with every key. */
const made = new Map<string, Intl.DisplayNames>();

function namesIn(speaks: string, type: 'language' | 'region'): Intl.DisplayNames {
  const key = `${type} ${speaks}`;
  const names = made.get(key) ?? new Intl.DisplayNames(speaks, { type });
  made.set(key, names);
  return names;
}

/** A language's name, as another one has it. */
export function languageName(locale: string, speaks: string): string {
  return namesIn(speaks, 'language').of(locale.split('-')[0] ?? locale) ?? locale;
}

/** What a language calls the country of a market; the one of no country has its own name. */
export function marketName(code: MarketCode, speaks: string): string {
  const { hostLabel, name, locales } = MARKETS[code];
  const { region } = new Intl.Locale(locales[0]);
  return hostLabel === undefined || region === undefined ? name : (namesIn(speaks, 'region').of(region) ?? name);
}
