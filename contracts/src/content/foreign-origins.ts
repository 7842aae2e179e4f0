/** What a page loads to show it: into an element for pictures, for films and sounds, or a frame. */
export type SourceKind = 'picture' | 'film' | 'frame';

/** The settings that say where it may come from beside the site. */
export interface OriginSettings {
  readonly 'content.picture_origins': readonly string[];
  readonly 'content.film_origins': readonly string[];
  readonly 'content.frame_origins': readonly string[];
  readonly 'stock_locator.photo_origins': readonly string[];
}

/** Origins by what may come from them. */
export type ForeignOrigins = Readonly<Record<SourceKind, readonly string[]>>;

/** The setting by which administrators allow more origins of a kind. */
export const SETTING_OF_SOURCE = {
  picture: 'content.picture_origins',
  film: 'content.film_origins',
  frame: 'content.frame_origins',
} as const satisfies Readonly<Record<SourceKind, keyof OriginSettings>>;

/**
 * From where a market's pages load what editors show, beside the site itself: the page's policy
 * and what the API accepts are both made from this.
 */
export function foreignOrigins(settings: OriginSettings | undefined): ForeignOrigins {
  return {
    picture: originsOf([
      ...(settings?.['content.picture_origins'] ?? []),
      ...(settings?.['stock_locator.photo_origins'] ?? []),
    ]),
    film: originsOf(settings?.['content.film_origins'] ?? []),
    frame: originsOf(settings?.['content.frame_origins'] ?? []),
  };
}

/** As browsers write them, each once. */
function originsOf(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.flatMap((one) => (URL.canParse(one) ? [new URL(one).origin] : [])))];
}

/** Stands for the site in addresses that are relative to it; never shown. */
const SITE = 'https://site.invalid';

/**
 * Whether a market's pages may load it from there. Frames come from elsewhere alone: the site's own
 * pages refuse to be framed.
 */
export function isAllowedSource(kind: SourceKind, address: string, origins: ForeignOrigins): boolean {
  if (!URL.canParse(address, SITE)) return false;
  const { protocol, origin } = new URL(address, SITE);
  // The address of a blob has the origin of a page.
  if (protocol !== 'https:') return false;
  return origin === SITE ? kind !== 'frame' : origins[kind].includes(origin);
}
