import { join } from 'node:path';
import { ROOT } from '../../build/package-info';
import { hotConfig, serverConfig } from './disk-config';

const folder = join(ROOT, 'mf-blocks');
const namesOf = (plugins: readonly unknown[] = []) => plugins.map((plugin) => Object(plugin).constructor.name);

test('the browser gets hot modules under names that stay, with the refresh runtime of the page, and without eval', () => {
  const config = hotConfig(folder, 'mf-blocks');
  expect(config).toMatchObject({
    mode: 'development',
    devtool: 'cheap-module-source-map',
    externals: { 'react-refresh/runtime': 'var __REACT_REFRESH__' },
    output: { publicPath: 'auto', filename: '[name].js' },
  });
  expect(namesOf(config.plugins)).toEqual(expect.arrayContaining(['ModuleFederationPlugin', 'ReactRefreshPlugin']));
});

test('the server gets the same remote as one file', () => {
  const config = serverConfig(folder, 'mf-blocks');
  expect(config.output).toMatchObject({ asyncChunks: false });
  expect(namesOf(config.plugins)).not.toContain('ReactRefreshPlugin');
});

test('a build with errors replaces nothing', () => {
  for (const config of [hotConfig(folder, 'mf-blocks'), serverConfig(folder, 'mf-blocks')]) {
    expect(config.optimization).toMatchObject({ emitOnErrors: false });
  }
});
