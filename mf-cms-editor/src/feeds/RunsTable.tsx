import { Badge } from '@showroom/shared-ui/badge';
import { writeDateTime } from '@showroom/shared-ui/dates';
import { Heading } from '@showroom/shared-ui/heading';
import { SiteLink } from '@showroom/shared-ui/link';
import { Pagination } from '@showroom/shared-ui/pagination';
import type { ListedFeed, ListedRun, RunsPage } from '../data/feed-calls';
import { TableBox } from '../layout/TableBox';
import { STATUSES, timeZoneOf, writeListing, writeNumber, writeStart } from './writing';

interface RunsTableProps {
  readonly history: RunsPage;
  readonly listing: string;
  readonly feeds: readonly ListedFeed[];
}

/** Every import of a listing, newest first. */
export function RunsTable({ history: { runs, page, pages }, listing, feeds }: RunsTableProps) {
  const name = writeListing(listing);
  return (
    <section aria-labelledby="feeds-history" className="feeds-history">
      <Heading level={2} size="m" id="feeds-history">
        History
      </Heading>
      {runs.length === 0 ? (
        <p className="feeds-quiet">Nothing was imported into {name} yet.</p>
      ) : (
        <TableBox label={`Imports into ${name}`}>
          <table className="editor-table feeds-table feeds-runs">
            <caption className="ui-visually-hidden">Imports into {name}, newest first</caption>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Feed</th>
                <th scope="col">Result</th>
                <th scope="col">Read</th>
                <th scope="col">Refused</th>
                <th scope="col">New</th>
                <th scope="col">Changed</th>
                <th scope="col">Removed</th>
              </tr>
            </thead>
            <tbody>
              {runs.map((run) => (
                <RunRow key={run.id} run={run} feed={feeds.find(({ id }) => id === run.feed_id)} />
              ))}
            </tbody>
          </table>
        </TableBox>
      )}
      <Pagination
        page={page}
        pages={pages}
        label="Pages of the history"
        hrefFor={(number) => `/admin/feeds?listing=${encodeURIComponent(listing)}&page=${number}`}
      />
    </section>
  );
}

function RunRow({ run, feed }: { readonly run: ListedRun; readonly feed: ListedFeed | undefined }) {
  const { id, status, counts, started_at, listing, mapping, file, waiting } = run;
  return (
    <tr>
      <th scope="row">
        <SiteLink href={`/admin/feeds/runs/${id}`}>
          <time dateTime={started_at}>{writeDateTime(started_at, timeZoneOf(listing))}</time>
        </SiteLink>
        <br />
        <span className="feeds-quiet">{writeStart(run)}</span>
      </th>
      <td>
        {feed?.name ?? mapping}
        <br />
        <span className="feeds-quiet">{file}</span>
      </td>
      <td>
        <Badge kind={STATUSES[status].kind}>{STATUSES[status].label}</Badge>
        {waiting && <span className="feeds-waiting">Waits for consent</span>}
      </td>
      <td>{writeNumber(counts.read)}</td>
      <td>{writeNumber(counts.refused)}</td>
      <td>{writeNumber(counts.inserted)}</td>
      <td>{writeNumber(counts.updated)}</td>
      <td>{writeNumber(counts.removed)}</td>
    </tr>
  );
}
