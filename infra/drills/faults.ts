import type { ReleaseManifest } from '@showroom/contracts/remotes/release';
import { anotherBuild, buildIdFrom, bytesOf, type LoadFile, type MadeRelease, webEntries } from './another-build';

/**
 * Every way in which a remote is broken on purpose: by hand in development, and one by one in the
 * drills (table.ts).
 */
export const FAULTS = {
  down: 'Nobody answers where the files of the remote lie.',
  slow: 'The files of the remote come as they are, after ten seconds of silence.',
  '404-html': 'The files of the remote are gone: their addresses answer 404 with a page of HTML.',
  'wrong-json': 'The files of the remote are answered with 200 and JSON that says something else.',
  'bad-hash': 'One byte of each file of the remote is not the one that was released.',
  'throws-on-init': 'The entry of the remote throws when it is evaluated.',
  'throws-on-render': 'What the remote offers loads, and throws wherever it is rendered.',
  'old-contract': 'The remote keeps a version of the contracts that no host of today serves.',
  'mismatched-shared': 'The remote asks for a version of React that the host does not give.',
} as const;
export type Fault = keyof typeof FAULTS;

/** Faults that are made on the way: the release is right, the bytes that arrive are not. */
const ON_THE_WAY = ['down', 'slow', '404-html', 'wrong-json', 'bad-hash'] as const satisfies readonly Fault[];
/** Faults of the release itself: its hashes are true. */
const RELEASED = [
  'throws-on-init',
  'throws-on-render',
  'old-contract',
  'mismatched-shared',
] as const satisfies readonly Fault[];
export type FaultOnTheWay = (typeof ON_THE_WAY)[number];
export type ReleasedFault = (typeof RELEASED)[number];

export function isFault(text: string): text is Fault {
  return Object.hasOwn(FAULTS, text);
}
export function isOnTheWay(fault: Fault): fault is FaultOnTheWay {
  return ON_THE_WAY.some((one) => one === fault);
}

/** An answer with a file of a release. */
export interface FileAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

/**
 * What becomes of an answer: milliseconds of silence, then the answer, or the end of the
 * connection.
 */
export interface BrokenAnswer {
  readonly wait: number;
  readonly answer: FileAnswer | undefined;
}

/** Longer than any deadline of site and browser. */
const SLOW = 10_000;

/** What a fault on the way makes of the answer with a release's file. */
export function brokenAnswer(fault: FaultOnTheWay, right: FileAnswer): BrokenAnswer {
  switch (fault) {
    case 'down':
      return { wait: 0, answer: undefined };
    case 'slow':
      return { wait: SLOW, answer: right };
    case '404-html':
      return { wait: 0, answer: { status: 404, type: 'text/html', body: bytesOf('<!doctype html><h1>Not here</h1>') } };
    case 'wrong-json':
      return {
        wait: 0,
        answer: { status: 200, type: 'application/json', body: bytesOf('{"error":"Sign in to the network"}') },
      };
    case 'bad-hash':
      return { wait: 0, answer: { ...right, body: withOneOtherByte(right.body) } };
  }
}

/**
 * A line break at the end becomes a space, anything else gets one: code and style sheets mean what
 * they meant.
 */
function withOneOtherByte(body: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = new TextDecoder().decode(body);
  return bytesOf(text.endsWith('\n') ? `${text.slice(0, -1)} ` : `${text} `);
}

/** Set in a browser, it ends what a throwing release does there. */
export const HEALED = 'showroomHealed';

const SIDES = ['server', 'client'] as const;
export type Side = (typeof SIDES)[number];

/**
 * What a fault of the release makes of a built one, on one side or on both; `read` gives the bytes
 * of a file of it.
 */
export async function brokenRelease(
  fault: ReleasedFault,
  right: ReleaseManifest,
  read: LoadFile,
  sides: readonly Side[] = SIDES,
): Promise<MadeRelease> {
  // A version is for ever, so the broken one is another.
  const build = await buildIdFrom([right.version, fault, ...sides].join(' '));
  if (fault === 'old-contract') {
    const { manifest, files } = await anotherBuild(right, read, build);
    const exposes = manifest.exposes.map((expose) => ({ ...expose, contract: 0 }));
    return { manifest: { ...manifest, contracts: '0.1.0', exposes }, files };
  }
  // What a remote asks for stands in one place of its sources, so its two builds ask for the same.
  const struck = fault === 'mismatched-shared' ? SIDES : sides;
  const spoilt = struck.flatMap((side) => (side === 'server' ? [right.node.entry] : webEntries(right)));
  const container = right.container.replace(right.version.split('-').at(-1) ?? '', build);
  return anotherBuild(right, read, build, (path, text) =>
    spoilt.includes(path) ? SPOILERS[fault](text, container) : text,
  );
}

const THROW = `if (!globalThis.${HEALED}) throw new Error('Broken on purpose');`;

/** What each fault makes of the text of an entry. */
const SPOILERS: Readonly<Record<Exclude<ReleasedFault, 'old-contract'>, (entry: string, container: string) => string>> =
  {
    'throws-on-init': (entry) => `${THROW}\n${entry}`,
    'throws-on-render': (entry, container) => `${entry}\n${fragile(container)}`,
    'mismatched-shared': (entry) => {
      const spoilt = entry.replaceAll(/(requiredVersion:\s*["'])\^19\.0\.0/g, '$1^18.0.0');
      if (spoilt === entry) throw new Error('The entry asks for no React');
      return spoilt;
    },
  };

/**
 * Wraps the container, so that every component, route and foreign slot of it throws when it is
 * rendered.
 */
function fragile(container: string): string {
  return `
(() => {
  const broken = () => { ${THROW} };
  const wrap = (work) => function (...args) { broken(); return work.apply(this, args); };
  const route = ({ ErrorBoundary, element, lazy, ...rest }) => ({
    ...rest,
    ...(lazy && { lazy: async () => route(await lazy()) }),
    ...(rest.Component && { Component: wrap(rest.Component) }),
    ...(rest.children && { children: rest.children.map(route) }),
  });
  const module_ = (one) => ({
    ...one,
    ...(one.Component && { Component: wrap(one.Component) }),
    ...(one.createRoutes && { createRoutes: (platform) => one.createRoutes(platform).map(route) }),
    ...(one.renderToHtml && { renderToHtml: wrap(one.renderToHtml) }),
    ...(one.lifecycles && { lifecycles: { ...one.lifecycles, mount: async (props) => { broken(); return one.lifecycles.mount(props); } } }),
  });
  const spoil = (right) => ({
    init: (...args) => right.init(...args),
    get: async (name) => { const make = await right.get(name); return () => module_(make()); },
  });
  if (typeof module === 'undefined') ${container} = spoil(${container});
  else module.exports.${container} = spoil(module.exports.${container});
})();
`;
}
