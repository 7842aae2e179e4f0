import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { obtainPostgres } from '../checks/postgres-server';

/** What a cluster is made of besides Node, by the Debian package that has it. */
const PACKAGES = {
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  'redis-server': 'redis-server',
} as const;
export type Program = keyof typeof PACKAGES;

const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

export function findProgram(name: Program): string | undefined {
  return FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** A sentence that names what is not installed; undefined where everything is. */
export async function missingPrograms(
  wanted: readonly Program[] = ['haproxy', 'pgbouncer', 'redis-server'],
): Promise<string | undefined> {
  const missing: string[] = wanted.filter((name) => !findProgram(name)).map((name) => PACKAGES[name]);
  if (!(await obtainPostgres(() => undefined))) missing.push('postgresql');
  if (missing.length === 0) return undefined;
  return `A cluster needs ${missing.join(', ')}, which this machine does not have: apt-get install ${missing.join(' ')}`;
}
