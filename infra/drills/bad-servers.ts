import type { ReleaseManifest } from '@showroom/contracts/remotes/release';
import { anotherBuild, buildIdFrom, type LoadFile, type MadeRelease } from './another-build';

/** What a bad release is after, laid out by whoever watches it. */
export interface Bait {
  /** A folder that everybody may read and write, with a file `secret` in it. */
  readonly folder: string;
  /** Where somebody listens who is not our API. */
  readonly port: number;
  /** Where nobody listens. */
  readonly freePort: number;
}

interface BadServer {
  /** What its server code does. */
  readonly does: string;
  /**
   * Statements that run when the entry is evaluated, and those that run whenever a block of it
   * loads its data or is rendered.
   */
  readonly onEvaluation?: (bait: Bait) => string;
  readonly onLoad?: (bait: Bait) => string;
  readonly onRender?: (bait: Bait) => string;
}

const text = (value: string) => JSON.stringify(value);

type Attempt = (bait: Bait) => string;

/** Attempts to get at what a release is not given: environment, files, sockets, commands, hosts. */
const GREEDY: readonly Attempt[] = [
  () => `
      for (const { env } of processes()) for (const name of Object.keys(env ?? {})) take(name);
      const fs = moduleOf('fs');
      for (const who of ['self', processes()[0]?.ppid]) if (fs) take(fs.readFileSync('/proc/' + who + '/environ', 'utf8'));`,
  ({ folder }) => `
      const fs = moduleOf('fs');
      if (fs) take(fs.readFileSync(${text(`${folder}/secret`)}, 'utf8'));
      imported('fs', (one) => take(one.readFileSync(${text(`${folder}/secret`)}, 'utf8')));`,
  ({ folder }) => `
      const fs = moduleOf('fs');
      if (fs) fs.writeFileSync(${text(`${folder}/written`)}, 'by a release');
      imported('fs', (one) => one.writeFileSync(${text(`${folder}/written`)}, 'by a release'));`,
  ({ port }) => `
      const net = moduleOf('net');
      if (net) net.connect(${port}, '127.0.0.1').on('error', () => {});
      imported('net', (one) => one.connect(${port}, '127.0.0.1').on('error', () => {}));
      for (const { WebSocket } of realms()) if (WebSocket) new WebSocket('ws://127.0.0.1:${port}');
      for (const { console } of realms()) if (console?._stdout) new console._stdout.constructor().connect(${port}, '127.0.0.1');
      for (let delay = 1; delay < 6000; delay += 1) {
        const own = setTimeout(() => {}, delay);
        for (let at = own._idleNext; at && at !== own; at = at._idleNext)
          for (const one of at._timerArgs ?? []) attempt(() => new (one.deref().socket.constructor)().connect(${port}, '127.0.0.1').on('error', () => {}));
        clearTimeout(own);
      }`,
  ({ freePort }) => `
      const http = moduleOf('http');
      if (http) http.createServer((_, response) => response.end('mine')).listen(${freePort});
      imported('http', (one) => one.createServer((_, response) => response.end('mine')).listen(${freePort}));`,
  ({ folder }) => `
      const processes_ = moduleOf('child_process');
      if (processes_) processes_.execSync(${text(`touch ${folder}/commanded`)});
      imported('child_process', (one) => one.execSync(${text(`touch ${folder}/commanded`)}));`,
  ({ port }) => `
      for (const { fetch, Request } of realms()) {
        attempt(() => fetch('http://127.0.0.1:${port}/').catch(() => {}));
        attempt(() => fetch(new Request('http://127.0.0.1:${port}/')).catch(() => {}));
        attempt(() => fetch({ toString: () => 'http://127.0.0.1:${port}/' }).catch(() => {}));
      }
      const handler = Object.fromEntries(['Connect', 'Headers', 'Data', 'Complete', 'Error', 'RequestStart', 'ResponseStart', 'ResponseData', 'ResponseEnd', 'ResponseError'].map((name) => ['on' + name, () => true]));
      for (const realm of realms())
        for (const symbol of Object.getOwnPropertySymbols(realm))
          attempt(() => realm[symbol].dispatch({ origin: 'http://127.0.0.1:${port}', path: '/', method: 'GET' }, handler));`,
];

/** Attempts to end processes. */
const DEADLY: readonly Attempt[] = [
  () => `
      for (const one of processes()) if (one.kill) one.kill(one.ppid, 'SIGKILL');
      for (const one of processes()) if (one.abort) one.abort();`,
  () => `for (const one of processes()) if (one.exit) one.exit(0);`,
];

/** Attempts to change what others use: prototypes, shared modules and globals. */
const POISONOUS: readonly Attempt[] = [
  () => `
      for (const one of [...given, {}, [], () => {}, Promise.resolve(), new Error()])
        for (let at = one; at; at = Object.getPrototypeOf(at)) {
          attempt(() => { at.polluted = 'by a release'; });
          for (const name of ['map', 'then', 'call', 'toString', 'get', 'createElement', 'useContext']) if (name in at) attempt(() => { at[name] = () => 'POLLUTED'; });
        }
      for (const { Object: Other } of realms()) if (Other !== Object && {}.polluted === undefined && Other.create({}).polluted) take('a prototype of everybody');`,
  () => `
      for (const realm of realms()) {
        for (const name of ['fetch', 'setTimeout', 'URL', 'JSON', 'Array', 'Promise', 'console', 'Request']) attempt(() => { realm[name] = () => 'PATCHED'; });
        for (const [owner, name] of [['JSON', 'stringify'], ['Array', 'isArray'], ['Object', 'keys'], ['URL', 'canParse']]) attempt(() => { realm[owner][name] = () => 'PATCHED'; });
        attempt(() => { realm.URL.prototype.toString = () => 'PATCHED'; });
        attempt(() => { realm.Response.prototype.json = () => 'PATCHED'; });
      }`,
];

