import type { LoadInput } from '@showroom/shared-ui/remote-modules';
import { ChosenNavigation, type NavigationData } from '../choice/ChosenNavigation';

export const kind = 'react';
export const Component = ChosenNavigation;

/** The code that makes calls comes with the first call. */
export async function load({ platform, url, signal }: LoadInput<Record<string, never>>): Promise<NavigationData> {
  const [{ loadNavEntries }, { pathOfPage }] = await Promise.all([
    import('../data/nav-entries'),
    import('@showroom/shared-ui/local-path'),
  ]);
  const entries = await loadNavEntries(platform, signal, ['main', 'utility']);
  return { entries, path: pathOfPage(url.pathname, platform.locale, platform.market) };
}
