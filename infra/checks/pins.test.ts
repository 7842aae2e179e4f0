import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/package-info';

/**
 * What federation was tried with, exactly: newer ones break it without a word (webpack from 5.111
 * on, enhanced beside another webpack).
 */
const PINNED = {
  webpack: '5.110.3',
  '@module-federation/enhanced': '2.9.2',
  '@module-federation/runtime': '2.9.2',
  '@module-federation/runtime-core': '2.9.2',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-router-dom': '7.18.5',
  zustand: '5.1.0',
  'single-spa': '6.0.3',
  'single-spa-react': '6.0.2',
} as const;

const lock: { packages: Record<string, { version?: string; dependencies?: Record<string, string> }> } = JSON.parse(
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
);

test.each(Object.entries(PINNED))('%s is installed once, in the version %s', (name, version) => {
  const copies = Object.entries(lock.packages).filter(([path]) => path.endsWith(`node_modules/${name}`));
  expect(copies.map(([path, entry]) => [path, entry.version])).toEqual([[`node_modules/${name}`, version]]);
});

test('no folder of the workspace asks for a range of them', () => {
  const ours = Object.entries(lock.packages).filter(([path]) => !path.includes('node_modules/'));
  const asked = ours.flatMap(([path, { dependencies = {} }]) =>
    Object.entries(dependencies).map(([name, range]) => ({ path, name, range })),
  );
  const loose = asked.filter(({ name, range }) => Object.hasOwn(PINNED, name) && !/^\d/.test(range));
  expect(loose).toEqual([]);
  expect(asked.some(({ name }) => name === 'react')).toBe(true);
});
