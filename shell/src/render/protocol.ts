import type { MarketCode } from '@showroom/contracts/markets';
import type { Channel, Composition } from '@showroom/contracts/remotes/release';
import type { Settings } from '@showroom/contracts/settings/settings';
import type { Person } from '@showroom/shared-ui/platform';

/** What a render worker is started with: one frozen set of compositions. */
export interface WorkerStart {
  readonly compositions: Readonly<Record<string, Composition>>;
  readonly apiUrl: string;
  readonly entry: ShellEntry;
}

/** A script of the shell, with the hash of its bytes. */
export interface ShellFile {
  readonly url: string;
  readonly integrity: string;
}

/** The shell's own browser files. */
export interface ShellEntry {
  readonly scripts: readonly ShellFile[];
  /** The federation runtime, which a page fetches as soon as it needs a remote's code. */
  readonly federation: readonly ShellFile[];
  readonly style: { readonly url: string; readonly text: string };
  readonly fonts: readonly string[];
}

export interface RenderRequest {
  readonly id: number;
  /** Absolute address as the visitor sees it. */
  readonly url: string;
  readonly market: MarketCode;
  /** A market without a canary answers with what is stable. */
  readonly channel?: Channel;
  readonly locale: string;
  /** `/` or the prefix of a market's second language. */
  readonly basename: string;
  readonly nonce: string;
  /** Headers for the API: bearer and visitor tokens. */
  readonly apiHeaders: Readonly<Record<string, string>>;
  readonly person: Person | undefined;
}

/** Where a render's answer goes, in order. */
export interface Output {
  head(head: Head): void;
  /** Takes the bytes over, buffer and all; resolves when there is room for more. */
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** `isWhole`: no part of it broke while it was rendered. */
  end(isWhole: boolean): void;
}

export type ToWorker =
  | { readonly type: 'render'; readonly request: RenderRequest }
  | { readonly type: 'abort'; readonly id: number }
  | { readonly type: 'ack'; readonly id: number }
  | { readonly type: 'settings'; readonly market: MarketCode; readonly settings: Settings }
  /** Something that pages are made of changed. */
  | { readonly type: 'forget' }
  | { readonly type: 'ping' };

export interface Head {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Depends on who asks: never kept. */
  readonly private: boolean;
  /** What the page was made of, for purging. */
  readonly tags: readonly string[];
  /** A slot, block or route shows its fallback: not worth keeping. */
  readonly degraded: boolean;
}

export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'pong' }
  | { readonly type: 'head'; readonly id: number; readonly head: Head }
  | { readonly type: 'chunk'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly type: 'end'; readonly id: number; readonly isWhole: boolean }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };
