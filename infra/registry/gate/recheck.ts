import { basename, join } from 'node:path';
import { brokenSentences, type GateReport, isGreen } from '@showroom/contracts/remotes/gate-report';
import type { ReleaseManifest } from '@showroom/contracts/remotes/release';
import { ROOT, remoteFolders } from '../../build/package-info';
import { openBrowser } from './browser-side';
import type { GateClient } from './client';
import type { HostOffer } from './hosts';
import { GateError, passGate } from './pass';

interface Named {
  readonly remote: string;
  readonly version: string;
}

/** Every release that is pinned anywhere, once. */
async function pinnedReleases(client: GateClient): Promise<ReleaseManifest[]> {
  const made = await client.compositions();
  const all = made.flatMap(({ remotes }) => remotes);
  return [...new Map(all.map((release) => [`${release.remote}@${release.version}`, release])).values()];
}

interface RecheckOptions {
  readonly client: GateClient;
  readonly hosts: readonly HostOffer[];
  /** What is looked at. Default: everything that is pinned. */
  readonly releases?: readonly Named[];
  readonly say: (line: string) => void;
}

/**
 * Looks at published releases under hosts that they have no green report for, and gives the
 * registry what it found.
 */
export async function recheck({ client, hosts, releases, say }: RecheckOptions): Promise<void> {
  const wanted = releases
    ? await Promise.all(releases.map(({ remote, version }) => client.release(remote, version)))
    : await pinnedReleases(client);
  const due: ReleaseManifest[] = [];
  for (const manifest of wanted) {
    const passed = await client.passedUnder(manifest);
    if (hosts.some(({ version }) => !passed.has(version))) due.push(manifest);
  }
  if (due.length === 0) return;
  const browser = openBrowser();
  browser.catch(() => undefined);
  const broken: string[] = [];
  try {
    for (const manifest of due) {
      const built = await client.download(manifest);
      const reports = await passGate({
        built,
        folder: folderOf(manifest.remote),
        hosts,
        client,
        browser: () => browser,
        isStrict: false,
      });
      for (const report of reports) await client.add(report);
      for (const report of reports) say(summaryOf(report));
      broken.push(...reports.flatMap((report) => sentencesOf(report)));
    }
  } finally {
    await client.close();
    await browser.then((open) => open.close()).catch(() => undefined);
  }
  if (broken.length > 0) throw new GateError(broken.join('\n'));
}

/** Examples of answers are those of the present sources: a release does not carry them. */
function folderOf(remote: string): string {
  const folder = remoteFolders().find((name) => basename(name) === remote) ?? remote;
  return join(ROOT, folder);
}

function sentencesOf(report: GateReport): string[] {
  return brokenSentences(report).map((sentence) => `${report.remote} ${report.version}: ${sentence}.`);
}

/** One line about a report. */
export function summaryOf(report: GateReport): string {
  const { remote, version, host, expectations, seconds } = report;
  const verdict = isGreen(report) ? 'passes the gate' : 'does not pass the gate';
  return `${remote} ${version} ${verdict} of shell ${host}: ${expectations.length} expectations, ${seconds} s`;
}
