import { isGuarded } from '../addresses/page-address';
import type { ShellContext } from '../page/context';
import type { PageState } from '../page/page-state';
import { mayPrefetch } from './connection';
import { type Reports, releaseIn } from './reports';

interface LoadedPage {
  readonly shell: ShellContext;
  readonly state: PageState;
  readonly reports: Reports;
}

/** What a page does for others and for the next page, when it has nothing left to do for itself. */
export async function afterLoad({ shell, state, reports }: LoadedPage): Promise<void> {
  const { settings } = shell.platform;
  const { composition, siteMap: map, pins, basename, mounts } = state;
  const path = window.location.pathname.slice(basename === '/' ? 0 : basename.length);
  // Drafts lead to pages that are not there yet.
  if (settings.get('app.prefetch_links') && !isGuarded(path) && mayPrefetch(navigator)) {
    // It brings what loads pages, schemas included.
    const { prefetchLinks } = await import(/* webpackChunkName: "prefetch-links" */ './prefetch-links');
    prefetchLinks({ shell, basename, mounts });
  }
  if (Math.random() < settings.get('releases.reported_share')) {
    const { startBeacons } = await import(/* webpackChunkName: "beacons" */ './beacons');
    const drawn = pins.flatMap(({ entry }) => releaseIn(entry) ?? []);
    startBeacons({ composition, map, drawn, reports });
  }
}
