/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { sharedModules } from './shared-modules';

const nothing = { react: {}, 'react-dom': {}, 'react-dom/client': {}, zustand: {}, router: {}, platform: {} };
const resolve = createRequire(join(__dirname, '../../package.json')).resolve;

/** The package that a module belongs to, as it is installed. */
function installedVersion(name: string): string {
  const [first = '', second = ''] = name.split('/');
  const file = first.startsWith('@')
    ? join(__dirname, '../../..', second, 'package.json')
    : resolve(`${first}/package.json`);
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}

test.each(Object.entries(sharedModules(nothing)))('%s is given under the version that is installed', (name, given) => {
  expect(given.version).toBe(installedVersion(name));
});
