import { withBasePath } from '@showroom/contracts/base-path';
import { slotsNow } from '@showroom/contracts/remotes/site-map';
import { createBrowserRemotes } from '../federation/browser-remotes';
import type { SiteMap } from '../federation/pins';
import type { Remotes } from '../federation/remotes';
import { loadFilling } from './slot-data';
import type { Shown, SlotView } from './slot-view';

type SlotsNow = Pick<SiteMap, 'id' | 'origin' | 'slots' | 'pins'>;

const DEADLINE = 5000;

/**
 * What is to stand in a slot by now, ready to be shown; nothing while that is what stands there.
 */
export async function swapped(slot: string, { view, shell, revision }: Shown): Promise<Shown | undefined> {
  const now = await askOnce();
  const filling = now.slots[slot];
  if (!filling || filling.remote === remoteOf(view)) return undefined;
  // A page never mixes two versions of a remote: one that it knows already stays the one that it
  // came with.
  const remotes = shell.remotes.entry(filling.remote) ? shell.remotes : newerRemotes(now, shell.platform.locale);
  const next = { ...shell, remotes };
  return { shell: next, revision, view: await loadFilling(next, slot, filling, new URL(window.location.href)) };
}

/** What stands in a slot with its data of now; nothing while those are the same. */
export async function renewed(slot: string, { view, shell, revision }: Shown): Promise<Shown | undefined> {
  if (view.status !== 'ready') return undefined;
  const next = await loadFilling(shell, slot, view, new URL(window.location.href));
  const isSame = JSON.stringify(next.data) === JSON.stringify(view.data);
  return isSame ? undefined : { shell, view: next, revision: revision + 1 };
}

function remoteOf(view: SlotView): string | undefined {
  return view.status === 'ready' ? view.remote : undefined;
}

let asking: Promise<SlotsNow> | undefined;

/**
 * One question for all slots; between two of them the browser's cache answers for as long as the
 * site allows.
 */
function askOnce(): Promise<SlotsNow> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function ask(): Promise<SlotsNow> {
  const response = await fetch(withBasePath('/site-map/slots.json'), { signal: AbortSignal.timeout(DEADLINE) });
  if (!response.ok) throw new Error(`The site answered ${response.status} for what fills its slots`);
  return slotsNow.parse(await response.json());
}

let newer: { readonly id: string; readonly remotes: Remotes } | undefined;

function newerRemotes({ id, origin, pins }: Pick<SlotsNow, 'id' | 'origin' | 'pins'>, locale: string): Remotes {
  if (newer?.id !== id) {
    newer = {
      id,
      remotes: createBrowserRemotes(
        { composition: id, releaseOrigin: origin, locale, pins, inlinedStyles: [] },
        window.location.origin,
      ),
    };
  }
  return newer.remotes;
}
