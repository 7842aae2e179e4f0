import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { contractsOf, ROOT } from './package-info';

/** A remote inside of another one's folder is built by itself. */
const IGNORED = /(^|\/)(node_modules|dist|\.cache|\.data)(\/|$)|^mf-|\.test(ing)?\.tsx?$|\.md$/;

function* files(folder: string, from = folder): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (IGNORED.test(relative(from, path))) continue;
    if (entry.isDirectory()) yield* files(path, from);
    else yield path;
  }
}

/**
 * Eight hex digits of everything that goes into a build: the same sources give the same id, and so
 * the same release.
 */
export function buildIdOf(folder: string): string {
  const hash = createHash('sha256');
  const contracts = contractsOf(folder);
  const ours = contracts === join(ROOT, 'contracts') ? [join(ROOT, 'shared-ui/src')] : [];
  const inputs = [folder, join(contracts, 'src'), ...ours, join(ROOT, 'infra/build')];
  for (const input of inputs.filter(existsSync)) {
    for (const file of files(input)) hash.update(relative(input, file)).update('\0').update(readFileSync(file));
  }
  const lock = join(ROOT, 'package-lock.json');
  if (existsSync(lock)) hash.update(readFileSync(lock));
  return hash.digest('hex').slice(0, 8);
}
