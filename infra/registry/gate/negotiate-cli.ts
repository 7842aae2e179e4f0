import { parseArgs } from 'node:util';
import { MARKET_CODES } from '@showroom/contracts/markets';
import type { Composition, ReleaseManifest } from '@showroom/contracts/remotes/release';
import { registryConfig } from '../config';
import { gateClient } from './client';
import { type HostOffer, presentHost } from './hosts';
import { negotiate } from './negotiation';

const USAGE = `npm run negotiate -- [market] [--with <remote>@<version>] [--host <version>]
  says which version of each shared module wins in a market, who asks for what, and what would not work`;

const client = gateClient(registryConfig());

/** What the market would be made of with another version of a remote. */
async function remotesOf({ remotes }: Composition, other: string | undefined): Promise<readonly ReleaseManifest[]> {
  if (!other) return remotes;
  const [remote = '', version = ''] = other.split('@');
  if (!remote || !version) throw new Error(USAGE);
  return [...remotes.filter((one) => one.remote !== remote), await client.release(remote, version)];
}

async function hostOf({ host }: Composition, version: string | undefined): Promise<HostOffer> {
  const wanted = version ?? host?.version;
  return wanted ? client.host(wanted) : presentHost();
}

function print(market: string, host: HostOffer, remotes: readonly ReleaseManifest[]): number {
  console.log(`${market}, shell ${host.version}`);
  let problems = 0;
  for (const verdict of negotiate(host, remotes)) {
    const winner = host.provides.find(({ name }) => name === verdict.name)?.version ?? 'not given by the shell';
    console.log(`  ${verdict.name} ${winner}`);
    for (const { by, range, version, from } of verdict.got) {
      console.log(`    ${by} asks for ${range}: ${version ? `${version} of ${from}` : 'nothing fits'}`);
    }
    for (const problem of verdict.problems) console.log(`    PROBLEM: ${problem}`);
    problems += verdict.problems.length;
  }
  return problems;
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { with: { type: 'string' }, host: { type: 'string' } },
  });
  const markets = positionals.length > 0 ? positionals : [...MARKET_CODES];
  const compositions = await client.compositions();
  let problems = 0;
  for (const market of markets) {
    const made = compositions.find((one) => one.market === market);
    if (!made) throw new Error(`There is no market ${market}`);
    problems += print(market, await hostOf(made, values.host), await remotesOf(made, values.with));
  }
  console.log(problems === 0 ? 'Everything that is asked for is met.' : `${problems} problems.`);
  if (problems > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
