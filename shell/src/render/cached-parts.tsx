import type { SettingKey } from '@showroom/contracts/settings/settings';
import { type Platform, PlatformProvider, type RetainHtml, type SettingsStore } from '@showroom/shared-ui/platform';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { RenderCache } from '../cache/render-cache';
import { recordedSettings } from '../settings/recorded-settings';
import { askEarly } from './early-pictures';
import { type PictureLink, parsePictureLinks } from './picture-links';
import { keyOf } from './serialized-once';

/** Characters of HTML and keys in one worker. */
const ROOM = 24_000_000;
/**
 * Ids of parts would begin with it: such a part knows its place in the page, and must be rendered
 * there.
 */
const OWN_ID = 'cached-part-';
/**
 * What React writes before a part that asks for more than pictures early, and for a boundary that
 * it gave up: both belong to a whole page.
 */
const OF_A_PAGE = /^<link|<!--\$[!?~]/;

/**
 * HTML of parts that many pages show alike, cached until anything changes: an answer of the API, a
 * setting, a remote.
 */
export class CachedParts {
  readonly #html = new RenderCache<Part>({
    room: ROOM,
    sizeOf: ({ html = '' }, key) => key.length + html.length + 1,
  });
  readonly #types = new WeakMap<object, number>();
  #lastType = 0;

  invalidate(): void {
    this.#html.invalidate();
  }

  /**
   * For a page that is nobody's own. What waits, reads the address or has ids of its own is not
   * cached: it belongs to its place.
   */
  forPage(platform: Platform): RetainHtml {
    const { epoch } = this.#html;
    const page = `${platform.market.code} ${platform.locale}`;
    // Parts of parts are cached as well: more pages have them.
    const retainIn =
      (settings: SettingsStore): RetainHtml =>
      (part, of) => {
        const key = `${this.#typeOf(part)} ${page} ${keyOf(of)}`;
        const known = this.#html.fresh(key, epoch);
        const made = known ?? this.#make(part, platform, settings, retainIn);
        if (!known) this.#html.set(key, made, [], epoch);
        // What it was made of, whatever shows it is made of too.
        for (const setting of known?.settings ?? []) settings.get(setting);
        askEarly(made.pictures);
        return made.html;
      };
    return retainIn(platform.settings);
  }

  #make(
    part: ReactElement,
    platform: Platform,
    from: SettingsStore,
    retainIn: (settings: SettingsStore) => RetainHtml,
  ): Part {
    const settings = recordedSettings(from);
    const own: Platform = { ...platform, settings, keepHtml: retainIn(settings) };
    const made = htmlOf(<PlatformProvider value={own}>{part}</PlatformProvider>);
    return { ...made, settings: [...settings.read] };
  }

  /** Two versions of a remote have types of their own. */
  #typeOf({ type }: ReactElement): number | string {
    if (typeof type === 'string') return type;
    const known = this.#types.get(type);
    if (known !== undefined) return known;
    this.#lastType += 1;
    this.#types.set(type, this.#lastType);
    return this.#lastType;
  }
}

interface Part {
  /** Undefined for what must be rendered in its place. */
  readonly html: string | undefined;
  readonly pictures: readonly PictureLink[];
  /** The settings that were read for it. */
  readonly settings: readonly SettingKey[];
}

type Html = Omit<Part, 'settings'>;

const IN_ITS_PLACE: Html = { html: undefined, pictures: [] };

function htmlOf(element: ReactElement): Html {
  try {
    const { links, rest } = parsePictureLinks(renderToString(element, { identifierPrefix: OWN_ID }));
    return rest.includes(OWN_ID) || OF_A_PAGE.test(rest) ? IN_ITS_PLACE : { html: rest, pictures: links };
  } catch {
    // It fails again in its place, where a boundary is around it.
    return IN_ITS_PLACE;
  }
}
