import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { languageFile } from '@showroom/contracts/remotes/language-file';
import type { ReleaseManifest } from '@showroom/contracts/remotes/release';

/** A built remote: its manifest and the folder of its files. */
export interface BuiltRemote {
  readonly manifest: ReleaseManifest;
  readonly output: string;
}

export interface FirstLoad {
  readonly shell: number;
  /** Entries of the remotes: the container and its share of the federation runtime. */
  readonly entries: number;
  readonly remotes: number;
  readonly total: number;
}

/**
 * What stands on a page: block templates of a CMS page, or the remote whose mount the page lies
 * under.
 */
export type PageParts = { readonly templates: readonly string[] } | { readonly mount: string };

interface Wanted {
  readonly remote: BuiltRemote;
  readonly expose: string;
}

/**
 * Exposes whose code a browser fetches by itself; blocks that hydrate later than `load` count too,
 * for a visitor who does nothing gets most of them.
 */
export function exposesOf(parts: PageParts, remotes: readonly BuiltRemote[]): Wanted[] {
  if ('mount' in parts) {
    return remotes.flatMap((remote) =>
      remote.manifest.mounts.filter(({ path }) => path === parts.mount).map(({ expose }) => ({ remote, expose })),
    );
  }
  return [...new Set(parts.templates)].flatMap((key) => {
    const remote = remotes.find(({ manifest }) => manifest.templates.some((template) => template.key === key));
    if (!remote) throw new Error(`No remote offers the block ${key}`);
    const template = remote.manifest.templates.find((one) => one.key === key);
    return template?.['hydrate'] === 'never' ? [] : [{ remote, expose: `./block/${key}` }];
  });
}

/**
 * Bytes of the scripts of a page's first load in a language, brotli-compressed as they are served.
 */
export function firstLoad(
  parts: PageParts,
  shellFiles: readonly string[],
  remotes: readonly BuiltRemote[],
  language: string,
): FirstLoad {
  const inLanguage = (path: string) => (existsSync(languageFile(path, language)) ? languageFile(path, language) : path);
  const fileOf = ({ output }: BuiltRemote, path: string) => inLanguage(join(output, path));
  const wanted = exposesOf(parts, remotes);
  const files = wanted.flatMap(({ remote, expose }) => {
    const scripts = remote.manifest.exposes.find(({ name }) => name === expose)?.scripts;
    if (!scripts) throw new Error(`${remote.manifest.remote} has no ${expose}`);
    return scripts.map((script) => fileOf(remote, script));
  });
  const shell = sum(shellFiles.map(inLanguage));
  const entries = sum(wanted.map(({ remote }) => fileOf(remote, remote.manifest.web.entry)));
  const own = sum(files);
  return { shell, entries, remotes: own, total: shell + entries + own };
}

function sum(files: readonly string[]): number {
  return [...new Set(files)].reduce((bytes, file) => bytes + compressedBytes(file), 0);
}

/**
 * Bytes on the wire: those of the precompressed file, else of the text compressed as the registry
 * does.
 */
export function compressedBytes(file: string): number {
  const precompressed = `${file}.br`;
  if (existsSync(precompressed)) return readFileSync(precompressed).length;
  return brotliCompressSync(readFileSync(file)).length;
}
