import { MARKET_CODES } from '@showroom/contracts/markets';
import type { Composition, ReleaseManifest } from '@showroom/contracts/remotes/release';
import { registryConfig } from '../config';
import { gateClient } from '../gate/client';
import { type HostOffer, presentHost } from '../gate/hosts';
import { negotiate } from '../gate/negotiation';
import { namedRelease } from './change';

interface Options {
  readonly with?: string;
  readonly host?: string;
}

const client = gateClient(registryConfig());

/** What the market would be made of with another version of a remote. */
async function remotesOf({ remotes }: Composition, other: string | undefined): Promise<readonly ReleaseManifest[]> {
  if (!other) return remotes;
  const { remote, version } = namedRelease(other);
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

export async function negotiateMarkets(asked: readonly string[], options: Options): Promise<void> {
  const compositions = await client.compositions();
  let problems = 0;
  for (const market of asked.length > 0 ? asked : MARKET_CODES) {
    const made = compositions.find((one) => one.market === market);
    if (!made) throw new Error(`There is no market ${market}`);
    problems += print(market, await hostOf(made, options.host), await remotesOf(made, options.with));
  }
  console.log(problems === 0 ? 'Everything that is asked for is met.' : `${problems} problems.`);
  if (problems > 0) process.exitCode = 1;
}
