import type { ComponentType } from 'react';
import type { ShellContext } from './context';
import { Slot } from './Slot';
import { loadSlotView } from './slot-data';

const SLOT = 'toolbar';

/**
 * The toolbar of the remote that offers one; rejects where none comes in time, since a slot that
 * failed would be asked for again as long as the page is open.
 */
export async function loadToolbar(shell: ShellContext): Promise<ComponentType> {
  const view = await loadSlotView(shell, SLOT, new URL(location.href));
  if (view.status === 'failed') throw new Error(`No remote fills the slot ${SLOT} in time`);
  return () => <Slot name={SLOT} view={view} fallback={null} />;
}
