import { getPageByPath } from '@showroom/contracts/calls/content';
import { destinationOf, isGuarded } from '../addresses/page-address';
import { type Mount, mountOf } from '../federation/pins';
import { loadBlock, loadRoutes } from '../federation/remotes';
import type { ShellContext } from '../page/context';
import { formPathOf } from '../page/form-page';
import { mayPrefetch } from './connection';

/** Milliseconds that a visible link waits at most for an idle moment of the page. */
const IDLE_WAIT = 2000;
/** Of one document, so that a page full of links costs its visitor no more than a short one. */
const MOST_PAGES = 6;

interface Prefetched {
  readonly shell: Pick<ShellContext, 'platform' | 'remotes'>;
  readonly basename: string;
  readonly mounts: readonly Mount[];
}

/**
 * Fetches the code behind links that are in sight, so that whoever follows one waits for its data
 * alone. Nothing is fetched for who is offline, saves data or has a slow connection.
 */
export function prefetchLinks({ shell, basename, mounts }: Prefetched): void {
  const { platform, remotes } = shell;
  const asked = new Set<string>();
  let pages = 0;

  async function fetchPage(path: string): Promise<void> {
    const { client, market, locale } = platform;
    const params = { path: path.replace(/^\/|\/$/g, '') || '~home' };
    const { data } = await client.send(getPageByPath, { params, query: { market: market.code, locale } });
    if (data?.type !== 'page') return;
    const templates = new Set(data.attributes.blocks.map(({ template }) => template));
    await Promise.allSettled([...templates].map((template) => loadBlock(remotes, template)));
  }

  async function fetchCode(path: string): Promise<void> {
    const mount = mountOf({ mounts }, path);
    const key = mount?.path ?? path;
    if (asked.has(key) || (!mount && pages >= MOST_PAGES) || !mayPrefetch(navigator)) return;
    asked.add(key);
    if (!mount) pages += 1;
    // Whoever follows the link asks again, and hears of what is missing then.
    await (mount ? loadRoutes(remotes, mount.remote, mount.expose) : fetchPage(path)).catch(() => asked.delete(key));
  }

  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      seen.unobserve(target);
      const to = destinationOf(new URL(target.href), basename, platform.market);
      const path = to?.split(/[?#]/)[0];
      if (path !== undefined && !isGuarded(path) && !formPathOf(path.slice(1))) whenIdle(() => void fetchCode(path));
    }
  });
  const look = () => {
    seen.disconnect();
    for (const link of document.links) if (URL.canParse(link.href)) seen.observe(link);
  };
  look();
  window.addEventListener('showroom:navigate', () => whenIdle(look));
}

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: IDLE_WAIT });
  else setTimeout(work, IDLE_WAIT);
}
