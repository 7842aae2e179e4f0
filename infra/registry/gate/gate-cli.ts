import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brokenSentences, isGreen } from '@showroom/contracts/remotes/gate-report';
import { isHost } from '@showroom/contracts/remotes/release';
import { buildPackage, loadRelease } from '../../build/build';
import { registryConfig } from '../config';
import { gateClient } from './client';
import { runGate } from './gate';
import { type HostOffer, presentHost } from './hosts';
import { harnessOf, hostsOf } from './pass';
import { summaryOf } from './recheck';

// `npm run gate -w mf-x [-- --host <version>] [-- --json]` runs in the remote's folder: it builds,
// looks, and uploads nothing.
const { values } = parseArgs({ options: { host: { type: 'string' }, json: { type: 'boolean', default: false } } });
const folder = resolve(process.cwd());
const client = gateClient(registryConfig());

async function wantedHosts(): Promise<readonly HostOffer[]> {
  if (values.host) return [await client.host(values.host)];
  return hostsOf(client).catch(async () => [await presentHost()]);
}

try {
  const hosts = await wantedHosts();
  const { output } = await buildPackage(folder);
  const manifest = loadRelease(output);
  if (isHost(manifest))
    throw new Error('The shell is a host: `npm run gate -- --host <version>` looks at every remote under it.');
  const harness = harnessOf(folder);
  const reports = await runGate({ manifest, output }, hosts, harness ? { harness } : {});
  if (values.json) console.log(JSON.stringify(reports, null, 2));
  else {
    for (const report of reports) {
      console.log(summaryOf(report));
      for (const { consumer, expectation, outcome, detail } of report.expectations) {
        if (outcome === 'noted') console.log(`  noted: ${consumer}: ${expectation}: ${detail}`);
      }
      for (const sentence of brokenSentences(report)) console.log(`  ${sentence}.`);
    }
  }
  if (!reports.every(isGreen)) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
