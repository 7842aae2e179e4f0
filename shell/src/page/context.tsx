import type { BannerContent } from '@showroom/contracts/settings/consent';
import type { Platform } from '@showroom/shared-ui/platform';
import { type ComponentType, createContext, useContext } from 'react';
import type { ConsentStore } from '../consent/consent-store';
import type { ModuleCache } from '../federation/module-cache';
import type { Remotes } from '../federation/remotes';
import type { LateEvents } from './late-events';

/**
 * What the shell's own components know beside the platform: the remotes of this page, and on which
 * side it renders.
 */
export interface ShellContext {
  readonly platform: Platform;
  readonly remotes: Remotes;
  readonly modules: ModuleCache;
  readonly side: 'server' | 'browser';
  /** Style sheets whose text stands in the head already. */
  readonly inlinedStyles: ReadonlySet<string>;
  /** Text of a style sheet, on the server. */
  readonly styleText: (url: string) => string | undefined;
  /**
   * Address of the market's site for everybody else: what a page says of its own address never
   * depends on who asks.
   */
  readonly siteUrl: string;
  /**
   * The page's nonce while the server renders; undefined in the browser, where no script may read
   * it.
   */
  readonly nonce: string | undefined;
  /** HTML that the server rendered for a block that ships no code; read before hydration. */
  readonly staticHtml: (elementId: string) => string;
  /**
   * True until the first navigation in the browser: what was rendered by the server may wait with
   * its code.
   */
  readonly isFirstPage: () => boolean;
  /** Events whose listeners come with the first of them; its bus is the platform's. */
  readonly late: LateEvents;
  /** Analytics events, which are counted after the page has loaded. */
  readonly counted: LateEvents;
  /** On the server alone: what stands in the banner of the HTML. */
  readonly FirstQuestion?: ComponentType<{ readonly content: BannerContent }>;
  /** What the visitor agreed to, as far as this page knows; the platform's is its read side. */
  readonly consent: ConsentStore;
  /** Element ids of blocks whose data the next load of their page asks anew, and no others. */
  readonly reloads: Set<string>;
}

const Context = createContext<ShellContext | undefined>(undefined);

export const ShellProvider = Context.Provider;

export function useShell(): ShellContext {
  const shell = useContext(Context);
  if (!shell) throw new Error('useShell needs a ShellProvider above it');
  return shell;
}
