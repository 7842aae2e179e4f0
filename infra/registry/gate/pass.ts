import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { brokenSentences, type GateReport, isGreen } from '@showroom/contracts/remotes/gate-report';
import type { BuiltRemote } from '../../checks/first-load';
import { cachedReport, cacheReport } from './cached-reports';
import type { GateClient } from './client';
import { runGate } from './gate';
import { type HostOffer, presentHost } from './hosts';

/** A release that breaks what somebody expects of it; the message has a sentence for each. */
export class GateError extends Error {
  override readonly name = 'GateError';
}

/** Where a remote's own examples of answers and addresses lie. */
export function harnessOf(folder: string): string | undefined {
  const file = join(folder, 'src/harness.ts');
  return existsSync(file) ? file : undefined;
}

/** Every host that serves now, and the one of the present sources, which may serve next. */
export async function hostsOf(client: GateClient): Promise<HostOffer[]> {
  const [live, present] = await Promise.all([client.liveHosts(), presentHost()]);
  return live.some(({ version }) => version === present.version) ? live : [...live, present];
}

interface PassOptions {
  readonly built: BuiltRemote;
  readonly folder: string;
  readonly hosts: readonly HostOffer[];
  readonly client: GateClient;
  /** Called when there is something to look at; without it the gate opens and closes its own. */
  readonly browser?: () => Promise<Browser | undefined>;
  /** A broken report is an error; otherwise it is given back with the others. */
  readonly isStrict?: boolean;
}

/**
 * Reports about a built release under each host that has none yet, the broken ones as one error
 * before anything is uploaded.
 */
export async function passGate({
  built,
  folder,
  hosts,
  client,
  browser,
  isStrict = true,
}: PassOptions): Promise<GateReport[]> {
  const passed = await client.passedUnder(built.manifest);
  const wanted = hosts.filter(({ version }) => !passed.has(version));
  const cached = wanted.flatMap((host) => cachedReport(built.manifest, host) ?? []);
  const open = wanted.filter(({ version }) => !cached.some(({ host }) => host === version));
  if (open.length === 0) return cached;
  const harness = harnessOf(folder);
  const opening = browser?.();
  const reports = await runGate(built, open, { ...(harness && { harness }), ...(opening && { browser: opening }) });
  const isWhole = opening === undefined || (await opening) !== undefined;
  for (const report of isWhole ? reports : []) {
    const host = open.find(({ version }) => version === report.host);
    if (host) cacheReport(built.manifest, host, report);
  }
  if (isStrict) assertGreen(reports);
  return [...cached, ...reports];
}

/** Throws the sentences of every report that is not green, each once. */
export function assertGreen(reports: readonly GateReport[]): void {
  const red = reports.filter((report) => !isGreen(report));
  const [first] = red;
  if (!first) return;
  const sentences = new Set(red.flatMap(brokenSentences));
  const lines = [...sentences].map((sentence) => `  ${sentence}.`);
  throw new GateError(`${first.remote} ${first.version} does not pass the gate:\n${lines.join('\n')}`);
}
