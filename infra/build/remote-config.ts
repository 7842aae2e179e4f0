import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { blockKeys, componentOf, contractsOf, exposesOf, ROOT } from './package-info';
import { sharedByShell } from './shared-modules';
import { type BuildTarget, baseConfig } from './webpack-base';

const FALLBACKS =
  /[\\/]webpack-bundler-runtime[\\/]dist[\\/](init|getSharedFallbackGetter|installInitialConsumes)\.c?js$/;
const NO_FALLBACKS = join(ROOT, 'infra/build/no-fallbacks.mjs');
/** Packages of the federation whose unused modules do nothing either. */
const WITHOUT_EFFECTS = /[\\/]@module-federation[\\/](sdk|error-codes|runtime)[\\/]/;
const TEMPLATE_LOADER = join(ROOT, 'infra/build/block-template-loader.cjs');

/**
 * Name of a remote's federation container: unique per build, so that two versions can stand in one
 * process.
 */
export function containerName(name: string, build: string): string {
  return `${name.replaceAll('-', '_')}_${build}`;
}

/** A remote's web or node build: one container with what `src/expose` and `src/blocks` offer. */
export function remoteConfig(target: BuildTarget): Configuration {
  const base = baseConfig(target);
  const web = target.side === 'web';
  const container = containerName(target.name, target.build);
  const federation = new ModuleFederationPlugin({
    name: container,
    filename: web && !target.hot ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
    exposes: exposesOf(target.folder),
    remotes: {},
    shared: sharedByShell(false),
    dts: false,
    manifest: true,
    shareStrategy: 'loaded-first',
    ...(web
      ? { runtimePlugins: [join(ROOT, 'infra/build/retry-chunks.cjs')] }
      : { library: { type: 'commonjs-module', name: container } }),
    // The shell gives the runtime, as it gives React: an entry brings none.
    experiments: {
      externalRuntime: true,
      optimization: { target: target.side, disableSnapshot: true, disableRemote: true },
    },
  });
  const rules = [
    ...(base.module?.rules ?? []),
    ...templateRules(target),
    { test: WITHOUT_EFFECTS, sideEffects: false },
  ];
  const plugins = [
    ...(base.plugins ?? []),
    federation,
    ...(web ? [new webpack.NormalModuleReplacementPlugin(FALLBACKS, NO_FALLBACKS)] : []),
  ];
  return { ...base, module: { rules }, externalsType: 'global', plugins };
}

/**
 * Modules of blocks bring their templates, where the contracts that the remote is built with ask
 * for them; a hot module exports its components alone.
 */
function templateRules({ folder, hot }: BuildTarget): RuleSetRule[] {
  const strip = join(contractsOf(folder), 'src/blocks/content-template.ts');
  if (hot || !existsSync(strip)) return [];
  const modules = blockKeys(folder).map((key) => join(folder, 'src/blocks', key, `${componentOf(key)}.tsx`));
  return [{ include: modules, enforce: 'post', loader: TEMPLATE_LOADER, options: { strip } }];
}
