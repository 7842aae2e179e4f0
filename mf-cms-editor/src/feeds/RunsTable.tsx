import { Badge } from '@showroom/shared-ui/badge';
import { SiteLink } from '@showroom/shared-ui/link';
import type { ListedFeed, ListedRun, RunsPage } from '../data/feed-calls';
import { formatNumber } from '../layout/format-number';
import { Moment } from '../layout/Moment';
import { TableSection } from '../layout/TableSection';
import { formatListing, formatStart, STATUSES, timeZoneOf } from './format';

interface RunsTableProps {
  readonly history: RunsPage;
  readonly listing: string;
  readonly feeds: readonly ListedFeed[];
}

const COLUMNS = ['When', 'Feed', 'Result', 'Read', 'Refused', 'New', 'Changed', 'Removed'] as const;

/** Every import of a listing, newest first. */
export function RunsTable({ history: { runs, page, pages }, listing, feeds }: RunsTableProps) {
  const name = formatListing(listing);
  return (
    <TableSection
      title="History"
      label={`Imports into ${name}`}
      order="newest first"
      columns={COLUMNS}
      className="feeds-runs"
      empty={runs.length === 0 && `Nothing was imported into ${name} yet.`}
      pages={{
        page,
        pages,
        label: 'Pages of the history',
        hrefFor: (number) => `/admin/feeds?listing=${encodeURIComponent(listing)}&page=${number}`,
      }}
    >
      {runs.map((run) => (
        <RunRow key={run.id} run={run} feed={feeds.find(({ id }) => id === run.feed_id)} />
      ))}
    </TableSection>
  );
}

function RunRow({ run, feed }: { readonly run: ListedRun; readonly feed: ListedFeed | undefined }) {
  const { id, status, counts, started_at, listing, mapping, file, waiting } = run;
  return (
    <tr>
      <th scope="row">
        <SiteLink href={`/admin/feeds/runs/${id}`}>
          <Moment at={started_at} timeZone={timeZoneOf(listing)} />
        </SiteLink>
        <br />
        <span className="editor-quiet">{formatStart(run)}</span>
      </th>
      <td>
        {feed?.name ?? mapping}
        <br />
        <span className="editor-quiet">{file}</span>
      </td>
      <td>
        <Badge kind={STATUSES[status].kind}>{STATUSES[status].label}</Badge>
        {waiting && <span className="feeds-waiting">Waits for consent</span>}
      </td>
      <td>{formatNumber(counts.read)}</td>
      <td>{formatNumber(counts.refused)}</td>
      <td>{formatNumber(counts.inserted)}</td>
      <td>{formatNumber(counts.updated)}</td>
      <td>{formatNumber(counts.removed)}</td>
    </tr>
  );
}
