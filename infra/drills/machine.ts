/**
 * What becomes of the machine under one process of the site; infra/e2e/faults/machine makes each.
 */
export const MACHINE_FAULTS = {
  killed: 'It ends at once, as by kill -9 or the machine that runs out of memory.',
  'out of heap': 'It keeps more than its heap may have, and Node ends it.',
  stopped: 'It is there, takes connections, and does nothing.',
  'cut off': 'No network: its connections are gone, nobody reaches it, and it reaches nobody.',
  'slow disk': 'Each write to a file and each word that it is on the disk takes 20 ms.',
  'clock an hour ahead': 'Its clock says an hour more than those of the others.',
  'clock an hour behind': 'Its clock says an hour less than those of the others.',
} as const;
export type MachineFault = keyof typeof MACHINE_FAULTS;

/** What visitors do. */
export const ACTIONS = ['seen page', 'new page', 'list', 'reserve', 'sign in', 'code'] as const;
export type Action = (typeof ACTIONS)[number];

/** What they get. */
export type Gets =
  /** What they came for. */
  | 'served'
  /** A sentence with 503 and Retry-After, or the page that says so. */
  | 'come again'
  /** A sentence with 507 and Retry-After. */
  | 'no room'
  /** No connection, or no answer for as long as anybody waits. */
  | 'nothing';

type Struck = 'site' | 'api' | 'registry' | 'identity' | 'sandbox';

/** Of each deed what may be got while the fault lasts; what is not named is served. */
type Row = Readonly<Partial<Record<Action, readonly Gets[]>>>;

const SERVED: Row = {};
const NOTHING = Object.fromEntries(ACTIONS.filter((deed) => deed !== 'code').map((deed) => [deed, ['nothing']]));
/** Whoever comes while it starts again may be early. */
const MAY_BE_EARLY = Object.fromEntries(
  ACTIONS.filter((deed) => deed !== 'code').map((deed) => [deed, ['nothing', 'served']]),
);

/** Pages that were seen are kept, and what the browser needs lies in the registry. */
const WITHOUT_API: Row = { 'new page': ['come again'], list: ['come again'], reserve: ['come again'] };
const API_RETURNS: Row = {
  'new page': ['come again', 'served'],
  list: ['come again', 'served'],
  reserve: ['come again', 'served'],
};

/**
 * What visitors get, by fault and by the process that it strikes. Nobody gets anything else, and
 * without anybody's doing all is served again when the fault is over: who ended is started again,
 * who was stopped goes on.
 */
export const MACHINE_TABLE = {
  killed: {
    site: MAY_BE_EARLY,
    api: API_RETURNS,
    registry: { code: ['nothing', 'served'] },
    identity: { 'sign in': ['come again', 'served'] },
    sandbox: SERVED,
  },
  'out of heap': {
    site: MAY_BE_EARLY,
    api: API_RETURNS,
    registry: { code: ['nothing', 'served'] },
    identity: { 'sign in': ['come again', 'served'] },
    sandbox: SERVED,
  },
  stopped: {
    site: NOTHING,
    api: WITHOUT_API,
    registry: { code: ['nothing'] },
    // It was asked where to sign people in before.
    identity: SERVED,
    sandbox: SERVED,
  },
  'cut off': {
    site: NOTHING,
    api: WITHOUT_API,
    registry: { code: ['nothing'] },
    identity: SERVED,
    sandbox: SERVED,
  },
  'slow disk': { site: SERVED, api: SERVED, registry: SERVED, identity: SERVED, sandbox: SERVED },
  'clock an hour ahead': { site: SERVED, api: SERVED, registry: SERVED, identity: SERVED, sandbox: SERVED },
  'clock an hour behind': { site: SERVED, api: SERVED, registry: SERVED, identity: SERVED, sandbox: SERVED },
} as const satisfies Readonly<Record<MachineFault, Readonly<Partial<Record<Struck, Row>>>>>;

/** The one disk of all of them is full. */
export const FULL_DISK: Row = { reserve: ['no room'] };
