import type { Configuration } from 'webpack';
import { FEDERATION_CHUNK } from './shared-modules';
import { type BuildTarget, baseConfig } from './webpack-base';

/** The shell's browser code and its render worker. It brings every shared module itself, so it is no container. */
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
    entry: { main: './src/browser/main.tsx' },
    output: { ...base.output, publicPath: '/assets/' },
    optimization: {
      ...base.optimization,
      // One file for what the first remote of a page needs.
      splitChunks: { chunks: (chunk) => chunk.name !== FEDERATION_CHUNK && !chunk.canBeInitial() },
    },
  };
}
