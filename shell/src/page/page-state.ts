import type { MarketCode } from '@showroom/contracts/markets';
import type { Settings } from '@showroom/contracts/settings/settings';
import type { Person } from '@showroom/shared-ui/platform';
import type { PageRemotes } from '../federation/browser-remotes';
import type { Mount } from '../federation/pins';

/** What a page carries so that its browser goes on from exactly what the server rendered. */
export interface PageState extends PageRemotes {
  readonly market: MarketCode;
  readonly locale: string;
  readonly basename: string;
  readonly siteUrl: string;
  readonly settings: Partial<Settings>;
  readonly mounts: readonly Mount[];
  readonly loaderData: Record<string, unknown>;
  readonly errors: Record<string, unknown> | null;
  readonly person?: Person;
  /**
   * Code that the page needs at once, or where a block of a template is near, to be fetched
   * together instead of one after the other.
   */
  readonly ahead: readonly { readonly block?: string; readonly files: readonly (readonly [string, string])[] }[];
}

export const STATE_ELEMENT = 'page-state';

/** Below it are the states of cached pages, which name their own in `data-hydration`. */
export const HYDRATION_PATH = '/site-map/hydration';
