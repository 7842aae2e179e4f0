import type { Market } from '@showroom/contracts/markets';
import { languageName } from '../display-names/display-names';
import { localPath } from './local-path';
import { isTrackingParameter } from './tracking-parameter';

/** Parameters of one page's tools, which mean nothing to the page in another language. */
const DROPPED = /^(model_str|config_url|formCode)$/;

/** The name that a locale's language has for itself, as a title. */
export function ownName(locale: string): string {
  const language = new Intl.Locale(locale).language;
  const name = languageName(language, language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The page at hand in another language of the market. */
export interface OtherLocale {
  readonly locale: string;
  /** The language's name for itself. */
  readonly name: string;
  readonly href: string;
}

/** The page's address without the language prefix, as the router has it. */
interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * The same page in the market's other languages, with its query but without campaign parameters.
 */
export function otherLocales(market: Market, locale: string, { pathname, search }: Address): OtherLocale[] {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) if (DROPPED.test(name) || isTrackingParameter(name)) query.delete(name);
  const kept = query.size > 0 ? `?${query}` : '';
  return market.locales
    .filter((other) => other !== locale)
    .map((other) => ({
      locale: other,
      name: ownName(other),
      href: `${localPath(pathname, other, market)}${kept}`,
    }));
}
