import type { ForeignSlotModule, ReactSlotModule } from '@showroom/shared-ui/remote-modules';
import type { Filling } from '../federation/pins';
import { loadSlot, type Remotes, withDeadline } from '../federation/remotes';
import type { ShellContext } from './context';
import type { ReadySlot, SlotView } from './slot-view';

const SLOT_DEADLINE = 1500;

/**
 * A slot's remote and data in time, those of the next remote that offers the slot, or the news that
 * none came.
 */
export async function loadSlotView(shell: ShellContext, slot: string, url: URL): Promise<SlotView> {
  const [filling, ...others] = await fillingsOf(shell, slot);
  if (!filling) return { status: 'failed' };
  try {
    return await loadFilling(shell, slot, filling, url);
  } catch (cause) {
    console.error(`Slot ${slot} is not filled by ${filling.remote}:`, cause);
  }
  for (const other of others) {
    const view = await loadFilling(shell, slot, other, url).catch(() => undefined);
    if (view) return { ...view, substitute: true };
  }
  return { status: 'failed' };
}

async function fillingsOf({ remotes }: ShellContext, slot: string): Promise<readonly Filling[]> {
  const map = await withDeadline(SLOT_DEADLINE, `Slot ${slot}`, () => remotes.map()).catch(() => undefined);
  const { instead = [], ...filling } = map?.slots[slot] ?? {};
  return 'remote' in filling ? [filling, ...instead] : [];
}

/**
 * One remote's module, data and, of a foreign one, HTML and style sheets; rejects when anything of
 * it does not come in time.
 */
export function loadFilling(
  shell: ShellContext,
  slot: string,
  { remote, expose }: Filling,
  url: URL,
): Promise<ReadySlot> {
  return withDeadline(SLOT_DEADLINE, `${remote} in ${slot}`, async (signal) => {
    const module = await loadFillingModule(shell.remotes, { remote, expose });
    shell.modules.put(slotKey(slot, remote, expose), module);
    // The address that pages are known by: what a request names as its host is anybody's.
    const known = new URL(url.pathname + url.search, shell.siteUrl);
    const data = await module.load?.({ platform: shell.platform, url: known, content: {}, signal });
    const view = { status: 'ready', remote, expose, data } as const;
    if (module.kind === 'react') return view;
    const ready =
      shell.side === 'browser' ? import('./foreign-mount').then(({ prepare }) => prepare(shell, view)) : undefined;
    const [html] = await Promise.all([module.renderToHtml({ data }), ready]);
    return { ...view, html };
  });
}

/**
 * The module of a slot; a foreign one with the component that gives it its place, which comes only
 * then.
 */
export type FillingModule = ReactSlotModule | (ForeignSlotModule & Pick<typeof import('./Foreign'), 'Foreign'>);

export async function loadFillingModule(remotes: Remotes, { remote, expose }: Filling): Promise<FillingModule> {
  const module = await loadSlot(remotes, remote, expose);
  return module.kind === 'react' ? module : { ...module, ...(await import('./Foreign')) };
}

/** Where the module of a slot is kept between loading and rendering. */
export function slotKey(slot: string, remote: string, expose: string): string {
  return `slot ${slot} ${remote} ${expose}`;
}
