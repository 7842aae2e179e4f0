import { MARKETS } from '@showroom/contracts/markets';
import { localPath } from '@showroom/shared-ui/local-path';
import { safeHref } from '@showroom/shared-ui/safe-href';
import { createContext, type MouseEvent, useContext } from 'react';
import type { ParcelProps } from './parcel-props';

/** The page around a parcel, as its links know it. */
export interface HostPage {
  /** The page of the site that it stands for. */
  readonly path: string;
  /** The whole address that a link of the site leads to; undefined for one that could run code. */
  addressOf(href: string): string | undefined;
  /** Lets the host follow a link, where it wants to. */
  follow(click: MouseEvent<HTMLAnchorElement>): void;
}

const HostPageContext = createContext<HostPage | undefined>(undefined);

/** Gives the page to all links below it. */
export const HostPageProvider = HostPageContext.Provider;

/** The page around the parcel. */
export function useHostPage(): HostPage {
  const page = useContext(HostPageContext);
  if (!page) throw new Error('useHostPage needs the HostPageProvider of a parcel above it');
  return page;
}

/** What a host gave, as links need it. */
export function hostPage({ site, market, locale, path, navigate }: ParcelProps): HostPage {
  return {
    path,
    addressOf(href) {
      const safe = safeHref(href);
      return safe === undefined ? undefined : new URL(localPath(safe, locale, MARKETS[market]), site).href;
    },
    follow(click) {
      if (!navigate || !isPlain(click)) return;
      click.preventDefault();
      navigate(click.currentTarget.href);
    },
  };
}

/** A click that means: go there, in this tab. */
function isPlain({
  currentTarget,
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  defaultPrevented,
}: MouseEvent<HTMLAnchorElement>): boolean {
  const isHere = currentTarget.target === '' && /^https?:$/.test(currentTarget.protocol);
  return isHere && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}
