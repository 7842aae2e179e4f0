import type { Settings } from '@showroom/contracts/settings/settings';
import { matchesPath } from '@showroom/shared-ui/path-pattern';

export type NavigationKind = 'standard' | 'newer' | 'light' | 'logo-only';

/**
 * Which navigation a page has: its own kind first, then the newer one where the theme has it, else
 * the standard one.
 */
export function navigationKind(
  path: string,
  settings: {
    readonly get: <K extends 'app.theme' | `navigation.${'v2_enabled' | 'light_on_pages' | 'logo_only_on_pages'}`>(
      key: K,
    ) => Settings[K];
  },
): NavigationKind {
  const isOn = (patterns: readonly string[]) => patterns.some((pattern) => matchesPath(pattern, path));
  if (isOn(settings.get('navigation.logo_only_on_pages'))) return 'logo-only';
  if (isOn(settings.get('navigation.light_on_pages'))) return 'light';
  return settings.get('navigation.v2_enabled').includes(settings.get('app.theme')) ? 'newer' : 'standard';
}
