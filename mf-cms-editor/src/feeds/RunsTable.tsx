import { fillText } from '@showroom/contracts/fill-text';
import { formatNumber } from '@showroom/contracts/number-text';
import { Badge } from '@showroom/shared-ui/badge';
import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale } from '@showroom/shared-ui/platform';
import type { ListedFeed, ListedRun, RunsPage } from '../data/feed-calls';
import { Moment } from '../layout/Moment';
import { TableSection } from '../layout/TableSection';
import { formatListing, formatStart, STATUS_KINDS, timeZoneOf } from './format';
import messages from './messages/en.json';

interface RunsTableProps {
  readonly history: RunsPage;
  readonly listing: string;
  readonly feeds: readonly ListedFeed[];
}

/** Every import of a listing, newest first. */
export function RunsTable({ history: { runs, page, pages }, listing, feeds }: RunsTableProps) {
  const { locale } = usePageLocale();
  const name = formatListing(listing, locale);
  const { counts, runs: texts } = useMessages(messages);
  const { when, feed, result } = texts;
  const { read, refused, inserted, updated, removed } = counts;
  return (
    <TableSection
      title={texts.title}
      label={fillText(texts.label, { listing: name })}
      order={texts.order}
      columns={[when, feed, result, read, refused, inserted, updated, removed]}
      className="feeds-runs"
      empty={runs.length === 0 && fillText(texts.none, { listing: name })}
      pages={{
        page,
        pages,
        label: texts.pages,
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
  const { locale } = usePageLocale();
  const texts = useMessages(messages);
  const { id, status, counts, started_at, listing, mapping, file, waiting } = run;
  return (
    <tr>
      <th scope="row">
        <SiteLink href={`/admin/feeds/runs/${id}`}>
          <Moment at={started_at} timeZone={timeZoneOf(listing)} />
        </SiteLink>
        <br />
        <span className="editor-quiet">{formatStart(run, texts)}</span>
      </th>
      <td>
        {feed?.name ?? mapping}
        <br />
        <span className="editor-quiet">{file}</span>
      </td>
      <td>
        <Badge kind={STATUS_KINDS[status]}>{texts.statuses[status]}</Badge>
        {waiting && <span className="feeds-waiting">{texts.runs.waits}</span>}
      </td>
      <td>{formatNumber(counts.read, locale)}</td>
      <td>{formatNumber(counts.refused, locale)}</td>
      <td>{formatNumber(counts.inserted, locale)}</td>
      <td>{formatNumber(counts.updated, locale)}</td>
      <td>{formatNumber(counts.removed, locale)}</td>
    </tr>
  );
}
