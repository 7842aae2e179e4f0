import type { ContentTemplate } from '@showroom/contracts/blocks/content-template';
import type { Hydrate } from '@showroom/contracts/blocks/template';
import type { RouteObject } from '@showroom/shared-ui/router';
import type { ComponentType, ReactNode } from 'react';
import type { Platform } from './platform';

/**
 * What a module of an expose is given to load its data with: before render on the server, at
 * navigation in the browser.
 */
export interface LoadInput<C = Record<string, unknown>> {
  readonly platform: Platform;
  /** The page's address; its query is the state of lists and filters. */
  readonly url: URL;
  /** A block's filled content (contracts/blocks/content). Slots have none. */
  readonly content: C;
  /** Ends with the deadline of the slot or with a newer navigation. */
  readonly signal: AbortSignal;
}

/** What the shell gives a block. */
export interface BlockProps<C = Record<string, unknown>, D = unknown> {
  /** Id of the block on its page, for anchors and ids. */
  readonly id: string;
  readonly content: C;
  /** What `load` answered; undefined without one. */
  readonly data: D;
  /**
   * For each group of a block that governs the other blocks in it, rendered. All of them belong
   * into the HTML, seen or not, for they are read without code; undefined where the page has none
   * to give.
   */
  readonly panels?: readonly (readonly ReactNode[])[] | undefined;
}

/** Module of `./block/{key}`, contract 2. */
export interface BlockModule<C = Record<string, unknown>, D = unknown> {
  readonly Component: ComponentType<BlockProps<C, D>>;
  /**
   * Data with `degraded: true` say what could not be had: nobody keeps the page for long. With
   * `private: true`, in one or in one of a list, the page is its visitor's alone. A
   * `pageTitle` is what the page shows at this address: the document is called so.
   */
  readonly load?: (input: LoadInput<C>) => Promise<D>;
  /** When code is needed for this content. Default: what the template says. */
  readonly hydrate?: (content: C) => Hydrate;
  /** Put there by the build; modules of contract 1 have none. */
  readonly template?: ContentTemplate;
}

/** Module of `./routes`, contract 1. Every route has an explicit id `{remote}/{path}`. */
export interface RoutesModule {
  readonly createRoutes: (platform: Platform) => RouteObject[];
}

/** What a route's `handle.meta` answers for its loader data; the shell writes it into the head. */
export interface PageMeta {
  readonly title: string;
  readonly description?: string;
  readonly canonical?: string;
  readonly image?: string;
  /** `noindex, nofollow` when false. */
  readonly index?: boolean;
  /** schema.org data, written as JSON-LD. */
  readonly structuredData?: readonly Record<string, unknown>[];
}

/** `handle` of a remote's route objects. */
export interface RouteHandle {
  readonly meta?: (data: unknown, platform: Platform) => PageMeta;
  /**
   * Named kind of page, for analytics: e.g. `stock-locator-preview`,
   * `stock-locator-order-online-checkout`.
   */
  readonly name?: string;
  /** True when the HTML depends on who asks: never cached. */
  readonly private?: boolean;
  /**
   * When the browser takes the page over; `activity` for one that is whole as HTML until somebody
   * does something there. Default: `load`.
   */
  readonly hydrate?: 'load' | 'activity';
  /** Cache tags of the answer, e.g. `vehicle:42`; purged when what they name changes. */
  readonly tags?: (data: unknown) => readonly string[];
}

/** What the shell gives whatever fills a slot. */
export interface SlotProps<D = unknown> {
  readonly data: D;
}

/**
 * Module of a slot expose such as `./navigation` or `./footer` filled by React in the shell's tree,
 * contract 1.
 */
export interface ReactSlotModule<D = unknown> {
  readonly kind: 'react';
  readonly Component: ComponentType<SlotProps<D>>;
  readonly load?: (input: LoadInput<Record<string, never>>) => Promise<D>;
}

/**
 * A foreign navigation: single-spa lifecycles, and HTML from `renderToHtml`, asked by the server
 * and by a page that swaps it in. `mount` finds that HTML in its element and takes it over; with an
 * empty element it makes its own. `update` comes with new data and after every navigation: where
 * the page is now, foreign code reads from `location`.
 */
export interface ForeignSlotModule<D = unknown> {
  readonly kind: 'foreign';
  readonly load?: (input: LoadInput<Record<string, never>>) => Promise<D>;
  readonly renderToHtml: (props: SlotProps<D>) => string | Promise<string>;
  readonly lifecycles: {
    readonly bootstrap: (props: ForeignSlotProps<D>) => Promise<void>;
    readonly mount: (props: ForeignSlotProps<D>) => Promise<void>;
    readonly update: (props: ForeignSlotProps<D>) => Promise<void>;
    readonly unmount: (props: ForeignSlotProps<D>) => Promise<void>;
  };
}

/** What the lifecycles of foreign code get, which no React context reaches. */
export interface ForeignSlotProps<D = unknown> extends SlotProps<D> {
  readonly domElement: HTMLElement;
  readonly platform: Platform;
  /**
   * Goes to an address of the site as it stands in links, language prefix and all; without a full
   * load where that is possible.
   */
  readonly navigate: (href: string) => void;
}

/** Module of a slot expose, whatever it is written with. */
export type SlotModule<D = unknown> = ReactSlotModule<D> | ForeignSlotModule<D>;
