import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { PARCELS, parcelsOf, replacementsOf } from './package-info';
import { containerName } from './remote-config';
import { type BuildTarget, baseConfig } from './webpack-base';

/** Name of the container that holds a remote's parcels; it may stand beside the remote itself. */
export function parcelsContainer(name: string, build: string): string {
  return containerName(`${name}-parcels`, build);
}

/**
 * The parcels of a remote for pages of others: one container that shares nothing, for it can count
 * on nothing. It brings React and the messages of all languages.
 */
export function parcelConfig(target: BuildTarget): Configuration {
  const { folder, name, build, output } = target;
  const base = baseConfig({ ...target, name: `${name}-parcels`, output: join(output, PARCELS), parcel: true });
  const container = new webpack.container.ContainerPlugin({
    name: parcelsContainer(name, build),
    filename: 'remoteEntry.js',
    // Each chunk has the parcel's name, and so has its style sheet.
    exposes: Object.fromEntries(
      Object.entries(parcelsOf(folder)).map(([expose, module]) => [
        expose,
        { import: [module], name: expose.replace('./', '') },
      ]),
    ),
  });
  return {
    ...base,
    resolve: { ...base.resolve, alias: replacementsOf(folder) },
    // What stands instead of a module has all that is asked of it.
    module: { ...base.module, parser: { javascript: { exportsPresence: 'error' } } },
    plugins: [...(base.plugins ?? []), container],
  };
}
