import type { Expectation } from '@showroom/contracts/remotes/gate-report';
import type { ReleaseManifest } from '@showroom/contracts/remotes/release';
import { contractRefusal } from '@showroom/contracts/remotes/versions';
import { judged } from './findings';
import type { HostOffer } from './hosts';
import { installedVersions } from './installed';
import { negotiate } from './negotiation';
import type { Used } from './platform';

/**
 * What one version of the host serves of what a release wants. `seen` is what it used while it was
 * rendered.
 */
export function hostExpectations(manifest: ReleaseManifest, host: HostOffer, seen: Used): Expectation[] {
  const consumer = `shell ${host.version}`;
  const events = new Set([...manifest.uses.events, ...seen.events]);
  const settings = new Set([...manifest.uses.settings, ...seen.settings]);
  return [
    judged(consumer, 'is built for contracts that it serves', outdated(manifest, host)),
    judged(
      consumer,
      'asks for shared modules that it gives',
      negotiate(host, [manifest]).flatMap(({ problems }) => problems),
    ),
    judged(consumer, 'speaks events that its bus knows', unknownEvents(events, host)),
    judged(
      consumer,
      'reads settings that it has',
      [...settings].filter((key) => !host.settings.includes(key)).map((key) => `it reads ${key}, which is no setting`),
    ),
    ...otherVersions(consumer, host),
  ];
}

function outdated({ remote, exposes }: ReleaseManifest, { supports }: HostOffer): string[] {
  return exposes.flatMap((expose) => contractRefusal(remote, expose, supports) ?? []);
}

function unknownEvents(events: Iterable<string>, host: HostOffer): string[] {
  const versionsOf = (name: string) => host.events.filter((event) => event.startsWith(`${name}@`));
  return [...events]
    .filter((event) => !host.events.includes(event))
    .map((event) => {
      const [name = ''] = event.split('@');
      const known = versionsOf(name);
      return `it uses the event ${event}, ${known.length > 0 ? `known is ${known.join(' and ')}` : 'which nobody knows'}`;
    });
}

/**
 * The gate renders with what is installed here; where the host gives something else, the report
 * says so.
 */
function otherVersions(consumer: string, { provides }: HostOffer): Expectation[] {
  const installed = installedVersions();
  const others = provides.filter(({ name, version }) => installed[name] !== undefined && installed[name] !== version);
  if (others.length === 0) return [];
  const detail = others.map(({ name, version }) => `${name} ${installed[name]} and not ${version}`).join(', ');
  return [
    { consumer, expectation: 'renders with what it gives', outcome: 'noted', detail: `it was rendered with ${detail}` },
  ];
}
