import type { Settings } from '@showroom/contracts/settings/settings';
import type { FollowingPage } from './settings-now';

/** Milliseconds for which a page that nobody touched is as new as one that just came. */
const NEW = 30_000;

/**
 * Looks for changed settings, and for a changed navigation, after each navigation and whenever the
 * page is seen again, and at once if it was open for long before its visitor did something: no page
 * holds a connection. What looks comes with the first question.
 */
export function followSettings(page: FollowingPage, first: Partial<Settings>): void {
  let values = first;
  let here = window.location.href;
  // The page was asked for at 0.
  let navigationSince = 0;
  const navigation = {
    since: () => navigationSince,
    renew() {
      navigationSince = performance.now();
      window.dispatchEvent(new Event('showroom:navigation-changed'));
    },
  };

  async function look(): Promise<void> {
    const { changedSettings } = await import(/* webpackChunkName: "settings-now" */ './settings-now');
    values = await changedSettings(page, values, navigation);
  }
  const lookCalmly = () => void look().catch((cause: unknown) => console.info('Settings stay as they are:', cause));

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookCalmly();
  });
  window.addEventListener('showroom:navigate', () => {
    if (here === window.location.href) return;
    here = window.location.href;
    lookCalmly();
  });
  if (performance.now() > NEW) lookCalmly();
}
