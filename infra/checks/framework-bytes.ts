import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { ROOT } from '../build/package-info';

const FRAMEWORK = `
export { createElement, StrictMode, Suspense, use } from 'react';
export { hydrateRoot } from 'react-dom/client';
export { create } from 'zustand';
export { createBrowserRouter, RouterProvider } from '@showroom/shared-ui/router';`;

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
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? new Uint8Array()).length;
}
