import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Expectation, GateReport } from '@showroom/contracts/remotes/gate-report';
import type { ReleaseManifest } from '@showroom/contracts/remotes/release';
import { ROOT } from '../../build/package-info';
import type { BuiltRemote } from '../../checks/first-load';
import { artefactExpectations } from './artefact';
import { artefactOf } from './artefact-hash';
import { examineInBrowser, openBrowser, pageScript } from './browser-side';
import { judged, judgedCases, phraseOf } from './findings';
import type { SharedCopy } from './host';
import { hostExpectations } from './host-expectations';
import type { HostOffer } from './hosts';
import type { BrowserFindings } from './page/main';
import type { Used } from './platform';
import type { ServerFindings, ServerRequest } from './server-side';

const SERVER_DEADLINE = 90_000;

export interface GateOptions {
  /** `src/harness.ts` of the remote: what calls are answered, and which addresses are looked at. */
  readonly harness?: string;
  /**
   * An open browser, when several releases are looked at one after the other; undefined where there
   * can be none.
   */
  readonly browser?: Promise<Browser | undefined>;
}

/** Looks at a built release as every given host would, and reports for each of them. */
export async function runGate(
  built: BuiltRemote,
  hosts: readonly HostOffer[],
  { harness, browser }: GateOptions = {},
): Promise<GateReport[]> {
  const started = performance.now();
  const started_at = new Date().toISOString();
  const { expectations, used } = await examine(built, harness, browser ?? openBrowser(), browser === undefined);
  const { remote, version } = built.manifest;
  const reports = hosts.map((host) => ({
    remote,
    version,
    artefact: artefactOf(built.manifest),
    host: host.version,
    contracts: host.contracts,
    expectations: [...expectations, ...hostExpectations(built.manifest, host, used)],
    started_at,
  }));
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  return reports.map((report) => ({ ...report, seconds }));
}

interface Examined {
  readonly expectations: readonly Expectation[];
  readonly used: Used;
}

async function examine(
  built: BuiltRemote,
  harness: string | undefined,
  opening: Promise<Browser | undefined>,
  isOwn: boolean,
): Promise<Examined> {
  // Both start at once; whichever fails first is heard when it is waited for.
  const script = pageScript(harness);
  for (const early of [opening, script]) early.catch(() => undefined);
  try {
    const still = artefactExpectations(built);
    const server = await onServer({ built, harness }).catch((error: unknown) => phraseOf(error));
    if (typeof server === 'string') {
      return { expectations: [...still, judged('site', 'works on the server', [server])], used: NOTHING };
    }
    const browser = await opening;
    const page = browser && (await inBrowser(browser, await script, built, server));
    return { expectations: [...still, ...found(built.manifest, server, page)], used: together(server, page) };
  } finally {
    if (isOwn) await opening.then((browser) => browser?.close()).catch(() => undefined);
  }
}

/** What the browser found, or why it could not look. */
type Page = BrowserFindings | string;

function inBrowser(browser: Browser, script: string, built: BuiltRemote, { cases }: ServerFindings): Promise<Page> {
  const rendered = cases.filter(({ html }) => html !== undefined);
  return examineInBrowser(browser, script, built, rendered).catch((error: unknown) => phraseOf(error));
}

const NOTHING: Used = { events: [], settings: [] };

const NOT_LOOKED_AT: Expectation = {
  consumer: 'site',
  expectation: 'works in the browser',
  outcome: 'noted',
  detail: 'no browser was there to look at it',
};

function together(server: ServerFindings, page: Page | undefined): Used {
  const browser = typeof page === 'object' ? page.used : NOTHING;
  return {
    events: [...new Set([...server.used.events, ...browser.events])],
    settings: [...new Set([...server.used.settings, ...browser.settings])],
  };
}

/** What was found on both sides, as expectations of the site and of every consumer. */
function found(manifest: ReleaseManifest, server: ServerFindings, page: Page | undefined): Expectation[] {
  const bothSides = (byExpose: (side: ServerFindings | BrowserFindings) => readonly string[]) => [
    ...byExpose(server).map((problem) => `on the server ${problem}`),
    ...(typeof page === 'object' ? byExpose(page).map((problem) => `in the browser ${problem}`) : []),
  ];
  const used = together(server, page);
  const common = [
    ...manifest.exposes.map(({ name, kind }) =>
      judged(
        'site',
        `offers ${name} as its kind promises (${kind})`,
        bothSides((side) => side.exports[name] ?? ['it is missing']),
      ),
    ),
    judged('site', 'says in ./blocks what its manifest says', server.templates),
    ...Object.entries(server.routes).map(([name, against]) =>
      judged('site', `names every route of ${name} once, after itself`, against),
    ),
    judged(
      'site',
      "uses the host's one instance of every shared module",
      bothSides((side) => foreignCopies(side.shared)),
    ),
    judged('site', 'names in its manifest what it uses', unnamed(manifest, used)),
    ...judgedCases(server.cases, server.problems, (what) => `renders ${what} on the server`),
  ];
  if (page === undefined) return [...common, NOT_LOOKED_AT];
  if (typeof page === 'string') return [...common, judged('site', 'works in the browser', [page])];
  const renderers = page.renderers === 1 ? [] : [`${page.renderers} copies of React DOM are there`];
  return [
    ...common,
    judged('site', 'has its style sheets', page.styles),
    judged('site', 'leaves React DOM the only one of its page', renderers),
    ...judgedCases(
      server.cases.filter(({ html }) => html !== undefined),
      page.problems,
      (what) => `takes over ${what} in the browser`,
    ),
  ];
}

function foreignCopies(copies: readonly SharedCopy[]): string[] {
  const names = copies.map(({ name }) => name);
  return [
    ...copies.filter(({ from }) => from !== 'host').map(({ name, version }) => `it brings its own ${name} ${version}`),
    ...[...new Set(names)]
      .filter((name) => names.indexOf(name) !== names.lastIndexOf(name))
      .map((name) => `there are two of ${name}`),
  ];
}

function unnamed({ uses }: ReleaseManifest, used: Used): string[] {
  return [
    ...used.events.filter((event) => !uses.events.includes(event)).map((event) => `it used the event ${event}`),
    ...used.settings.filter((key) => !uses.settings.includes(key)).map((key) => `it read the setting ${key}`),
  ];
}

/**
 * In a process of its own, which a release may end or keep busy without harm; it knows no secret of
 * this one.
 */
function onServer(request: ServerRequest): Promise<ServerFindings> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'server-side.ts')], {
    cwd: ROOT,
    env: { PATH, HOME, NODE_ENV: 'development' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.on('data', (bytes: Buffer) => {
    errors += bytes.toString();
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`it was not done after ${SERVER_DEADLINE / 1000} s`));
    }, SERVER_DEADLINE);
    child.once('message', (findings: ServerFindings) => resolve(findings));
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      const last =
        errors
          .trim()
          .split('\n')
          .find((line) => /error/i.test(line)) ?? '';
      reject(new Error(`it ended the server's process with ${code}${last && `: ${last}`}`));
    });
    child.send(request);
  });
}
