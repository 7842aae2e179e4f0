import * as z from 'zod/mini';
import { httpUrl } from '../entities/http-url';
import { navEntry } from '../entities/nav-entry';
import { MARKET_CODES, MARKETS, type MarketCode } from '../markets';

const isFunction = (value: unknown) => typeof value === 'function';

/** The locales of a market as any text can be compared with them. */
const localesOf = (market: MarketCode): readonly string[] => MARKETS[market].locales;

/**
 * What a foreign host gives to the navigation's parcel, at `mount` and whole again at each
 * `update`; what a host gives beside it is left alone.
 */
export const navigationParcelProps = z
  .object({
    /** Where the market's site is: its links lead there. */
    site: httpUrl,
    market: z.enum(MARKET_CODES),
    /** BCP 47 tag of the host's page, one of the market's locales. */
    locale: z.string(),
    /** Entries as `GET /nav_entries` answers them; the places `main` and `utility` are shown. */
    entries: z.array(navEntry),
    /** The page of the site that the host's page stands for: entries that lead there are marked. */
    path: z._default(z.string().check(z.startsWith('/', 'must be a path such as /stock')), '/'),
    /** Public settings by their key; those that are left out have their defaults. */
    settings: z._default(z.record(z.string(), z.unknown()), {}),
    /**
     * Follows a link, whose whole address it gets; without it links are the browser's. Clicks that
     * want another tab or a download are the browser's in any case.
     */
    navigate: z.optional(z.custom<(address: string) => void>(isFunction, 'must be a function')),
    /** Hears of clicks: `header_nav_click` with the `label` and `url` of what was clicked. */
    analytics: z.optional(
      z.custom<(event: string, parameters: Readonly<Record<string, string | number | boolean>>) => void>(
        isFunction,
        'must be a function',
      ),
    ),
  })
  .check(
    z.refine(({ market, locale }) => localesOf(market).includes(locale), {
      path: ['locale'],
      error: 'must be one of the locales of the market',
    }),
  );

/** What a host writes. */
export type NavigationParcelProps = z.input<typeof navigationParcelProps>;
/** What the parcel reads. */
export type GivenNavigation = z.output<typeof navigationParcelProps>;
