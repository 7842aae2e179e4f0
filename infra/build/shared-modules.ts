import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as z from 'zod';
import { loadJson } from '../load-json';
import { ROOT } from './package-info';

/**
 * Name of the shell's file with the federation runtime, which it gives to every remote
 * (shell/src/federation/runtime).
 */
export const FEDERATION_CHUNK = 'federation';

/**
 * Modules of which a page has one instance, given by the shell: a remote asks for them and brings
 * no copy.
 */
const SHARED_MODULES = {
  react: '^19.0.0',
  'react-dom': '^19.0.0',
  'react-dom/client': '^19.0.0',
  zustand: '^5.0.0',
  '@showroom/shared-ui/router': '^1.0.0',
  '@showroom/shared-ui/platform': '^1.0.0',
} as const;

/** The `shared` option of a remote; `alone` keeps its own copies, for a harness without a shell. */
export function sharedByShell(alone: boolean) {
  return Object.fromEntries(
    Object.entries(SHARED_MODULES).map(([name, requiredVersion]) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion, ...(alone ? {} : { import: false as const }) },
    ]),
  );
}

const versioned = z.object({ version: z.string() });

/** The versions of the shared modules that a host's build brings. */
export function providedBy(folder: string): { readonly name: string; readonly version: string }[] {
  const resolve = createRequire(join(folder, 'package.json')).resolve;
  return Object.keys(SHARED_MODULES).map((name) => {
    const [scope = '', module = ''] = name.split('/');
    const owner = name.startsWith('@') ? `${scope}/${module}` : scope;
    const file = owner.startsWith('@showroom/') ? join(ROOT, module, 'package.json') : resolve(`${owner}/package.json`);
    return { name, ...loadJson(file, versioned) };
  });
}
