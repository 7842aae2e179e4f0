import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import * as z from 'zod';
import { loadJson } from '../load-json';

export const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Folders of the workspace that are remotes, by the rule of the house: `mf-*`, and `mf-*` inside of
 * one for those that take its place.
 */
export function remoteFolders(): string[] {
  const outer = remotesIn(ROOT);
  return [...outer, ...outer.flatMap((name) => remotesIn(join(ROOT, name)).map((inner) => join(name, inner)))].filter(
    (name) => Object.keys(exposesOf(join(ROOT, name))).length > 0,
  );
}

function remotesIn(folder: string): string[] {
  return listed(folder).filter((name) => name.startsWith('mf-'));
}

/**
 * The contracts that a folder is built with: the workspace's, or what is installed in a folder
 * outside of it.
 */
export function contractsOf(folder: string): string {
  const installed = join(folder, 'node_modules/@showroom/contracts');
  return existsSync(installed) ? installed : join(ROOT, 'contracts');
}

const places = z.record(z.string(), z.string()).default({});
const remotePackage = z.object({
  version: z.string(),
  showroom: z
    .object({
      mounts: places,
      slots: places,
      /** Markets that a release is meant for, where it fills its slots. Default: all. */
      markets: z.array(z.string()).optional(),
    })
    .prefault({}),
});

/** What a remote's package.json says of it. */
export function loadRemotePackage(folder: string) {
  const { version, showroom } = loadJson(join(folder, 'package.json'), remotePackage);
  return { version, ...showroom };
}

const sourceFile = /\.(ts|tsx)$/;

/** A block's key as the name of its component: `hero-carousel` is `HeroCarousel`. */
export function componentOf(key: string): string {
  return key.replaceAll(/(^|-)([a-z0-9])/g, (_all, _dash, letter: string) => letter.toUpperCase());
}

/** Keys of a remote's blocks: the folders of `src/blocks` that have a template. */
export function blockKeys(folder: string): string[] {
  return listed(join(folder, 'src/blocks')).filter((key) => existsSync(join(folder, 'src/blocks', key, 'template.ts')));
}

/** The picture of a block in its folder, 90 × 90: for the catalogue of the editor alone. */
export const THUMBNAIL = 'thumbnail.webp';

/** Expose name to module: each file of `src/expose`, and `./block/<key>` for each block. */
export function exposesOf(folder: string): Record<string, string> {
  const exposes: Record<string, string> = {};
  for (const [name, file] of modulesIn(join(folder, 'src/expose'))) exposes[`./${name}`] = `./src/expose/${file}`;
  for (const key of blockKeys(folder)) exposes[`./block/${key}`] = `./src/blocks/${key}/${componentOf(key)}.tsx`;
  return exposes;
}

/** Where the parcels of a remote lie in its build. */
export const PARCELS = 'web/parcels';

/** Parcels of a remote, which pages of others embed: each file of `src/expose/parcels`. */
export function parcelsOf(folder: string): Record<string, string> {
  const files = modulesIn(join(folder, 'src/expose/parcels'));
  return Object.fromEntries(files.map(([name, file]) => [`./${name}`, `./src/expose/parcels/${file}`]));
}

/**
 * What stands in parcels instead of a module of shared-ui that needs the site around it:
 * `src/parcel/replacements/<module>`.
 */
export function replacementsOf(folder: string): Record<string, string> {
  const folderOfReplacements = join(folder, 'src/parcel/replacements');
  return Object.fromEntries(
    modulesIn(folderOfReplacements).map(([name, file]) => [
      `@showroom/shared-ui/${name}$`,
      join(folderOfReplacements, file),
    ]),
  );
}

/** Modules of a folder without their tests: name and file. */
function modulesIn(folder: string): [name: string, file: string][] {
  return listed(folder)
    .filter((file) => sourceFile.test(file) && !file.includes('.test.'))
    .map((file) => [basename(file).replace(sourceFile, ''), file]);
}

function listed(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}
