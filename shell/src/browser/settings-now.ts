import { withBasePath } from '@showroom/contracts/base-path';
import type { Bus } from '@showroom/contracts/bus';
import { settingsChanged } from '@showroom/contracts/events/settings-changed';
import type { Settings } from '@showroom/contracts/settings/settings';
import { changedKeys } from '../settings/changed-keys';

const DEADLINE = 5000;

/** What of an open page follows the market's settings. */
export interface FollowingPage {
  readonly bus: Bus;
  readonly settings: { replace(next: Partial<Settings>): void };
  /** For a market that was closed meanwhile. */
  readonly signIn: () => void;
}

/** How the navigation of an open page follows the market's. */
export interface FollowedNavigation {
  /** When it was as it is: milliseconds of the page's own clock. */
  readonly since: () => number;
  readonly renew: () => void;
}

/**
 * Takes over what has changed, has a changed navigation renewed, and tells who listens which keys
 * it were. Answers what is valid from now on. A market that was closed meanwhile leads to sign-in.
 */
export async function changedSettings(
  page: FollowingPage,
  before: Partial<Settings>,
  navigation: FollowedNavigation,
): Promise<Partial<Settings>> {
  const response = await fetch(withBasePath('/site-map/settings.json'), { signal: AbortSignal.timeout(DEADLINE) });
  if (response.status === 401) page.signIn();
  if (!response.ok) throw new Error(`The site answered ${response.status} for its settings`);
  const age = response.headers.get('x-navigation-age');
  if (age !== null && Number(age) < performance.now() - navigation.since()) navigation.renew();
  const now: unknown = await response.json();
  if (!isSettings(now)) throw new Error('The site answered no settings');
  const keys = changedKeys(before, now);
  if (keys.length === 0) return before;
  page.settings.replace(now);
  page.bus.emit(settingsChanged, { keys });
  return now;
}

/** The site has held them against their schemas; a second time would bring all of these here. */
function isSettings(value: unknown): value is Partial<Settings> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
