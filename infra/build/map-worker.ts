import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import webpack, { type Compiler } from 'webpack';

const require = createRequire(import.meta.url);
const { version }: { version: string } = require('maplibre-gl/package.json');

/** The file of the worker that maps draw with; a map asks for that of its own version. */
export const MAP_WORKER = `map-worker-${version}.js`;

/** Where it lies as it was installed. */
export const MAP_WORKER_SOURCE = require.resolve('maplibre-gl/dist/maplibre-gl-worker.mjs');

/**
 * Puts the worker of maps among the shell's files: a page starts no worker but from its own origin,
 * and releases of remotes have another one.
 */
export class MapWorker {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('MapWorker', (compilation) => {
      compilation.hooks.additionalAssets.tap('MapWorker', () => {
        const source = new webpack.sources.RawSource(readFileSync(MAP_WORKER_SOURCE));
        compilation.emitAsset(MAP_WORKER, source, { minimized: true, immutable: true });
      });
    });
  }
}
