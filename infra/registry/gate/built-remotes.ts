import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { releaseManifest } from '@showroom/contracts/remotes/release';
import { buildIdOf } from '../../build/build-id';
import { ROOT } from '../../build/package-info';
import type { BuiltRemote } from '../../checks/first-load';

/** The build of a remote's present sources; the newest one while somebody is changing them. */
export function builtRemote(name: string): BuiltRemote {
  const dist = join(ROOT, name, 'dist');
  const present = join(dist, buildIdOf(join(ROOT, name)));
  const builds = readdirSync(dist)
    .filter((build) => /^[0-9a-f]{8}$/.test(build))
    .map((build) => join(dist, build))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  const output = existsSync(present) ? present : builds[0];
  if (!output) throw new Error(`${name} is not built`);
  return { output, manifest: releaseManifest.parse(JSON.parse(readFileSync(join(output, 'release.json'), 'utf8'))) };
}
