import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Compiler, Configuration } from 'webpack';
import { ROOT } from '../build/package-info';
import { baseConfig } from '../build/webpack-base';
import { entrySource } from './entry-source';

export interface HarnessOptions {
  readonly page: 'harness' | 'gallery';
  /** Names the page's build and its cache. */
  readonly name: string;
  /** Absolute folders of the remotes that it shows. */
  readonly folders: readonly string[];
}

/**
 * The build of a harness page: no federation, so that a remote runs without a shell; hot reload
 * that keeps state.
 */
export function harnessConfig({ page, name, folders }: HarnessOptions): Configuration {
  const entry = join(ROOT, '.cache/harness', name, 'entry.ts');
  const base = baseConfig({
    folder: ROOT,
    name: `${name}-${page}`,
    build: 'harness',
    side: 'web',
    mode: 'development',
    output: join(ROOT, '.cache/harness', name, 'files'),
    hot: 'page',
  });
  return {
    ...base,
    devtool: 'eval-source-map',
    entry: { main: entry },
    // On a busy machine the dev server may take its time; nobody waits for a fallback here.
    output: { ...base.output, publicPath: '/', clean: false, chunkLoadTimeout: 120_000 },
    plugins: [
      ...(base.plugins ?? []),
      new ReactRefreshPlugin({ overlay: false }),
      { apply: (compiler) => keepEntry(compiler, entry, page, folders) },
    ],
    watchOptions: { ignored: /\/(node_modules|dist|\.data)\// },
  };
}

/** Writes the entry before each build, so that a new block or expose appears as it is added. */
function keepEntry(compiler: Compiler, file: string, page: HarnessOptions['page'], folders: readonly string[]): void {
  const write = async () => {
    const source = entrySource(page, folders);
    mkdirSync(dirname(file), { recursive: true });
    if (readIfThere(file) !== source) writeFileSync(file, source);
  };
  compiler.hooks.beforeRun.tapPromise('harness-entry', write);
  compiler.hooks.watchRun.tapPromise('harness-entry', write);
  compiler.hooks.afterCompile.tap('harness-entry', (compilation) => {
    for (const folder of folders) compilation.contextDependencies.add(join(folder, 'src'));
  });
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
