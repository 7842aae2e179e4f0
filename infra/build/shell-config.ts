import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { MapWorker } from './map-worker';
import { ROOT } from './package-info';
import { FEDERATION_CHUNK } from './shared-modules';
import { type BuildTarget, baseConfig } from './webpack-base';

const BROWSER = './src/browser/main.tsx';
/** What only a build for developers has; the overlay's code is fetched by the page. */
const FIRST_OF_ALL = join(ROOT, 'infra/build/first-of-all.cjs');
const REACT_ROUTER = /[\\/]react-router[\\/]dist[\\/].*\.mjs$/;
const ROUTER_LOADERS = ['pure-components.cjs', 'router-parts.cjs'].map((file) => join(ROOT, 'infra/build', file));
/** What the federation runtime would read manifests with. */
const SNAPSHOTS = /\/(SnapshotHandler|utils\/preload)\.js$/;
const NO_SNAPSHOTS = join(ROOT, 'infra/build/no-snapshots.mjs');
const OVERLAY_STYLES = './src/development/Overlay.css';

/**
 * The shell's browser code and its render worker. It brings every shared module itself, so it is no
 * container.
 */
export function shellConfig(target: BuildTarget): Configuration {
  const base = baseConfig(target);
  if (target.side === 'node') {
    return {
      ...base,
      target: 'node',
      entry: { worker: './src/render/worker.ts' },
      output: { ...base.output, filename: 'worker.cjs' },
    };
  }
  return {
    ...base,
    entry: { main: target.mode === 'production' ? BROWSER : [FIRST_OF_ALL, BROWSER, OVERLAY_STYLES] },
    output: { ...base.output, publicPath: '/assets/' },
    module: {
      rules: [...(base.module?.rules ?? []), { test: REACT_ROUTER, use: ROUTER_LOADERS }],
    },
    plugins: [
      ...(base.plugins ?? []),
      new MapWorker(),
      new webpack.NormalModuleReplacementPlugin(SNAPSHOTS, NO_SNAPSHOTS),
    ],
    optimization: {
      ...base.optimization,
      // One file for what the first remote of a page needs.
      splitChunks: { chunks: (chunk) => chunk.name !== FEDERATION_CHUNK && !chunk.canBeInitial() },
    },
  };
}
