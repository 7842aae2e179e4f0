import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration, type StatsCompilation } from 'webpack';
import { compressFolder } from '../../build/compress';
import { hostManifestOf } from '../../build/host-manifest';
import { exposesOf, ROOT, remoteFolders } from '../../build/package-info';
import { runWebpack } from '../../build/run-webpack';
import { shellConfig } from '../../build/shell-config';
import { integrityOf } from '../../integrity';
import { type ChunkFiles, chunkOf, pinsSource, runtimeSource } from './sources';

const SHELL = join(ROOT, 'shell');
/** Any name of a build. */
const BUILD = '0000face';

/**
 * The same sources as one application: shell and remotes in one build, without containers,
 * federation runtime or share scope. Answers the folder of a shell whose site serves it.
 */
export async function buildMonolith(folder: string): Promise<string> {
  const shell = join(folder, 'shell');
  const output = join(shell, 'dist', BUILD);
  cpSync(join(SHELL, 'src'), join(shell, 'src'), { recursive: true });
  cpSync(join(SHELL, 'package.json'), join(shell, 'package.json'));
  for (const name of ['node_modules', 'contracts', 'shared-ui', 'tsconfig.json', 'tsconfig.base.json']) {
    symlinkSync(join(ROOT, name), join(folder, name));
  }
  symlinkSync(join(SHELL, 'node_modules'), join(shell, 'node_modules'));
  const written = (name: string, text: string) => {
    const file = join(folder, name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, text);
    return file;
  };
  const remotes = remoteFolders().map((name) => join(ROOT, name));
  const runtime = written('runtime.js', runtimeSource(remotes));
  const nothing = written('nothing.js', 'export {};\n');
  const alias = { '@module-federation/enhanced/runtime$': runtime, '@module-federation/runtime-core$': nothing };

  const web = await runWebpack(configOf('web', join(output, 'web'), alias));
  const pins = written('pins.js', pinsSource(SHELL, filesOf(web, remotes, join(output, 'web'))));
  const replaced = new webpack.NormalModuleReplacementPlugin(/\/pins$/, (resource) => {
    resource.request = pins;
  });
  await runWebpack(configOf('node', join(output, 'node'), alias, replaced));
  const manifest = await hostManifestOf(SHELL, BUILD, output, web);
  writeFileSync(join(output, 'release.json'), JSON.stringify(manifest));
  await compressFolder(join(output, 'web'));
  return shell;
}

function configOf(
  side: 'web' | 'node',
  output: string,
  alias: Record<string, string>,
  ...more: NonNullable<Configuration['plugins']>
): Configuration {
  const base = shellConfig({ folder: SHELL, name: 'monolith', build: BUILD, mode: 'production', side, output });
  return {
    ...base,
    resolve: { ...base.resolve, alias },
    plugins: [...(base.plugins ?? []), ...more],
    cache: false,
  };
}

/** Scripts of every expose, without those of the first load. */
function filesOf(stats: StatsCompilation, remotes: readonly string[], web: string): Record<string, ChunkFiles> {
  const groups = stats.namedChunkGroups ?? {};
  const first = new Set((stats.entrypoints?.['main']?.assets ?? []).map(({ name }) => name));
  return Object.fromEntries(
    remotes.flatMap((folder) =>
      Object.keys(exposesOf(folder)).map((expose) => {
        const remote = folder.split('/').at(-1) ?? '';
        const names = (groups[chunkOf(remote, expose)]?.assets ?? [])
          .map(({ name }) => name)
          .filter((name) => name.endsWith('.js') && !first.has(name));
        const scripts = names.map((name) => `/assets/${name}`);
        const integrity = Object.fromEntries(
          names.map((name) => [`/assets/${name}`, integrityOf(readFileSync(join(web, name)), 'sha256')]),
        );
        return [`${remote} ${expose}`, { scripts, integrity }];
      }),
    ),
  );
}
