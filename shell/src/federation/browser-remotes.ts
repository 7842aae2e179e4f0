import type { PageState } from '../render/page-state';
import { rememberHashes } from './known-hashes';
import type { SiteMap } from './pins';
import { RemoteError, type Remotes, withDeadline } from './remotes';
import { styleSheetsLoaded } from './style-sheets';

const LOAD_DEADLINE = 5000;

type PageRemotes = Pick<PageState, 'composition' | 'siteMap' | 'pins' | 'inlinedStyles'>;

/** The pins that a page came with, and the rest of its composition when it needs more. */
export function createBrowserRemotes(
  { composition, siteMap: id = composition, pins: rendered, inlinedStyles }: PageRemotes,
  siteUrl: string,
): Remotes {
  rememberHashes(rendered);
  const pins = new Map(rendered.map((pin) => [pin.remote, pin]));
  const loaded = new Map<string, Promise<unknown>>();
  let whole: Promise<SiteMap> | undefined;

  async function fetchMap(): Promise<SiteMap> {
    const response = await fetch(`${siteUrl}/site-map/${id}.json`, { signal: AbortSignal.timeout(LOAD_DEADLINE) });
    if (!response.ok) throw new RemoteError(`The site map ${id} answered ${response.status}`);
    const map: SiteMap = await response.json();
    rememberHashes(map.pins);
    for (const pin of map.pins) pins.set(pin.remote, pin);
    return map;
  }

  function map(): Promise<SiteMap> {
    whole ??= fetchMap().catch((error: unknown) => {
      whole = undefined;
      throw error;
    });
    return whole;
  }

  async function loadFresh(remote: string, expose: string): Promise<unknown> {
    if (!pins.get(remote)?.exposes[expose]) await map();
    const pin = pins.get(remote);
    if (!pin) throw new RemoteError(`${remote} is not part of this site`);
    const { loadExpose } = await import(/* webpackChunkName: "federation" */ './runtime');
    const styles = pin.exposes[expose]?.styles.filter((url) => !inlinedStyles.includes(url)) ?? [];
    const [module] = await Promise.all([loadExpose(pin, expose), styleSheetsLoaded(styles)]);
    return module;
  }

  return {
    map,
    load(remote, expose) {
      const key = `${remote} ${expose}`;
      const known = loaded.get(key);
      if (known) return known;
      const loading = withDeadline(LOAD_DEADLINE, key, () => loadFresh(remote, expose));
      loaded.set(key, loading);
      loading.catch(() => loaded.delete(key));
      return loading;
    },
    entry: (remote) => pins.get(remote),
    files: (remote, expose) => pins.get(remote)?.exposes[expose],
  };
}
