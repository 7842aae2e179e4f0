import type { MarketCode } from '@showroom/contracts/markets';
import type { Settings } from '@showroom/contracts/settings/settings';
import type { Person } from '@showroom/shared-ui/platform';
import type { Pin } from '../federation/pins';
import type { Mount } from '../routes/mount-routes';
import { jsonOf } from './serialized-once';

/** What a page carries so that its browser goes on from exactly what the server rendered. */
export interface PageState {
  readonly composition: string;
  /**
   * Names the site map to go on with, when versions from before stand in for some of the
   * composition.
   */
  readonly siteMap?: string;
  /** Under whose `/releases/` every file of the pins lies. */
  readonly releaseOrigin: string;
  readonly market: MarketCode;
  readonly locale: string;
  readonly basename: string;
  readonly siteUrl: string;
  readonly settings: Partial<Settings>;
  readonly mounts: readonly Mount[];
  /** Remotes that this page was rendered with, each with the exposes that it used. */
  readonly pins: readonly Pin[];
  readonly inlinedStyles: readonly string[];
  readonly loaderData: Record<string, unknown>;
  readonly errors: Record<string, unknown> | null;
  readonly person?: Person;
}

export const STATE_ELEMENT = 'page-state';

/** JSON that no text in it can close the script element of. */
export function serializeState(state: PageState): string {
  return jsonOf(state).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
