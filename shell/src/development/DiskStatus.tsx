import { useEffect, useRef, useState } from 'react';
import type { SiteMap } from '../federation/pins';
import { type DiskEvent, followDisk, refreshFromDisk } from './disk-events';
import { disksOf, type Overview } from './overview';
import type { Region } from './regions';

interface DiskStatusProps {
  readonly overview: Overview;
  /** What the page was rendered with. */
  readonly map: SiteMap;
  readonly regions: readonly Region[];
}

/**
 * Follows the remotes that come from disk: an edit reaches the page, and what cannot be built says
 * so over it.
 */
export function DiskStatus({ overview, map, regions }: DiskStatusProps) {
  return disksOf(overview).map(({ remote, url }) => (
    <Disk
      key={remote}
      remote={remote}
      url={url}
      rendered={map.pins.find((pin) => pin.remote === remote)?.version}
      regions={regions.filter((region) => region.remote === remote)}
    />
  ));
}

interface DiskProps {
  readonly remote: string;
  readonly url: string;
  /** The build that the page came with. */
  readonly rendered: string | undefined;
  readonly regions: readonly Region[];
}

function Disk({ remote, url, rendered, regions }: DiskProps) {
  const [event, setEvent] = useState<DiskEvent>();
  const present = useRef(regions);
  const shown = useRef(rendered);
  present.current = regions;
  useEffect(() => {
    // Parts whose code is still to come hydrate now, with the build that drew them.
    window.dispatchEvent(new Event('showroom:navigate'));
    return followDisk(url, (next) => {
      setEvent(next);
      // A build may have ended between the render of the page and the first event.
      if (next.type !== 'built' || next.version === shown.current) return;
      shown.current = next.version;
      const html = present.current.filter(({ hydrate }) => hydrate === 'never').map(({ element }) => element);
      void refreshFromDisk(remote, html);
    });
  }, [remote, url]);
  if (event?.type !== 'failed') return null;
  return (
    <section className="developing-errors" role="alert" aria-label={`Errors of ${remote}`}>
      <h2>{remote} cannot be built</h2>
      <p>The page shows its last good build.</p>
      {event.errors.map((error) => (
        <pre key={error}>{error}</pre>
      ))}
    </section>
  );
}
