import type { Fault, Side } from './faults';

/** The places of a page that a remote fills. */
export const HITS = ['navigation', 'footer', 'block', 'mount'] as const;
export type Hit = (typeof HITS)[number];

/** What stands in the place that is hit while the fault lasts. */
export type Sees =
  /** The version of before, whole. */
  | 'last good'
  /** The server's HTML: links and forms work, what needs code comes later. */
  | 'html'
  /** A sentence, or the plainest thing that does the job. */
  | 'static'
  /** A sentence at first; as soon as its breaker opens, the version of before. */
  | 'static, then last good';

export interface Expectation {
  readonly sees: Sees;
  /** Of the page's HTML. */
  readonly status: 200;
  /**
   * Whether the header `x-degraded` names the remote; undefined where the registry may have taken
   * the version back by then.
   */
  readonly degraded: boolean | undefined;
  /** The reason that `/health/remotes` gives for the remote; none when only browsers are hit. */
  readonly report: 'unreachable' | 'slow' | 'status' | 'bytes' | 'evaluation' | 'contract' | 'render' | undefined;
}
type Places = Readonly<Record<Hit, Expectation>>;

const all = (expectation: Expectation): Places => ({
  navigation: expectation,
  footer: expectation,
  block: expectation,
  mount: expectation,
});

/** The server cannot use the new version: visitors get the one of before. */
const standsIn = (report: Expectation['report']): Places =>
  all({ sees: 'last good', status: 200, degraded: true, report });

/** The server finds out by rendering. */
const untilItsBreakerOpens: Places = all({
  sees: 'static, then last good',
  status: 200,
  degraded: undefined,
  report: 'render',
});

const inBrowser = (sees: Sees): Expectation => ({ sees, status: 200, degraded: false, report: undefined });

/**
 * The browser has no code: what the server sent stands, what is met first in the browser says what
 * is missing.
 */
const comesLater: Places = {
  navigation: inBrowser('html'),
  footer: inBrowser('html'),
  block: inBrowser('static'),
  mount: inBrowser('static'),
};

/**
 * What a visitor meets, by fault, by the side that it strikes, by what it hits. Whatever it is, it
 * comes back in the open page, without a reload, once the fault is over. Every row is run by
 * infra/e2e/faults/drills.
 */
export const EXPECTED: Readonly<Record<Fault, Readonly<Record<Side, Places>>>> = {
  down: { server: standsIn('unreachable'), client: comesLater },
  slow: { server: standsIn('slow'), client: comesLater },
  '404-html': { server: standsIn('status'), client: comesLater },
  'wrong-json': { server: standsIn('bytes'), client: comesLater },
  'bad-hash': { server: standsIn('bytes'), client: comesLater },
  'throws-on-init': { server: standsIn('evaluation'), client: comesLater },
  'throws-on-render': { server: untilItsBreakerOpens, client: all(inBrowser('static')) },
  // The server chooses for both sides: what it refuses, no browser hears of.
  'old-contract': { server: standsIn('contract'), client: standsIn('contract') },
  'mismatched-shared': { server: standsIn('evaluation'), client: standsIn('evaluation') },
};

/** What is expected of faults that are nobody's remote; infra/e2e runs each. */
export const SYSTEM_DRILLS = {
  'registry down':
    'without the registry the site serves what it has, also after a restart, and takes what is new when it is back',
  'composition expired':
    'a composition that expired does not take the place of the one that serves, and the health page says so',
  'clock skew': 'a composition from the future waits until the clocks agree, and the health page says so',
  'clocks that differ a little': 'clocks that differ by less than five minutes hold nothing up',
  'disk full during release':
    'a release that the disk has no room for fails with a sentence, changes nothing, and goes through when there is room',
  'kill -9 during release':
    'a registry that is killed during a release comes back with what it had, and the release can be repeated',
  'two releases at once': 'two remotes that are released at once are both there, in every market',
} as const;
