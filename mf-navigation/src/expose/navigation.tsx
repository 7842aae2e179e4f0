import type { LoadInput } from '@showroom/shared-ui/remote-modules';
import { ChosenNavigation, type NavigationData } from '../choice/ChosenNavigation';

export const kind = 'react';
export const Component = ChosenNavigation;

/** The code that makes calls comes with the first call. */
export async function load({ platform, url, signal }: LoadInput<Record<string, never>>): Promise<NavigationData> {
  const [{ loadNavEntries }, { localePrefix }] = await Promise.all([
    import('../data/nav-entries'),
    import('@showroom/shared-ui/local-path'),
  ]);
  const entries = await loadNavEntries(platform, signal, ['main', 'utility']);
  const prefix = localePrefix(platform.locale, platform.market);
  const rest = url.pathname.slice(prefix.length);
  const isPrefixed = url.pathname.startsWith(prefix) && (rest === '' || rest.startsWith('/'));
  return { entries, path: (isPrefixed ? rest : url.pathname) || '/' };
}
