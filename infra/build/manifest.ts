import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { BlockExample, ExposeKind, ReleaseManifest } from '@showroom/contracts/remotes/release';
import * as z from 'zod';
import { integrityOf } from '../integrity';
import { loadJson } from '../load-json';
import { blockKeys, contractsOf, loadRemotePackage, PARCELS, parcelsOf } from './package-info';
import { parcelsContainer } from './parcel-config';
import { containerName } from './remote-config';
import { usesOf } from './uses';

const files = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });

/** The part of the plugin's `mf-manifest.json` that a release is made from. */
const federationManifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  shared: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      requiredVersion: z.string(),
      singleton: z.boolean(),
      assets: z.object({ js: files }),
    }),
  ),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: files, css: files }) })),
});

const KIND_BY_NAME: Readonly<Record<string, ExposeKind>> = { './routes': 'routes', './blocks': 'blocks' };

function kindOf(expose: string, slots: ReadonlySet<string>): ExposeKind {
  if (slots.has(expose)) return 'slot';
  if (expose.startsWith('./block/')) return 'block';
  return KIND_BY_NAME[expose] ?? 'routes';
}

/**
 * The release manifest of a finished build, made from the federation manifest and the files
 * themselves.
 */
export async function makeManifest(
  folder: string,
  name: string,
  build: string,
  output: string,
): Promise<ReleaseManifest> {
  const { version, mounts, slots } = loadRemotePackage(folder);
  const federation = loadJson(join(output, 'web/mf-manifest.json'), federationManifest);
  const slotExposes = new Set(Object.values(slots));
  const contractOf = await contractsBuiltFor(folder);
  return {
    remote: name,
    version: `${version}-${build}`,
    container: containerName(name, build),
    contracts: loadRemotePackage(contractsOf(folder)).version,
    shared: federation.shared
      .map(({ name: module, version: own, requiredVersion, singleton, assets: { js } }) => ({
        name: module,
        range: requiredVersion,
        ...(js.sync.length + js.async.length > 0 && { brings: own }),
        ...(!singleton && { singleton }),
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    uses: usesOf(output),
    web: { entry: `web/${federation.metaData.remoteEntry.name}`, assets: assetsOf(output, 'web') },
    node: { entry: 'node/remoteEntry.js', assets: assetsOf(output, 'node') },
    exposes: federation.exposes.map(({ path, assets }) => {
      const kind = kindOf(path, slotExposes);
      return {
        name: path,
        kind,
        contract: contractOf(kind),
        scripts: assets.js.sync.map((file) => `web/${file}`),
        styles: stylesOf(assets),
      };
    }),
    mounts: Object.entries(mounts).map(([path, expose]) => ({ path, expose })),
    // A remote that is worked on has none.
    ...(existsSync(join(output, PARCELS)) && {
      parcels: {
        container: parcelsContainer(name, build),
        entry: `${PARCELS}/remoteEntry.js`,
        names: Object.keys(parcelsOf(folder)),
      },
    }),
    slots: Object.entries(slots).map(([slot, expose]) => ({ slot, expose })),
    templates: await loadTemplates(folder),
    template_texts: readTemplateTexts(folder),
    examples: await readExamples(folder),
  };
}

/**
 * With those of what is imported later: a page has the styles of what may open on it, for no chunk
 * fetches its own.
 */
function stylesOf({ css }: { readonly css: z.infer<typeof files> }): string[] {
  return [...css.sync, ...css.async].map((file) => `web/${file}`);
}

/**
 * The newest contract version of each kind in the contracts that the remote is built with, which
 * may be older than the workspace's.
 */
async function contractsBuiltFor(folder: string): Promise<(kind: ExposeKind) => number> {
  const file = join(contractsOf(folder), 'src/remotes/versions.ts');
  const { newestContract }: typeof import('@showroom/contracts/remotes/versions') = await import(
    pathToFileURL(file).href
  );
  return newestContract;
}

/**
 * The files of one side of a build with their hashes, those aside that only a machine reads or that
 * are made anew from others. What browsers fetch has short hashes, for pages and entries hold them.
 */
export function assetsOf(output: string, side: 'web' | 'node'): ReleaseManifest['web']['assets'] {
  const files = readdirSync(join(output, side), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/mf-(manifest|stats)\.json$|\.(br|gz)$/.test(path))
    .sort()
    .map((path) => {
      const bytes = readFileSync(path);
      const name = relative(output, path);
      const isFetched = side === 'web' && /\.(js|css)$/.test(path);
      const integrity = integrityOf(bytes, isFetched ? 'sha256' : 'sha384');
      return { path: name, integrity, bytes: bytes.length, ...(isFetched && { brotli: brotliLength(bytes) }) };
    });
}

/** As servers that compress on the way do it: within some hundredths of the best there is. */
const brotliLength = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** The templates of `src/blocks`, in the order of their folders. */
export async function loadTemplates(folder: string): Promise<ReleaseManifest['templates']> {
  const perBlock = blockKeys(folder).map(async (key) => {
    const file = pathToFileURL(join(folder, 'src/blocks', key, 'template.ts'));
    const module: { template: ReleaseManifest['templates'][number] } = await import(file.href);
    return module.template;
  });
  return Promise.all(perBlock);
}

/** What `src/template-texts/<language>.json` say; what they leave out is read in English. */
function readTemplateTexts(folder: string): NonNullable<ReleaseManifest['template_texts']> {
  const texts = join(folder, 'src/template-texts');
  const files = existsSync(texts) ? readdirSync(texts) : [];
  return Object.fromEntries(
    files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(texts, file), 'utf8'))]),
  );
}

/** Contents of `src/blocks/<key>/examples.ts`, by the names that they have there. */
async function readExamples(folder: string): Promise<ReleaseManifest['examples']> {
  const perBlock = blockKeys(folder).map(async (template) => {
    const file = join(folder, 'src/blocks', template, 'examples.ts');
    if (!existsSync(file)) return [];
    const module: { examples: Record<string, BlockExample['content']> } = await import(pathToFileURL(file).href);
    return Object.entries(module.examples).map(([name, content]) => ({ template, name, content }));
  });
  return (await Promise.all(perBlock)).flat();
}
