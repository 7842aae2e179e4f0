import { type ContentTemplate, contentTemplate } from '@showroom/contracts/blocks/content-template';
import type { Template } from '@showroom/contracts/blocks/template';
import { languageFile, languagesOf } from '@showroom/contracts/remotes/language-file';
import type { Composition, ReleaseManifest } from '@showroom/contracts/remotes/release';
import { releaseUrl } from '@showroom/contracts/remotes/release-url';
import { isTemplate } from '@showroom/contracts/remotes/site-map';
import { contractRefusal, TEMPLATE_IN_MODULE } from '@showroom/contracts/remotes/versions';

/**
 * Where the browser finds an expose: absolute addresses of scripts to preload and of style sheets.
 */
export interface PinnedExpose {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The integrity attribute of each of them, by its address. */
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
  /** `sha384-…` of the entry of each language that the remote has files for. */
  readonly languages?: Readonly<Record<string, string>>;
}

/** A path of the site that a remote's routes stand under. */
export interface Mount {
  readonly path: string;
  readonly remote: string;
  readonly expose: string;
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

/** Whose a block is, and when its code is needed. */
export interface BlockEntry {
  readonly remote: string;
  readonly hydrate: Template['hydrate'];
  /** Known to the server alone. */
  readonly name?: string;
  /** In a browser only where the block's module does not bring it, or comes too late. */
  readonly template?: ContentTemplate;
}

/** A block as the server knows it. */
export interface ComposedBlock extends BlockEntry {
  readonly template: Template;
  /** Version of the block contract that its module is built for. */
  readonly contract: number;
}

/**
 * The composition as the browser needs it: every pin, and what the routes, slots and blocks are
 * called.
 */
export interface SiteMap<B extends BlockEntry = BlockEntry> {
  readonly id: string;
  /** Under whose `/releases/` every file of the pins lies. */
  readonly origin: string;
  readonly mounts: readonly Mount[];
  readonly slots: Readonly<Record<string, SlotFilling>>;
  readonly blocks: Readonly<Record<string, B>>;
  readonly pins: readonly Pin[];
}

/** A composition as the server has it. */
export type ComposedMap = SiteMap<ComposedBlock>;

/**
 * No file has this hash: what nobody vouches for, by an empty one either, is refused by the
 * browser.
 */
export const NO_FILE = 'sha384-missing';

function pinOf(origin: string, release: ReleaseManifest): Pin {
  const url = (path: string) => releaseUrl(origin, release, path);
  const hashes = new Map(release.web.assets.map(({ path, integrity }) => [path, integrity]));
  const hashOf = (path: string) => hashes.get(path) || NO_FILE;
  const languages = languagesOf(release.web);
  const inLanguages = (path: string) => languages.map((language) => languageFile(path, language));
  const pin: Pin = {
    remote: release.remote,
    version: release.version,
    container: release.container,
    entry: url(release.web.entry),
    integrity: hashOf(release.web.entry),
    exposes: Object.fromEntries(
      release.exposes.map((expose) => {
        const { name, scripts, styles } = expose;
        const others = scripts.flatMap(inLanguages).filter((path) => hashes.has(path));
        const integrity = Object.fromEntries(
          [...scripts, ...others, ...styles].map((path) => [url(path), hashOf(path)]),
        );
        const refused = contractRefusal(release.remote, expose);
        return [name, { scripts: scripts.map(url), styles: styles.map(url), integrity, ...(refused && { refused }) }];
      }),
    ),
    ...(languages.length > 0 && {
      languages: Object.fromEntries(
        languages.map((language) => [language, hashOf(languageFile(release.web.entry, language))]),
      ),
    }),
  };
  const why = misplacedFile(pin, origin);
  if (why === undefined) return pin;
  const exposes = Object.entries(pin.exposes).map(([name, files]) => [name, { ...files, refused: why }]);
  return { ...pin, exposes: Object.fromEntries(exposes) };
}

/** A pin with the files of a page's language, of all languages where the remote has none of it. */
export function pinIn(all: Pin, locale: string): Pin {
  const language = locale.split('-')[0] ?? '';
  const integrity = all.languages?.[language];
  if (!integrity) return all;
  const { languages: _, ...pin } = all;
  const exposes = Object.entries(pin.exposes).map(([name, files]): [string, PinnedExpose] => {
    const inLanguage = (url: string) =>
      languageFile(url, language) in files.integrity ? languageFile(url, language) : url;
    return [name, { ...files, scripts: files.scripts.map(inLanguage) }];
  });
  return { ...pin, entry: languageFile(pin.entry, language), integrity, exposes: Object.fromEntries(exposes) };
}

const sitesIn = new WeakMap<ComposedMap, Map<string, ComposedMap>>();

/** A site map for the pages of one locale. */
export function siteMapIn(map: ComposedMap, locale: string): ComposedMap {
  const known = sitesIn.get(map) ?? new Map<string, ComposedMap>();
  sitesIn.set(map, known);
  const made = known.get(locale) ?? { ...map, pins: map.pins.map((pin) => pinIn(pin, locale)) };
  known.set(locale, made);
  return made;
}

/**
 * A site map as the pages of a locale fetch it. They load entries, which know the scripts of their
 * exposes, and modules, which bring their templates.
 */
export function siteMapForBrowser(map: ComposedMap, locale: string): SiteMap {
  const blocks = Object.entries(map.blocks).map(([key, { remote, hydrate, template, contract }]) => {
    // Where the other blocks of a page stand is known before any code comes.
    const isNeeded = contract < TEMPLATE_IN_MODULE || template.governs !== undefined;
    return [key, { remote, hydrate, ...(isNeeded && { template: contentTemplate(template) }) }] as const;
  });
  return { ...siteMapInAllLanguages(siteMapIn(map, locale)), blocks: Object.fromEntries(blocks) };
}

/**
 * A site map with the files of all languages and whole templates: for what knows no locale, and for
 * pages that were opened before maps were by locale.
 */
export function siteMapInAllLanguages(map: ComposedMap): ComposedMap {
  return { ...map, pins: map.pins.map((pin) => pinForPage(pin, Object.keys(pin.exposes))) };
}

/**
 * A pin as a page carries it, with the exposes that it uses: the server preloads their scripts, the
 * entry knows the scripts' hashes, and what is `inlined` in the page's style sheet stays there.
 */
export function pinForPage(pin: Pin, used: readonly string[], inlined: readonly string[] = []): Pin {
  const exposes = used.flatMap((name): [string, PinnedExpose][] => {
    const files = pin.exposes[name];
    if (!files) return [];
    const styles = files.styles.filter((url) => !inlined.includes(url));
    const integrity = Object.fromEntries(styles.map((url) => [url, files.integrity[url] || NO_FILE]));
    return [[name, { ...files, scripts: [], styles, integrity }]];
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
export function siteMapOf(composition: Composition): ComposedMap {
  const { remotes, origin, id } = composition;
  const mounts = remotes.flatMap(({ remote, mounts: own }) => own.map((mount) => ({ ...mount, remote })));
  const blocks: Record<string, ComposedBlock> = {};
  for (const { remote, templates, exposes } of remotes) {
    for (const template of templates) {
      if (!isTemplate(template)) continue;
      const { key, name, hydrate } = template;
      const { contract = 1 } = exposes.find((one) => one.name === `./block/${key}`) ?? {};
      blocks[key] ??= { remote, name, hydrate, template, contract };
    }
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

/** The mount that serves a path, by whole segments. */
export function mountOf(map: Pick<SiteMap, 'mounts'>, path: string): Mount | undefined {
  return map.mounts.find((mount) => path === mount.path || path.startsWith(`${mount.path}/`));
}
