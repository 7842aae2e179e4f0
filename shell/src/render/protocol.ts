import type { MarketCode } from '@showroom/contracts/markets';
import type { Channel, Composition, ReleaseManifest } from '@showroom/contracts/remotes/release';
import type { Settings } from '@showroom/contracts/settings/settings';
import type { FilledForm } from '@showroom/shared-ui/filled-form';
import type { Person } from '@showroom/shared-ui/platform';
import type { ReleaseCode } from '../federation/hosted-release';
import type { RemoteEvent, RemoteLimits, RemoteStatus, RemoteWork } from '../federation/remote-events';

/** What a market is made of, by channel. */
interface MarketCompositions {
  readonly stable: Composition;
  readonly canary?: Composition;
}

/** What each market is made of, by channel; a canary only while one is active. */
export type Compositions = Readonly<Record<string, MarketCompositions>>;

/** What a render worker is started with: one frozen set of compositions. */
export interface WorkerStart {
  readonly compositions: Compositions;
  /** By market and remote, the version that served well before the wanted one. */
  readonly lastGood: Readonly<Record<string, Readonly<Record<string, ReleaseManifest>>>>;
  /** What is there already; the rest comes as `code` when it can be had. */
  readonly code: readonly ReleaseCode[];
  /** Releases that are left alone for a while, as `remote@version`. */
  readonly resting: readonly string[];
  readonly limits: RemoteLimits;
  readonly apiUrl: string;
  /** Where visitors find the default market's site. */
  readonly siteOrigin: string;
  readonly entry: ShellEntry;
}

/** A release whose code runs. */
export type WorkingRelease = Pick<ReleaseManifest, 'remote' | 'version'>;

/** A script of the shell, with the hash of its bytes. */
export interface ShellFile {
  readonly url: string;
  readonly integrity: string;
}

interface ShellScripts {
  readonly scripts: readonly ShellFile[];
  /** The federation runtime, which a page fetches as soon as it needs a remote's code. */
  readonly federation: readonly ShellFile[];
}

/** The shell's own browser files. */
export interface ShellEntry extends ShellScripts {
  /** Scripts with the messages of one language, for each that there are messages of. */
  readonly languages: Readonly<Record<string, ShellScripts>>;
  readonly style: { readonly url: string; readonly text: string };
}

export interface RenderRequest {
  readonly id: number;
  /** Absolute address as the visitor sees it. */
  readonly url: string;
  readonly market: MarketCode;
  /** A market without a canary answers with what is stable. */
  readonly channel: Channel;
  readonly locale: string;
  /** `/` or the prefix of a market's second language. */
  readonly basename: string;
  readonly nonce: string;
  /** Headers for the API: bearer and visitor tokens, and the trace where there is one. */
  readonly apiHeaders: Readonly<Record<string, string>>;
  readonly person: Person | undefined;
  /** What a form without scripts sent, for the page that answers it. */
  readonly filled?: FilledForm;
}

/** Where a render's answer goes, in order. */
export interface Output {
  head(head: Head): void;
  /** Takes the bytes over, buffer and all; resolves when there is room for more. */
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /**
   * The last bytes come with it, for waking up the other side costs more than a piece of a page.
   */
  end(end: PageEnd, bytes?: Uint8Array<ArrayBuffer>): void;
}

/** What is known of a page once it has been rendered. */
export interface PageEnd {
  /** No part of it broke while it was rendered. */
  readonly isWhole: boolean;
  /** Of a request that is traced. */
  readonly works?: readonly RemoteWork[];
  /** The settings that were read for it. Default: any may have been. */
  readonly settings?: readonly string[];
}

/** What a render hands on, in order: one head, then bytes, then the end; `ack` asks for more. */
export interface RenderListener {
  /** `whole`: all bytes of the page, when nothing comes after them. */
  head(head: Head, whole?: Uint8Array): void;
  chunk(bytes: Uint8Array, ack: () => void): void;
  end(end: PageEnd): void;
  failed(message: string): void;
}

/** Older workers, in a replay, know the messages by these names. */
export type ToWorker =
  /** The first message, once. */
  | { readonly type: 'start'; readonly start: WorkerStart }
  | { readonly type: 'render'; readonly request: RenderRequest }
  | { readonly type: 'abort'; readonly id: number }
  | { readonly type: 'ack'; readonly id: number }
  | { readonly type: 'settings'; readonly market: MarketCode; readonly settings: Settings }
  | { readonly type: 'code'; readonly code: ReleaseCode }
  /** A release, as `remote@version`, is left alone from now on, or no more. */
  | { readonly type: 'rest'; readonly release: string; readonly rests: boolean }
  /** Something that pages are made of changed. */
  | { readonly type: 'forget' }
  | { readonly type: 'ping' };

export interface Head {
  readonly status: number;
  /**
   * What the log calls the page: its route's pattern, or the path that an editor gave it; never the
   * address.
   */
  readonly route?: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Depends on who asks: never cached. */
  readonly private: boolean;
  /** What the page was made of, for invalidation. */
  readonly tags: readonly string[];
  /** A slot, block or route shows its fallback: not worth caching. */
  readonly degraded: boolean;
  /** A version from before stands in for a wanted one: shown as it is, but not cached. */
  readonly standIn?: boolean;
}

/** Bytes of a worker's own heap, and how far it may grow. */
export interface HeapState {
  readonly used: number;
  readonly limit: number;
}

/**
 * The first piece of a page has its head, the last one says whether all of it is whole; most pages
 * are one piece.
 */
export interface PagePiece extends Partial<PageEnd> {
  readonly type: 'piece';
  readonly id: number;
  readonly head?: Head;
  readonly bytes?: Uint8Array;
}

export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'pong'; readonly heap: HeapState }
  /**
   * Sent before code of another release than the last one runs: when the worker falls, it is known
   * whose did.
   */
  | ({ readonly type: 'working' } & WorkingRelease)
  | RemoteEvent
  /** The status of every remote; sent when it changed. */
  | { readonly type: 'standing'; readonly remotes: readonly RemoteStatus[] }
  | PagePiece
  | { readonly type: 'failed'; readonly id: number; readonly message: string };

/** The cache tag of pages that list those below a path. */
export const pagesBelow = (market: string, path: string) => `pages-below:${market}${path}`;
