import { createRequire } from 'node:module';
import { join } from 'node:path';
import { HOST } from '@showroom/contracts/remotes/release';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import customMedia from 'postcss-custom-media';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, {
  type Configuration,
  type FileCacheOptions,
  type RuleSetRule,
  type WebpackPluginInstance,
} from 'webpack';
import { breakpoints } from './breakpoints';
import { ChunkIntegrity } from './chunk-integrity';
import { LanguageFiles } from './language-files';
import { OwnScripts } from './own-scripts';
import { ROOT } from './package-info';

const require = createRequire(import.meta.url);
const { ENGLISH }: { ENGLISH: RegExp } = require('./messages.cjs');

/** What errors of the federation runtime are explained with, beside the link to the same words. */
const DESCRIPTIONS = /[\\/]error-codes[\\/]dist[\\/]desc\.mjs$/;
const NO_DESCRIPTIONS = join(ROOT, 'infra/build/no-descriptions.mjs');

/**
 * Servers draw no maps and edit no code: what does would make a remote's file there two or three
 * times as large.
 */
const BROWSERS_ALONE = { 'maplibre-gl': false, 'world-atlas': false, '@codemirror': false, '@lezer': false } as const;

const ROUTER = join(ROOT, 'node_modules/react-router/dist/production');
/** The package leads every bundler to its build for developers, with warnings in it. */
const ROUTER_FOR_VISITORS = {
  'react-router$': join(ROUTER, 'index.mjs'),
  'react-router/dom$': join(ROUTER, 'dom-export.mjs'),
} as const;

export interface BuildTarget {
  /** Absolute folder of the package. */
  readonly folder: string;
  readonly name: string;
  readonly build: string;
  readonly side: 'web' | 'node';
  readonly mode: 'production' | 'development';
  /** Absolute folder that gets the files. */
  readonly output: string;
  /**
   * Hot reload, never part of a release: of a harness page, or of a remote whose style sheets a
   * shell brings into the page.
   */
  readonly hot?: 'page' | 'remote';
  /** For pages of others: style sheets keep to its element, and languages have no own files. */
  readonly parcel?: true;
}

/** What the shell's and every remote's builds have in common. */
export function baseConfig(target: BuildTarget): Configuration {
  const { folder, name, build, side, mode, output, hot } = target;
  const web = side === 'web';
  const production = mode === 'production';
  const hashed = fileName(target);
  return {
    context: folder,
    mode,
    devtool: production ? false : 'source-map',
    target: web ? ['web', 'es2022'] : 'async-node',
    entry: {},
    output: {
      path: output,
      clean: !hot,
      publicPath: 'auto',
      // Two builds with one value on a page share their chunk array and break each other.
      uniqueName: `${name}_${build}`.replaceAll('-', '_'),
      filename: `${hashed}.js`,
      chunkFilename: `${hashed}.js`,
      assetModuleFilename: `${hashed}[ext]`,
      ...(web
        ? { crossOriginLoading: 'anonymous', chunkLoadTimeout: 4000 }
        : // One file, which a server verifies as one.
          { library: { type: 'commonjs-module' }, asyncChunks: false }),
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      alias: { ...(web ? {} : BROWSERS_ALONE), ...(production ? ROUTER_FOR_VISITORS : {}) },
    },
    module: { rules: rulesOf(target) },
    plugins: [defines(target), ...(web ? pagePlugins(target) : serverPlugins())],
    optimization: {
      minimize: production,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { compress: { passes: 2 } },
          extractComments: false,
        }),
        new CssMinimizerPlugin(),
      ],
    },
    cache: cacheOf(target),
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

function fileName({ hot }: BuildTarget): string {
  return hot ? '[name]' : '[name].[contenthash:10]';
}

const withBreakpoints = {
  loader: require.resolve('postcss-loader'),
  options: { postcssOptions: { config: false, plugins: [breakpoints(), customMedia()] } },
};

function rulesOf({ side, mode, hot, parcel }: BuildTarget): RuleSetRule[] {
  return [
    {
      test: /\.tsx?$/,
      use: {
        loader: require.resolve('swc-loader'),
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', development: mode === 'development', refresh: Boolean(hot) } },
          },
        },
      },
    },
    // Its address, for what links to it where it is shown.
    { test: /\.css$/, resourceQuery: /^\?url$/, type: 'asset/resource', use: withBreakpoints },
    {
      test: /\.css$/,
      resourceQuery: { not: /^\?url$/ },
      use: [
        MiniCssExtractPlugin.loader,
        { loader: require.resolve('css-loader'), options: { importLoaders: parcel ? 2 : 1 } },
        ...(parcel ? [require.resolve('./scoped-style.cjs')] : []),
        withBreakpoints,
      ],
      sideEffects: true,
    },
    { test: /\.woff2$/, type: 'asset/resource' },
    {
      test: ENGLISH,
      type: 'javascript/auto',
      sideEffects: false,
      use: { loader: require.resolve('./messages-loader.cjs'), options: { marked: side === 'web' && !hot && !parcel } },
    },
  ];
}

function defines({ side, mode }: BuildTarget): WebpackPluginInstance {
  return new webpack.DefinePlugin({
    'process.env.NODE_ENV': JSON.stringify(mode),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    ENV_TARGET: JSON.stringify(side),
    // Where a module lay at build time, which is nobody's business.
    ...(side === 'web' && { 'import.meta.url': '""' }),
    // What Vue leaves out of a build, where a remote is made with it.
    __VUE_OPTIONS_API__: 'false',
    __VUE_PROD_DEVTOOLS__: 'false',
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
  });
}

function pagePlugins(target: BuildTarget): WebpackPluginInstance[] {
  const { name, mode, hot, parcel } = target;
  // A release's folder is for ever: its style sheets need no hash in their names.
  const css = `${name === HOST ? fileName(target) : '[name]'}.css`;
  return [
    new webpack.NormalModuleReplacementPlugin(DESCRIPTIONS, NO_DESCRIPTIONS),
    new MiniCssExtractPlugin({ filename: css, chunkFilename: css, runtime: hot === 'page' }),
    new OwnScripts(),
    ...(hot || parcel ? [] : [new LanguageFiles()]),
    ...(mode === 'production' && !hot ? [new ChunkIntegrity()] : []),
  ];
}

function serverPlugins(): WebpackPluginInstance[] {
  return [new webpack.NormalModuleReplacementPlugin(/\.css(\?url)?$/, join(ROOT, 'infra/build/no-style.cjs'))];
}

function cacheOf({ folder, name, side, mode, hot }: BuildTarget): FileCacheOptions {
  return {
    type: 'filesystem',
    cacheDirectory: join(ROOT, '.cache/webpack'),
    name: `${name}-${side}-${mode}${hot ? `-hot-${hot}` : ''}`,
    // Made at another path, what is cached has other module ids: chunks would miss their hashes.
    version: folder,
    buildDependencies: {
      config: [
        'webpack-base.ts',
        'breakpoints.ts',
        '../../contracts/src/breakpoints.ts',
        'remote-config.ts',
        'block-template-loader.cjs',
        'own-scripts.ts',
        'language-files.ts',
        'scoped-style.cjs',
        '../../package-lock.json',
      ].map((file) => join(ROOT, 'infra/build', file)),
    },
  };
}
