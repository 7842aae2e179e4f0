import type { NavEntry } from '@showroom/contracts/entities/nav-entry';
import type { LoadInput } from '@showroom/shared-ui/remote-modules';
import { Navigation } from '../standard/Navigation';

export const kind = 'react';
export const Component = Navigation;

/** The code that makes calls comes with the first call. */
export async function load({ platform, signal }: LoadInput<Record<string, never>>): Promise<readonly NavEntry[]> {
  const { loadNavEntries } = await import('../data/nav-entries');
  return loadNavEntries(platform, signal, ['main', 'utility']);
}
