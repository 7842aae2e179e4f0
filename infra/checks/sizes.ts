import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { readRelease } from '../build/build';
import { buildIdOf } from '../build/build-id';
import { ROOT, remoteFolders } from '../build/package-info';
import { homePage } from '../database/seed/content/home';
import { stockPage } from '../database/seed/content/plain-pages';
import { type BuiltRemote, compressedBytes, exposesOf, firstLoad, type PageParts } from './first-load';

interface Page {
  readonly name: string;
  readonly parts: PageParts;
  /** Bytes of JavaScript on the wire. */
  readonly budget: number;
}

const templatesOf = (page: ReturnType<typeof homePage>) => ({ templates: page.blocks.map(({ template }) => template) });

/** The seeded pages, by what really stands on them. */
const PAGES: readonly Page[] = [
  { name: 'home', parts: templatesOf(homePage('en')), budget: 120_000 },
  { name: 'listing', parts: templatesOf(stockPage('en')), budget: 150_000 },
  { name: 'vehicle', parts: { mount: '/showroom' }, budget: 150_000 },
];

const FRAMEWORK = `
export { createElement, StrictMode, Suspense, use } from 'react';
export { hydrateRoot } from 'react-dom/client';
export { create } from 'zustand';
export { createBrowserRouter, RouterProvider } from '@showroom/shared-ui/router';`;

/** Roughly what a library takes of the shell's file: its own size when it is bundled alone. */
async function sizeAlone(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(ROOT, 'shell') },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"', ENV_TARGET: '"web"' },
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? new Uint8Array()).length;
}

function outputOf(name: string): string {
  const folder = join(ROOT, name);
  const output = join(folder, 'dist', buildIdOf(folder));
  if (!existsSync(output)) throw new Error(`${name} is not built: npm run build`);
  return output;
}

function builtRemote(name: string): BuiltRemote {
  const output = outputOf(name);
  return { output, manifest: readRelease(output) };
}

/** The shell's files: those of every page, and the federation runtime, which pages with a remote's code fetch. */
function shellFiles() {
  const output = outputOf('shell');
  const entry: { scripts: string[]; federation: string[] } = JSON.parse(
    readFileSync(join(output, 'entry.json'), 'utf8'),
  );
  const paths = (files: string[]) => files.map((file) => join(output, 'web', file));
  return { always: paths(entry.scripts), federation: paths(entry.federation) };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

try {
  const remotes = remoteFolders().map(builtRemote);
  const files = shellFiles();
  const framework = await sizeAlone(FRAMEWORK);
  console.log('First-load JavaScript, brotli (framework of the shell as bundled alone)');
  for (const { name, parts, budget } of PAGES) {
    const runtime = exposesOf(parts, remotes).length > 0 ? files.federation : [];
    const { shell, entries, remotes: own, total } = firstLoad(parts, [...files.always, ...runtime], remotes);
    const federation = runtime.reduce((bytes, file) => bytes + compressedBytes(file), 0);
    const split = {
      'federation runtime': federation + entries,
      framework,
      shell: shell - framework - federation,
      remotes: own,
    };
    const list = Object.entries(split).map(([part, bytes]) => `${part} ${kilobytes(bytes)}`);
    const verdict = total > budget ? 'OVER the' : 'within the';
    console.log(`${name}: ${kilobytes(total)}, ${verdict} ${kilobytes(budget)} (${list.join(', ')})`);
    if (total > budget) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
