import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import * as z from 'zod';

const ROOT = join(import.meta.dirname, '..');
const OWN_FILE = 'infra/bundle-process.ts';
const FOLDER = join(ROOT, '.cache/processes');

/** Packages stay outside, each at the place that its importer would find it at. */
const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || pluginData === 'asked' || path.startsWith('@showroom/')) return undefined;
      const { errors, path: found } = await resolve(path, { kind, importer, resolveDir, pluginData: 'asked' });
      if (errors.length > 0) return { errors };
      return { external: true, path: found.startsWith('/') ? pathToFileURL(found).href : found };
    });
  },
};

/** Code goes on to know its own place, from which it finds what lies beside it. */
const ownPlaces: Plugin = {
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const contents = text
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.filename', JSON.stringify(path))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
      return { loader: 'ts', contents };
    });
  },
};

const bundles = new Map<string, Promise<string>>();

/**
 * Puts what a process of ours runs into one file and answers its path: Node starts it in half of
 * the time that it needs to find and translate 700 files. `entry` is a path from the root.
 */
export function bundleProcess(entry: string): Promise<string> {
  const known = bundles.get(entry);
  if (known) return known;
  const bundle = writeBundle(entry);
  bundles.set(entry, bundle);
  // What it lacked, room or memory, may be there at the next start.
  bundle.catch(() => bundles.delete(entry));
  return bundle;
}

/** What a bundle was made of, and when in milliseconds; it lies beside the bundle. */
const recipe = z.object({ root: z.string(), at: z.number(), inputs: z.array(z.string()) });
type Recipe = z.infer<typeof recipe>;
const recipeOf = (file: string) => `${file}.inputs.json`;

/**
 * Whether a bundle is of this checkout, and nothing that went into it has changed since: neither
 * its own files nor the versions of the packages.
 */
async function isCurrent(file: string): Promise<boolean> {
  try {
    const { root, at, inputs } = recipe.parse(JSON.parse(await readFile(recipeOf(file), 'utf8')));
    const times = await Promise.all(inputs.map(async (path) => (await stat(join(ROOT, path))).mtimeMs));
    return root === ROOT && times.every((time) => time < at) && existsSync(file);
  } catch {
    return false;
  }
}

async function writeBundle(entry: string): Promise<string> {
  const file = join(FOLDER, `${entry.slice(0, -extname(entry).length).replaceAll('/', '-')}.mjs`);
  if (await isCurrent(file)) return file;
  const at = Date.now();
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    outfile: file,
    write: false,
    metafile: true,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // What Node itself would choose.
    conditions: [],
    mainFields: ['main'],
    keepNames: true,
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
    plugins: [packagesOutside, ownPlaces],
  });
  mkdirSync(FOLDER, { recursive: true });
  // The map first, which has the longer name.
  for (const { path, contents } of outputFiles.toSorted((a, b) => b.path.length - a.path.length)) store(path, contents);
  const made: Recipe = { root: ROOT, at, inputs: ['package-lock.json', OWN_FILE, ...Object.keys(metafile.inputs)] };
  store(recipeOf(file), JSON.stringify(made));
  return file;
}

/** Puts a file there at once: another process may do the same, or start what is written here. */
function store(path: string, contents: string | Uint8Array): void {
  const temporary = `${path}.${randomUUID()}`;
  writeFileSync(temporary, contents);
  renameSync(temporary, path);
}
