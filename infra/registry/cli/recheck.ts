import { registryConfig } from '../config';
import { type GateClient, gateClient } from '../gate/client';
import { type HostOffer, presentHost } from '../gate/hosts';
import { recheck } from '../gate/recheck';
import { keysOf } from '../keys/keys-of';
import { namedRelease } from './change';

interface Options {
  readonly host?: string;
  readonly present?: boolean;
}

async function hostsOf(client: GateClient, { host, present }: Options): Promise<readonly HostOffer[]> {
  if (present) return [await presentHost()];
  return host ? [await client.host(host)] : client.liveHosts();
}

export async function recheckReleases(names: readonly string[], options: Options): Promise<void> {
  const releases = names.map(namedRelease);
  const config = registryConfig();
  await keysOf(config, ['gate-report']);
  const client = gateClient(config);
  const hosts = await hostsOf(client, options);
  const say = (line: string) => console.log(line);
  await recheck({ client, hosts, say, ...(releases.length > 0 && { releases }) });
  say(`Checked under ${hosts.map(({ version }) => `shell ${version}`).join(', ') || 'no host: none serves yet'}.`);
}
