import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadHost, loadRemote } from '../build/build';
import { buildIdOf } from '../build/build-id';
import { ROOT } from '../build/package-info';
import type { BuiltRemote } from './first-load';

function outputOf(name: string): string {
  const folder = join(ROOT, name);
  const output = join(folder, 'dist', buildIdOf(folder));
  if (!existsSync(output)) throw new Error(`${name} is not built: npm run build`);
  return output;
}

/** The build of a remote's sources as they are. */
export function builtRemote(name: string): BuiltRemote {
  const output = outputOf(name);
  return { output, manifest: loadRemote(output) };
}

/**
 * The shell's files: those of every page, and the federation runtime, which pages with a remote's
 * code fetch.
 */
export function shellFiles() {
  const output = outputOf('shell');
  const { scripts, federation } = loadHost(output).web;
  const paths = (files: readonly string[]) => files.map((file) => join(output, file));
  return { always: paths(scripts), federation: paths(federation) };
}
