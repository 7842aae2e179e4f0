import type { ForeignSlotModule, ForeignSlotProps } from '@showroom/shared-ui/remote-modules';
import { isFollowed } from '../addresses/follow-event';
import { localeOf } from '../addresses/locale-of';
import { destinationOf } from '../addresses/page-address';
import { pauseAfter } from '../federation/retry';
import { dropStyleSheets, styleSheetsLoaded } from '../federation/style-sheets';
import type { ShellContext } from './context';
import { type MountedParcel, mountForeign } from './foreign-parcels';
import type { ReadySlot } from './slot-view';

// Fetched only by pages with a foreign navigation: single-spa comes with it.

interface Foreign {
  readonly shell: ShellContext;
  readonly slot: string;
  readonly view: Pick<ReadySlot, 'remote' | 'expose' | 'data'>;
  readonly module: ForeignSlotModule;
  /** Holds the module's HTML. */
  readonly element: HTMLElement;
  readonly navigate: (path: string) => unknown;
}

function stylesOf(shell: ShellContext, { remote, expose }: Foreign['view']): readonly string[] {
  return shell.remotes.files(remote, expose)?.styles ?? [];
}

/** Style sheets of a foreign remote, before its HTML stands in the page. */
export function prepare(shell: ShellContext, view: Foreign['view']): Promise<void> {
  return styleSheetsLoaded(stylesOf(shell, view));
}

/**
 * Per slot: the end of what stood there before. Two foreign ones at once could get in each other's
 * way.
 */
const ends = new Map<string, Promise<void>>();

/**
 * Lets a foreign module take over its HTML, and keeps it there: what fails leaves the HTML
 * standing, with links that work, and is tried again. The returned function ends it, whatever the
 * foreign code does.
 */
export function stand(foreign: Foreign): () => void {
  const { shell, slot, view, module, element } = foreign;
  const html = element.innerHTML;
  const props = { data: view.data, platform: shell.platform, navigate: navigateOf(foreign) };
  const styles = stylesOf(shell, view);
  const before = ends.get(slot);
  let work: Promise<MountedParcel | undefined> = Promise.resolve(before).then(() => mount(0));
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function mount(tries: number): Promise<MountedParcel | undefined> {
    if (isOver) return undefined;
    const domElement = innerOf(element);
    const free = heldHeight(element);
    try {
      await prepare(shell, view);
      return await mountForeign(module, { ...props, domElement });
    } catch (cause) {
      return failed(cause, tries);
    } finally {
      free();
    }
  }

  function failed(cause: unknown, tries: number): undefined {
    console.error(`${view.remote} is mounted in ${slot} again in a moment:`, cause);
    element.innerHTML = html;
    if (isOver) return;
    timer = setTimeout(() => {
      work = work.then(() => mount(tries + 1));
    }, pauseAfter(tries));
  }

  async function update(parcel: MountedParcel | undefined): Promise<MountedParcel | undefined> {
    if (isOver || !parcel) return parcel;
    try {
      await parcel.update({ ...props, domElement: innerOf(element) });
      return parcel;
    } catch (cause) {
      await parcel.end();
      return failed(cause, 0);
    }
  }

  const stopFollowing = followNavigations(() => {
    work = work.then(update);
  });
  return () => {
    isOver = true;
    clearTimeout(timer);
    stopFollowing();
    dropStyleSheets(styles);
    ends.set(
      slot,
      work.then((parcel) => parcel?.end()).finally(() => element.replaceChildren()),
    );
  };
}

/**
 * Foreign code is given an element of our own, a new one for each try: code that is late writes
 * into nothing.
 */
function innerOf(element: HTMLElement): HTMLElement {
  const inner = element.firstElementChild;
  if (inner instanceof HTMLElement) return inner;
  const made = document.createElement('div');
  element.replaceChildren(made);
  return made;
}

/** Foreign code may empty its element before it fills it: nothing below moves meanwhile. */
function heldHeight({ style, offsetHeight }: HTMLElement): () => void {
  style.minBlockSize = `${offsetHeight}px`;
  return () => void style.removeProperty('min-block-size');
}

/** The router tells of every change of its state; a navigation changes the address. */
function followNavigations(listener: () => void): () => void {
  let here = window.location.href;
  const look = () => {
    if (here === window.location.href) return;
    here = window.location.href;
    listener();
  };
  window.addEventListener('showroom:navigate', look);
  return () => window.removeEventListener('showroom:navigate', look);
}

function navigateOf({ shell, navigate }: Foreign): ForeignSlotProps['navigate'] {
  const { market } = shell.platform;
  return (href) => {
    const { basename } = localeOf(market, window.location.pathname);
    const url = new URL(href, window.location.href);
    const path = destinationOf(url, basename, market);
    if (path === undefined) window.location.assign(url);
    else if (isFollowed(path)) navigate(path);
  };
}
