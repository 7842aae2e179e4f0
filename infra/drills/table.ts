import type { Fault, Side } from './faults';

/** The places of a page that a remote fills. */
export const HITS = ['navigation', 'footer', 'block', 'mount'] as const;
export type Hit = (typeof HITS)[number];

/** What stands in the place that is hit while the fault lasts. */
export type Sees =
  /** Nothing of the fault. */
  | 'whole'
  /** The server's HTML: links and forms work, what needs code comes later. */
  | 'html'
  /** A sentence, or the plainest thing that does the job. */
  | 'static';

export interface Expectation {
  readonly sees: Sees;
  /** Of the page's HTML. */
  readonly status: 200 | 503;
  /** How what is missing comes back: by itself in the open page, or with the next page that is loaded. */
  readonly recovers: 'in the open page' | 'with the next page';
}

const all = (expectation: Expectation): Record<Hit, Expectation> => ({
  navigation: expectation,
  footer: expectation,
  block: expectation,
  mount: expectation,
});
const byItself = (sees: Sees): Expectation => ({ sees, status: 200, recovers: 'in the open page' });
const whole = all({ sees: 'whole', status: 200, recovers: 'in the open page' });

/** The server has no code: each place says so, and a section of its own says so with its status. */
const withoutServerCode: Record<Hit, Expectation> = {
  ...all(byItself('static')),
  mount: { sees: 'static', status: 503, recovers: 'in the open page' },
};
/** The browser has no code: what the server sent stands, what is met first in the browser says what is missing. */
const withoutBrowserCode: Record<Hit, Expectation> = {
  navigation: byItself('html'),
  footer: byItself('html'),
  block: byItself('static'),
  mount: byItself('static'),
};
const untilReload = ({ sees, status }: Expectation): Expectation => ({ sees, status, recovers: 'with the next page' });
const never = (places: Record<Hit, Expectation>): Record<Hit, Expectation> => ({
  navigation: untilReload(places.navigation),
  footer: untilReload(places.footer),
  block: untilReload(places.block),
  mount: untilReload(places.mount),
});

/** What a visitor meets, by fault, by the side that it strikes, by what it hits. Every row is run by infra/e2e/faults/drills. */
export const EXPECTED: Readonly<Record<Fault, Record<Side, Record<Hit, Expectation>>>> = {
  down: { server: withoutServerCode, client: withoutBrowserCode },
  slow: { server: withoutServerCode, client: withoutBrowserCode },
  '404-html': { server: withoutServerCode, client: withoutBrowserCode },
  'wrong-json': { server: withoutServerCode, client: withoutBrowserCode },
  'bad-hash': { server: withoutServerCode, client: withoutBrowserCode },
  'throws-on-init': { server: withoutServerCode, client: withoutBrowserCode },
  'throws-on-render': { server: { ...withoutServerCode, mount: byItself('static') }, client: all(byItself('static')) },
  'old-contract': { server: whole, client: whole },
  'mismatched-shared': { server: withoutServerCode, client: never(withoutBrowserCode) },
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
