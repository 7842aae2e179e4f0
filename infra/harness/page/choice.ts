import { directionOf, MARKETS, type Market } from '@showroom/contracts/markets';

export const THEMES = ['white-theme', 'light-theme', 'grey-theme', 'dark-theme'] as const;
type Theme = (typeof THEMES)[number];

export const DIRECTIONS = ['auto', 'ltr', 'rtl'] as const;

/** What the switches of a harness page say. */
export interface Choice {
  readonly market: Market;
  readonly locale: string;
  /** One theme, or all of them below each other. */
  readonly theme: Theme | 'all';
  readonly direction: 'ltr' | 'rtl';
  /** What the switch says: `auto` follows the locale. */
  readonly directionSwitch: (typeof DIRECTIONS)[number];
  /** Nothing but the examples: for pictures and for checks of accessibility. */
  readonly bare: boolean;
}

const NAMES = ['market', 'locale', 'theme', 'direction'] as const;

/** The choices in the page's address, else those made before in this tab. */
export function parseChoice(query: URLSearchParams, remembered: Pick<Storage, 'getItem' | 'setItem'>): Choice {
  const told = Object.fromEntries(
    NAMES.map((name) => {
      const value = query.get(name);
      if (value !== null) remembered.setItem(`harness.${name}`, value);
      return [name, value ?? remembered.getItem(`harness.${name}`) ?? ''];
    }),
  );
  const market: Market = Object.values(MARKETS).find(({ code }) => code === told['market']) ?? MARKETS.international;
  const locale = market.locales.find((one) => one === told['locale']) ?? market.locales[0];
  const directionSwitch = DIRECTIONS.find((one) => one === told['direction']) ?? 'auto';
  const direction = directionSwitch === 'auto' ? directionOf(locale) : directionSwitch;
  const theme = [...THEMES, 'all' as const].find((one) => one === told['theme']) ?? 'white-theme';
  return { market, locale, theme, direction, directionSwitch, bare: query.has('bare') };
}
