import webpack, { type Configuration } from 'webpack';

/** Runs one configuration; a build with errors is an error whose message lists them. */
export async function runWebpack(config: Configuration): Promise<webpack.StatsCompilation> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack refused the configuration');
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) =>
      error || !result ? reject(error ?? new Error('webpack gave no result')) : resolve(result),
    );
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  return stats.toJson({ all: false, assets: true, entrypoints: true, chunkGroups: true, chunks: true, ids: true });
}
