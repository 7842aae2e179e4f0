import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withBasePath } from '@showroom/contracts/base-path';
import { languageFile, languagesOf } from '@showroom/contracts/remotes/language-file';
import { hostManifest } from '@showroom/contracts/remotes/release';
import { NO_FILE } from '../federation/pins';
import type { ShellEntry } from '../render/protocol';

export interface ShellBuild {
  /** As compositions name it. */
  readonly version: string;
  readonly workerFile: string;
  /** Folders of the newest build and of those before it, whose chunks open pages still load. */
  readonly webFolders: readonly string[];
  readonly entry: ShellEntry;
}

/** Where the builds for visitors lie, and those that a site of developers serves. */
export function shellBuilds(isForDevelopers: boolean): string {
  return join(import.meta.dirname, isForDevelopers ? '../../dist/development' : '../../dist');
}

/** The newest build in a folder; says what to do when there is none. */
export function loadShellBuild(dist = shellBuilds(false)): ShellBuild {
  const builds = existsSync(dist)
    ? readdirSync(dist)
        .filter((name) => /^[0-9a-f]{8}$/.test(name))
        .map((name) => join(dist, name))
    : [];
  builds.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  const [newest] = builds;
  if (!newest) throw new Error('The shell is not built yet: run `npm run build -w shell` (npm start does it for you).');
  const { version, web, node } = hostManifest.parse(JSON.parse(readFileSync(join(newest, 'release.json'), 'utf8')));
  const addressOf = (path: string) => withBasePath(path.replace(/^web\//, ASSETS));
  const hashes = new Map(web.assets.map(({ path, integrity }) => [path, integrity]));
  const fileAt = (path: string) => ({ url: addressOf(path), integrity: hashes.get(path) || NO_FILE });
  const scriptsOf = (named: (path: string) => string) => ({
    scripts: web.scripts.map((path) => fileAt(named(path))),
    federation: web.federation.map((path) => fileAt(named(path))),
  });
  const inLanguage = (language: string) => (path: string) =>
    hashes.has(languageFile(path, language)) ? languageFile(path, language) : path;
  const [style = ''] = web.styles;
  return {
    version,
    workerFile: join(newest, node.entry),
    webFolders: builds.map((build) => join(build, 'web')),
    entry: {
      ...scriptsOf((path) => path),
      languages: Object.fromEntries(languagesOf(web).map((language) => [language, scriptsOf(inLanguage(language))])),
      style: { url: addressOf(style), text: style ? styleText(join(newest, style)) : '' },
    },
  };
}

/** Under which the build names its own files. */
const ASSETS = '/assets/';

/** A style sheet whose fonts lie below the site's base path. */
function styleText(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(`url(${ASSETS}`, `url(${withBasePath(ASSETS)}`);
}
