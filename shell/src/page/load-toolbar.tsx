import type { ComponentType } from 'react';
import type { ShellContext } from './context';
import { Slot } from './Slot';
import { loadSlotView } from './slot-data';

const SLOT = 'toolbar';

/** The toolbar of the remote that offers one; nothing stands in for it where none comes in time. */
export async function loadToolbar(shell: ShellContext): Promise<ComponentType> {
  const view = await loadSlotView(shell, SLOT, new URL(location.href));
  return () => <Slot name={SLOT} view={view} fallback={null} />;
}
