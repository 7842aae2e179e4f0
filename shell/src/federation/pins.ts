import type { Hydrate, Template } from '@showroom/contracts/blocks/template';
import type { Composition, ReleaseManifest } from '@showroom/contracts/remotes/release';
import { releaseUrl } from '@showroom/contracts/remotes/release-url';
import { contractRefusal } from '@showroom/contracts/remotes/versions';

/**
 * Where the browser finds an expose: absolute addresses of scripts to preload and of style sheets.
 */
export interface PinnedExpose {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** `sha384-…` of each of them, by its address. */
  readonly integrity: Readonly<Record<string, string>>;
  /**
   * Why this site does not use it: it is built for a contract that is served no more, or not yet.
   */
  readonly refused?: string;
}

/** One remote of the composition that a page was rendered with, as its browser needs it. */
export interface Pin {
  readonly remote: string;
  readonly version: string;
  readonly container: string;
  readonly entry: string;
  readonly integrity: string;
  readonly exposes: Readonly<Record<string, PinnedExpose>>;
}

/** A remote that can fill a slot, by which of its exposes. */
export interface Filling {
  readonly remote: string;
  readonly expose: string;
}

/** What fills a slot, and what can take its place. */
interface SlotFilling extends Filling {
  readonly instead?: readonly Filling[];
}

/**
 * The composition as the browser needs it: every pin, and what the routes, slots and blocks are
 * called.
 */
export interface SiteMap {
  readonly id: string;
  /** Under whose `/releases/` every file of the pins lies. */
  readonly origin: string;
  readonly mounts: readonly { readonly path: string; readonly remote: string; readonly expose: string }[];
  readonly slots: Readonly<Record<string, SlotFilling>>;
  readonly blocks: Readonly<Record<string, { readonly remote: string; readonly template: Template }>>;
  readonly pins: readonly Pin[];
}

/**
 * No file has this hash: what nobody vouches for, by an empty one either, is refused by the
 * browser.
 */
export const NO_FILE = 'sha384-missing';

function pinOf(origin: string, release: ReleaseManifest): Pin {
  const url = (path: string) => releaseUrl(origin, release, path);
  const hashes = new Map(release.web.assets.map(({ path, integrity }) => [path, integrity]));
  const hashOf = (path: string) => hashes.get(path) || NO_FILE;
  const pin: Pin = {
    remote: release.remote,
    version: release.version,
    container: release.container,
    entry: url(release.web.entry),
    integrity: hashOf(release.web.entry),
    exposes: Object.fromEntries(
      release.exposes.map((expose) => {
        const { name, scripts, styles } = expose;
        const integrity = Object.fromEntries([...scripts, ...styles].map((path) => [url(path), hashOf(path)]));
        const refused = contractRefusal(release.remote, expose);
        return [name, { scripts: scripts.map(url), styles: styles.map(url), integrity, ...(refused && { refused }) }];
      }),
    ),
  };
  const why = misplacedFile(pin, origin);
  if (why === undefined) return pin;
  const exposes = Object.entries(pin.exposes).map(([name, files]) => [name, { ...files, refused: why }]);
  return { ...pin, exposes: Object.fromEntries(exposes) };
}

/**
 * A pin as a page carries it, with the exposes that it uses: the server preloads their scripts, and
 * the entry knows the scripts' hashes.
 */
export function pinForPage(pin: Pin, used: readonly string[]): Pin {
  const exposes = used.flatMap((name): [string, PinnedExpose][] => {
    const files = pin.exposes[name];
    if (!files) return [];
    const integrity = Object.fromEntries(files.styles.map((url) => [url, files.integrity[url] || NO_FILE]));
    return [[name, { ...files, scripts: [], integrity }]];
  });
  return { ...pin, exposes: Object.fromEntries(exposes) };
}

/**
 * Why a pin is not used; undefined when all its files lie in its own folder under the composition's
 * origin, whatever else the pin says. Addresses are compared as a browser reads them, without dots.
 */
export function misplacedFile({ remote, version, entry, exposes }: Pin, origin: string): string | undefined {
  const folder = releaseUrl(origin, { remote, version }, '');
  const files = [entry, ...Object.values(exposes).flatMap(({ scripts, styles }) => [...scripts, ...styles])];
  const outside = files.find((file) => !URL.canParse(file) || !new URL(file).href.startsWith(folder));
  return outside === undefined ? undefined : `${remote} ${version} is not used: ${outside} lies outside of ${folder}`;
}

/**
 * What a composition offers, looked up by mount, slot and template key; the first remote wins where
 * the composition names none.
 */
export function siteMapOf(composition: Composition): SiteMap {
  const { remotes, origin, id } = composition;
  const mounts = remotes.flatMap(({ remote, mounts: own }) => own.map((mount) => ({ ...mount, remote })));
  const blocks: Record<string, { remote: string; template: Template }> = {};
  for (const { remote, templates } of remotes) {
    for (const template of templates) if (isTemplate(template)) blocks[template.key] ??= { remote, template };
  }
  // Longest first, so that /showroom-order-online is not taken for /showroom.
  mounts.sort((a, b) => b.path.length - a.path.length);
  const pins = remotes.map((release) => pinOf(origin, release));
  return { id, origin, mounts, slots: slotsOf(composition), blocks, pins };
}

/**
 * By slot: the remote that the composition names, else the first one; then the others, in order.
 */
function slotsOf({ remotes, slots: named = {} }: Composition): SiteMap['slots'] {
  const offers = remotes.flatMap(({ remote, slots }) => slots.map(({ slot, expose }) => ({ slot, remote, expose })));
  const names = new Set(offers.map(({ slot }) => slot));
  const filled = [...names].flatMap((name) => {
    const mine = offers.filter(({ slot }) => slot === name).map(({ remote, expose }) => ({ remote, expose }));
    const isNamed = ({ remote }: Filling) => remote === named[name];
    const [first, ...instead] = [...mine.filter(isNamed), ...mine.filter((one) => !isNamed(one))];
    return first ? [[name, { ...first, ...(instead.length > 0 && { instead }) }] as const] : [];
  });
  return Object.fromEntries(filled);
}

const HYDRATE: readonly unknown[] = ['never', 'visible', 'idle', 'load'] satisfies Hydrate[];

function isTemplate(value: object): value is Template {
  return (
    'key' in value &&
    'fields' in value &&
    Array.isArray(value.fields) &&
    'hydrate' in value &&
    HYDRATE.includes(value.hydrate)
  );
}

/** The mount that serves a path, by whole segments. */
export function mountOf(map: Pick<SiteMap, 'mounts'>, path: string): SiteMap['mounts'][number] | undefined {
  return map.mounts.find((mount) => path === mount.path || path.startsWith(`${mount.path}/`));
}
