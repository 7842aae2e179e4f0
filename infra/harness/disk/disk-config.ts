import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { ROOT } from '../../build/package-info';
import { remoteConfig } from '../../build/remote-config';

/** Names the node build's container; the hot one has a name of its own beside it. */
export const DISK_BUILD = 'disk';
const HOT_BUILD = 'disk_hot';

/** Where the builds of a remote that is worked on lie. */
export function diskFolder(name: string): string {
  return join(ROOT, '.cache/development', name);
}

/** A remote for browsers: hot, under names that stay, with the page's own React. */
export function hotConfig(folder: string, name: string): Configuration {
  const output = join(diskFolder(name), 'web');
  const base = remoteConfig({
    folder,
    name,
    build: HOT_BUILD,
    side: 'web',
    mode: 'development',
    output,
    hot: 'remote',
  });
  return {
    ...base,
    // A page's policy allows no eval.
    devtool: 'cheap-module-source-map',
    externals: { 'react-refresh/runtime': 'var __REACT_REFRESH__' },
    optimization: { ...base.optimization, ...LAST_GOOD },
    plugins: [...(base.plugins ?? []), new ReactRefreshPlugin({ overlay: false, library: HOT_BUILD })],
    watchOptions: WATCHED,
  };
}

/** The same remote for the server's HTML. */
export function serverConfig(folder: string, name: string): Configuration {
  const output = join(diskFolder(name), 'node');
  const base = remoteConfig({ folder, name, build: DISK_BUILD, side: 'node', mode: 'development', output });
  // The open page goes first.
  const watchOptions = { ...WATCHED, aggregateTimeout: 400 };
  return { ...base, optimization: { ...base.optimization, ...LAST_GOOD }, watchOptions };
}

/** A build with errors replaces nothing: the next good one is an update of the last good one. */
const LAST_GOOD = { emitOnErrors: false };
const WATCHED = { ignored: /\/(node_modules|dist|\.data|\.cache)\// };
