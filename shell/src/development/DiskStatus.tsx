import { useEffect, useRef, useState } from 'react';
import { type DiskNews, followDisk, refreshFromDisk } from './disk-news';
import { disksOf, type Overview } from './overview';
import type { Region } from './regions';

interface DiskStatusProps {
  readonly overview: Overview;
  readonly regions: readonly Region[];
}

/** Follows the remotes that come from disk: an edit reaches the page, and what cannot be built says so over it. */
export function DiskStatus({ overview, regions }: DiskStatusProps) {
  return disksOf(overview).map(({ remote, url }) => (
    <Disk key={remote} remote={remote} url={url} regions={regions.filter((region) => region.remote === remote)} />
  ));
}

interface DiskProps {
  readonly remote: string;
  readonly url: string;
  readonly regions: readonly Region[];
}

function Disk({ remote, url, regions }: DiskProps) {
  const [news, setNews] = useState<DiskNews>();
  const present = useRef(regions);
  present.current = regions;
  useEffect(() => {
    // Parts whose code is still to come hydrate now, with the build that drew them.
    window.dispatchEvent(new Event('showroom:navigate'));
    let isFirst = true;
    return followDisk(url, (next) => {
      setNews(next);
      if (next.type !== 'built') return;
      const html = present.current.filter(({ hydrate }) => hydrate === 'never').map(({ element }) => element);
      if (!isFirst) void refreshFromDisk(remote, html);
      isFirst = false;
    });
  }, [remote, url]);
  if (news?.type !== 'failed') return null;
  return (
    <section className="developing-errors" role="alert" aria-label={`Errors of ${remote}`}>
      <h2>{remote} cannot be built</h2>
      <p>The page shows its last good build.</p>
      {news.errors.map((error) => (
        <pre key={error}>{error}</pre>
      ))}
    </section>
  );
}
