import { withBasePath } from '@showroom/contracts/base-path';
import { storeHashes } from './known-hashes';
import { misplacedFile, type Pin, pinIn, type SiteMap } from './pins';
import { RemoteError, type Remotes, withDeadline } from './remotes';
import { styleSheetsLoaded } from './style-sheets';

/** Milliseconds after which a place stops waiting; what comes later is there for its next try. */
const LOAD_DEADLINE = 5000;
/** Milliseconds that the map may take on a slow way. */
const MAP_DEADLINE = 15_000;

/** What a page carries of the composition that it was rendered with. */
export interface PageRemotes {
  readonly composition: string;
  /**
   * Names the site map to go on with, when versions from before stand in for some of the
   * composition.
   */
  readonly siteMap?: string;
  /** Under whose `/releases/` every file of the pins lies. */
  readonly releaseOrigin: string;
  readonly locale: string;
  /** Remotes that this page was rendered with, each with the exposes that it used. */
  readonly pins: readonly Pin[];
  /** Addresses of the style sheets whose text stands in the page's head. */
  readonly inlinedStyles: readonly string[];
}

/** The pins that a page came with, and the rest of its composition when it needs more. */
export function createBrowserRemotes(
  { composition, siteMap: id = composition, releaseOrigin, locale, pins: rendered, inlinedStyles }: PageRemotes,
  siteUrl: string,
): Remotes {
  const pins = new Map<string, Pin>();
  const refused = new Map<string, string>();
  const loaded = new Map<string, Promise<unknown>>();
  let whole: Promise<SiteMap> | undefined;

  async function fetchMap(): Promise<SiteMap> {
    const [response, { siteMap }] = await Promise.all([
      fetch(siteUrl + withBasePath(`/site-map/${locale}/${id}.json`), { signal: AbortSignal.timeout(MAP_DEADLINE) }),
      // With the map that it is for: the first page needs neither.
      import(/* webpackChunkName: "site-map" */ '@showroom/contracts/remotes/site-map'),
    ]);
    if (!response.ok) throw new RemoteError(`The site map ${id} answered ${response.status}`);
    const map: SiteMap = siteMap.parse(await response.json());
    takePins(map.pins, map.origin);
    return map;
  }

  /** What lies elsewhere is no file of this site, whoever wrote it into the page. */
  function takePins(given: readonly Pin[], origin: string): void {
    for (const pin of given) {
      const why = misplacedFile(pin, origin);
      if (why) refused.set(pin.remote, why);
      else pins.set(pin.remote, pinIn(pin, locale));
    }
    storeHashes([...pins.values()]);
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
    if (!pin) throw new RemoteError(refused.get(remote) ?? `${remote} is not part of this site`);
    const { loadExpose } = await import(/* webpackChunkName: "federation" */ './runtime');
    const styles = pin.exposes[expose]?.styles.filter((url) => !inlinedStyles.includes(url)) ?? [];
    const [module] = await Promise.all([loadExpose(pin, expose), styleSheetsLoaded(styles)]);
    return module;
  }

  takePins(rendered, releaseOrigin);
  return {
    map,
    load(remote, expose) {
      const key = `${remote} ${expose}`;
      const loading = loaded.get(key) ?? loadFresh(remote, expose);
      loaded.set(key, loading);
      loading.catch(() => loaded.delete(key));
      return withDeadline(LOAD_DEADLINE, key, () => loading);
    },
    entry: (remote) => pins.get(remote),
    files: (remote, expose) => pins.get(remote)?.exposes[expose],
  };
}
