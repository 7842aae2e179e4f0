import { parseArgs } from 'node:util';
import { registryConfig } from '../config';
import { keysOf } from '../keys/keys-of';
import { gateClient } from './client';
import { presentHost } from './hosts';
import { recheck } from './recheck';

const USAGE = `npm run gate -- [--host <version> | --present] [<remote>@<version> …]
  looks at published releases (everything that is pinned unless named) under the hosts that serve now, one published version of the
  shell, or the one that the present sources make, and gives the registry the signed reports
npm run gate -w mf-x
  looks at the present sources of a remote, and keeps what it finds to itself`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { host: { type: 'string' }, present: { type: 'boolean', default: false } },
  });
  const releases = positionals.map((name) => {
    const [remote = '', version = ''] = name.split('@');
    if (!remote || !version) throw new Error(USAGE);
    return { remote, version };
  });
  const config = registryConfig();
  await keysOf(config, ['gate-report']);
  const client = gateClient(config);
  const hosts = values.present
    ? [await presentHost()]
    : values.host
      ? [await client.host(values.host)]
      : await client.liveHosts();
  const say = (line: string) => console.log(line);
  await recheck({ client, hosts, say, ...(releases.length > 0 && { releases }) });
  say(`Checked under ${hosts.map(({ version }) => `shell ${version}`).join(', ') || 'no host: none serves yet'}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
