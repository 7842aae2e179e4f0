import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { ROOT } from '../build/package-info';

const FRAMEWORK = `
export { createElement, StrictMode, Suspense, use } from 'react';
export { hydrateRoot } from 'react-dom/client';
export { create } from 'zustand';
export { createBrowserRouter, RouterProvider } from '@showroom/shared-ui/router';`;

const require = createRequire(import.meta.url);
const pureComponents: (source: string) => string = require('../build/pure-components.cjs');
const routerParts: (source: string) => string = require('../build/router-parts.cjs');

/** What the shell's build leaves out of the router. */
const asInTheShell: Plugin = {
  name: 'router-parts',
  setup({ onLoad }) {
    onLoad({ filter: /react-router[\\/]dist[\\/].*\.mjs$/ }, ({ path }) => ({
      contents: pureComponents(routerParts(readFileSync(path, 'utf8'))),
      loader: 'js',
    }));
  },
};

/**
 * Roughly what the framework takes of the shell's file: its own size, compressed, when it is
 * bundled alone.
 */
export async function frameworkBytes(): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: FRAMEWORK, resolveDir: join(ROOT, 'shell') },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [asInTheShell],
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? new Uint8Array()).length;
}
