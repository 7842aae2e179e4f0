import { MARKETS, type MarketCode } from '@showroom/contracts/markets';

/** Each made once: it takes a millisecond. */
const namesIn = new Map<string, Intl.DisplayNames>();

/** What people of a locale call the country of a market; the one of no country has its own name. */
export function marketName(locale: string, code: MarketCode): string {
  const { hostLabel, name, locales } = MARKETS[code];
  const { region } = new Intl.Locale(locales[0]);
  if (hostLabel === undefined || region === undefined) return name;
  const names = namesIn.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  namesIn.set(locale, names);
  return names.of(region) ?? name;
}
