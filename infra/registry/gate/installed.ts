import { join } from 'node:path';
import { ROOT } from '../../build/package-info';
import { providedBy } from '../../build/shared-modules';

/**
 * Versions of the modules that a host gives, as they are installed here: the gate renders with
 * these.
 */
export function installedVersions(): Readonly<Record<string, string>> {
  return Object.fromEntries(providedBy(join(ROOT, 'shell')).map(({ name, version }) => [name, version]));
}