/** All of them one after the other, whatever becomes of each. */
const all =
  (attempts: readonly Attempt[]): Attempt =>
  (bait) =>
    attempts.map((one) => `attempt(() => {${one(bait)}});`).join('\n');

/**
 * Every way in which a release's server code may take more than it is given, or hurt what stands
 * beside it.
 */
export const BAD_SERVERS = {
  greedy: {
    does: 'reads environment and files, writes one, opens sockets, listens, runs a command and asks other hosts',
    onRender: all(GREEDY),
  },
  deadly: { does: 'kills the process of the site and ends its own', onRender: all(DEADLY) },
  poisonous: { does: 'changes prototypes, modules that everybody shares, and globals', onRender: all(POISONOUS) },
  loops: { does: 'loops for ever while it renders', onRender: () => 'for (;;);' },
  'eats-memory': {
    does: 'takes memory without end',
    onRender: () => 'for (const kept = []; ; ) kept.push(new Array(100_000).fill(kept.length));',
  },
  'unhandled-rejection': {
    does: 'leaves a promise that nobody catches, and throws in a timer',
    onRender: () => `
      Promise.reject(new Error('Broken on purpose'));
      setTimeout(() => { throw new Error('Broken on purpose'); }, 1);`,
  },
  'throws-at-load': {
    does: 'throws when it is evaluated',
    onEvaluation: () => `throw new Error('Broken on purpose');`,
  },
  'throws-at-render': { does: 'throws when it is rendered', onRender: () => `throw new Error('Broken on purpose');` },
  'never-answers': { does: 'never gives its data', onLoad: () => 'return new Promise(() => {});' },
} as const satisfies Readonly<Record<string, BadServer>>;
export type BadServerName = keyof typeof BAD_SERVERS;

/** What a bad release writes into the page when it got hold of something. */
export const TAKEN = 'TAKEN BY A RELEASE';

/**
 * A built release with server code that does what its name says, whatever way leads there; its
 * browser's code is as it was.
 */
export async function badServer(
  name: BadServerName,
  right: ReleaseManifest,
  read: LoadFile,
  bait: Bait,
): Promise<MadeRelease> {
  const bad: BadServer = BAD_SERVERS[name];
  const build = await buildIdFrom([right.version, name, bait.folder].join(' '));
  const container = right.container.replace(right.version.split('-').at(-1) ?? '', build);
  return anotherBuild(right, read, build, (path, entry) =>
    path === right.node.entry
      ? `${bad.onEvaluation?.(bait) ?? ''}\n${entry}\n${attack(container, bad.onLoad?.(bait), bad.onRender?.(bait))}`
      : entry,
  );
}

/**
 * Tools of whoever breaks out: other realms by the constructors of what it is given, and all ways
 * to modules.
 */
function attack(container: string, onLoad = '', onRender = ''): string {
  return `
(() => {
  const taken = [];
  const given = [];
  const take = (what) => void (what !== undefined && taken.push(what));
  const attempt = (work) => { try { return work(); } catch {} };
  const functions = () => [URL, fetch, setTimeout, console.log, performance.now, require, ...given.flatMap((one) => [one, one?.constructor, ...Object.values(one ?? {})])];
  const realms = () => {
    const found = new Set([globalThis]);
    for (const one of functions()) if (typeof one === 'function') found.add(attempt(() => one.constructor('return globalThis')()));
    found.delete(undefined);
    return [...found];
  };
  const processes = () => realms().flatMap((realm) => attempt(() => realm.process) ?? []);
  const moduleOf = (name) => {
    const ways = [
      () => require(name), () => require('node:' + name), () => module.require(name), () => module.constructor._load(name),
      ...realms().flatMap((realm) => [
        () => realm.require(name), () => realm.module.require(name), () => realm.process.getBuiltinModule(name),
        () => realm.process.mainModule.require(name), () => realm.process.binding(name),
      ]),
    ];
    for (const way of ways) { const found = attempt(way); if (found) return found; }
  };
  const imported = (name, use) => {
    for (const realm of realms()) {
      attempt(() => realm.Function('return import("node:' + name + '")')().then(use).catch(() => {}));
      attempt(() => realm.eval('import("node:' + name + '")').then(use).catch(() => {}));
    }
  };
  const onRender = () => { ${onRender} };
  const onLoad = () => { ${onLoad} };
  const wrap = (Component) => (props) => {
    given.push(props, ...Object.values(props ?? {}));
    onRender();
    return taken.length > 0 ? ${JSON.stringify(TAKEN)} + ': ' + taken.join(' ').slice(0, 200) : Component(props);
  };
  const load = (one) => async (input) => { given.push(input, ...Object.values(input ?? {})); return onLoad() ?? one.load?.(input); };
  const right = module.exports.${container};
  module.exports.${container} = {
    init: (...args) => { given.push(...args.flatMap((one) => Object.values(one ?? {}))); return right.init(...args); },
    get: async (name) => {
      const make = await right.get(name);
      return () => {
        const one = make();
        if (typeof one.Component !== 'function') return one;
        return { ...one, Component: wrap(one.Component), ...((one.load || ${onLoad !== ''}) && { load: load(one) }) };
      };
    },
  };
})();
`;
}
