import type { Channel } from '@showroom/contracts/remotes/release';

/** Why a remote's version failed on the server. */
export type FailureReason =
  /**
   * Its files: nobody answered, nobody answered in time, another status than 200, other bytes than
   * its manifest's.
   */
  | 'unreachable'
  | 'slow'
  | 'status'
  | 'bytes'
  /**
   * Its entry or an expose threw when it was evaluated, or gave something else than its contract
   * says.
   */
  | 'evaluation'
  | 'shape'
  /** A render worker fell or hung while its code ran. */
  | 'fell'
  /** It is built for a contract that this host does not serve. */
  | 'contract'
  /** What it did for a page. */
  | 'load'
  | 'route'
  | 'render';

export interface Failure {
  readonly reason: FailureReason;
  /** One plain sentence, without stack and addresses. */
  readonly message: string;
}

/** What became of a remote on the server, summed since the last message. */
export interface RemoteEvent {
  readonly type: 'remote';
  readonly market: string;
  readonly channel: Channel;
  readonly composition: string;
  readonly remote: string;
  readonly version: string;
  /** `fell-back`: a page was rendered with this version instead of the wanted one. */
  readonly outcome: 'loaded' | 'failed' | 'late' | 'fell-back' | 'opened' | 'closed';
  readonly reason: FailureReason | '';
  /** What is known of the last failure, in one plain sentence; empty without one. */
  readonly message: string;
  /** How often since the last message. */
  readonly count: number;
  /** The longest of them, in milliseconds. */
  readonly ms: number;
  /** Some of the times, in milliseconds. */
  readonly times: readonly number[];
}

/** What a remote did for a page: the data of a route, a block or a slot. */
export interface RemoteWork {
  readonly remote: string;
  readonly version: string;
  readonly expose: string;
  readonly result: 'done' | 'failed' | 'late';
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
}

export type BreakerState = 'closed' | 'open' | 'half-open';

/** How a remote of a market and channel stands in one worker. */
export interface RemoteStatus {
  readonly market: string;
  readonly channel: Channel;
  readonly remote: string;
  readonly wanted: string;
  /** The version that pages are rendered with; undefined when its place shows a fallback. */
  readonly served: string | undefined;
  /** Of the wanted version. */
  readonly breaker: BreakerState;
  readonly failure: Failure | undefined;
}

/** How one remote of a market and channel does on this site. */
export interface RemoteHealthEntry {
  readonly market: string;
  readonly channel: Channel;
  readonly remote: string;
  readonly version_wanted: string;
  /** What pages are rendered with; null while its place shows a fallback. */
  readonly version_served: string | null;
  /** Of the wanted version, the worst of all workers. */
  readonly breaker: BreakerState;
  readonly last_error: { readonly reason: string; readonly message: string; readonly at: string } | null;
  /** Since when version and breaker are what they are, ISO 8601. */
  readonly since: string;
}

/** How long remotes may take on the server, and when they are given a rest; milliseconds. */
export interface RemoteLimits {
  /** Evaluating an entry and each of its exposes. */
  readonly evaluation: number;
  /** A `load` of a block or slot. */
  readonly load: number;
  /** A loader of a remote's route. */
  readonly route: number;
  /** What has not rendered by then leaves its place to its fallback. */
  readonly render: number;
  readonly breaker: BreakerLimits;
}

export interface BreakerLimits {
  /**
   * A breaker opens after this many failures within `window` milliseconds that are at least half of
   * all calls.
   */
  readonly failures: number;
  readonly window: number;
  /** Milliseconds until the first probe; each failed probe doubles them, up to ten times. */
  readonly probeAfter: number;
}
