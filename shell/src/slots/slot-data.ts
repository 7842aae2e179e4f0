import type { ShellContext } from '../context';
import { loadSlot, withDeadline } from '../federation/remotes';

const SLOT_DEADLINE = 1500;

/** What fills a slot of the layout, and the data that it was rendered with. */
export type SlotView =
  | { readonly status: 'ready'; readonly remote: string; readonly expose: string; readonly data: unknown }
  | { readonly status: 'failed' };

/** A slot's remote and data in time, or the news that they did not come. */
export async function loadSlotView(shell: ShellContext, slot: string, url: URL): Promise<SlotView> {
  try {
    return await withDeadline(SLOT_DEADLINE, `Slot ${slot}`, async (signal) => {
      const filled = (await shell.remotes.map()).slots[slot];
      if (!filled) return { status: 'failed' };
      const module = await loadSlot(shell.remotes, filled.remote, filled.expose);
      shell.modules.put(slotKey(slot, filled.remote, filled.expose), module);
      const data = await module.load?.({ platform: shell.platform, url, content: {}, signal });
      return { status: 'ready', ...filled, data };
    });
  } catch (cause) {
    console.error(`Slot ${slot} shows its fallback:`, cause);
    return { status: 'failed' };
  }
}

/** Where the module of a slot is kept between loading and rendering. */
export function slotKey(slot: string, remote: string, expose: string): string {
  return `slot ${slot} ${remote} ${expose}`;
}
