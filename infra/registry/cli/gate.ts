import { resolve } from 'node:path';
import { brokenSentences, type GateReport, isGreen } from '@showroom/contracts/remotes/gate-report';
import { isHost } from '@showroom/contracts/remotes/release';
import { buildPackage, loadRelease } from '../../build/build';
import { registryConfig } from '../config';
import { gateClient } from '../gate/client';
import { runGate } from '../gate/gate';
import { type HostOffer, presentHost } from '../gate/hosts';
import { harnessOf, hostsOf } from '../gate/pass';
import { summaryOf } from '../gate/recheck';

interface Options {
  readonly host?: string;
  readonly json?: boolean;
}

async function wantedHosts(version: string | undefined): Promise<readonly HostOffer[]> {
  const client = gateClient(registryConfig());
  if (version) return [await client.host(version)];
  return hostsOf(client).catch(async () => [await presentHost()]);
}

export async function gate({ host, json = false }: Options): Promise<void> {
  const folder = resolve(process.cwd());
  const hosts = await wantedHosts(host);
  const { output } = await buildPackage(folder);
  const manifest = loadRelease(output);
  if (isHost(manifest)) {
    throw new Error(
      'The shell is a host: `npm run registry -- recheck --host <version>` looks at every remote under it.',
    );
  }
  const harness = harnessOf(folder);
  const reports = await runGate({ manifest, output }, hosts, harness ? { harness } : {});
  if (json) console.log(JSON.stringify(reports, null, 2));
  else for (const report of reports) print(report);
  if (!reports.every(isGreen)) process.exitCode = 1;
}

function print(report: GateReport): void {
  console.log(summaryOf(report));
  for (const { consumer, expectation, outcome, detail } of report.expectations) {
    if (outcome === 'noted') console.log(`  noted: ${consumer}: ${expectation}: ${detail}`);
  }
  for (const sentence of brokenSentences(report)) console.log(`  ${sentence}.`);
}
