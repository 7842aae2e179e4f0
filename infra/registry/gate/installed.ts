import { providedModules } from '../../build/host-offer';

/** Versions of the modules that a host gives, as they are installed here: the gate renders with these. */
export function installedVersions(): Readonly<Record<string, string>> {
  return Object.fromEntries(providedModules().map(({ name, version }) => [name, version]));
}
