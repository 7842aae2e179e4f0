import { Badge } from '@showroom/shared-ui/badge';
import { Button } from '@showroom/shared-ui/button';
import { SiteLink } from '@showroom/shared-ui/link';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { type FeedMapping, type ListedFeed, type ListedRun, runFeedNow } from '../data/feed-calls';
import { Card } from '../layout/Card';
import { FailureNotice } from '../layout/FailureNotice';
import { formatVehicles } from '../layout/format-number';
import { Moment } from '../layout/Moment';
import { useSending } from '../layout/use-sending';
import { formatSchedule, STATUSES, timeZoneOf } from './format';

/** What a person is about to do with a feed. */
export type FeedTask =
  | { readonly kind: 'add' }
  | { readonly kind: 'change' | 'upload' | 'end'; readonly feed: ListedFeed };

interface FeedCardProps {
  readonly feed: ListedFeed;
  /** Missing when the mapping is gone. */
  readonly mapping: FeedMapping | undefined;
  /** Missing for those who may only look. */
  readonly ask: ((task: FeedTask) => void) | undefined;
  readonly onDone: (sentence: string) => void;
}

/** One feed: what it is, when it runs, how it last did, and what may be done with it. */
export function FeedCard({ feed, mapping, ask, onDone }: FeedCardProps) {
  const { name, url, vehicles, last_run, listing } = feed;
  return (
    <Card
      title={name}
      badge={last_run && <Badge kind={STATUSES[last_run.status].kind}>{STATUSES[last_run.status].label}</Badge>}
    >
      <p className="feeds-figure">{formatVehicles(vehicles)}</p>
      <p className="editor-quiet">
        {mapping ? `${mapping.title} (${mapping.currency})` : `The mapping ${feed.mapping} is gone.`}
        <br />
        {formatSchedule(feed, timeZoneOf(listing))}
      </p>
      {url !== null && (
        <p className="editor-quiet editor-anywhere" dir="ltr">
          {url}
        </p>
      )}
      {last_run ? <LastRun run={last_run} /> : <p className="editor-quiet">It has not run yet.</p>}
      {ask && <Actions feed={feed} ask={ask} onDone={onDone} />}
    </Card>
  );
}

function LastRun({ run }: { readonly run: ListedRun }) {
  const { id, started_at, listing, message, missing, waiting } = run;
  const report = `/admin/feeds/runs/${id}`;
  if (waiting) {
    return (
      <Notice
        kind="warning"
        title={`${formatVehicles(missing)} are not in the file any more`}
        actions={<SiteLink href={report}>Look and decide</SiteLink>}
      >
        Nothing was removed.
      </Notice>
    );
  }
  return (
    <p className="editor-quiet">
      <SiteLink href={report}>
        <Moment at={started_at} timeZone={timeZoneOf(listing)} />
      </SiteLink>
      {message !== '' && <> · {message}</>}
    </p>
  );
}

function Actions({ feed, ask, onDone }: Pick<FeedCardProps, 'feed' | 'onDone'> & { ask: (task: FeedTask) => void }) {
  const { client } = usePlatform();
  const { isSending, failure, send } = useSending();
  const { id, name, url, last_run } = feed;
  const isRunning = last_run?.status === 'running';

  async function run(): Promise<void> {
    await runFeedNow(client, id);
    onDone(`${name} is fetched in a moment.`);
  }

  return (
    <>
      {failure && <FailureNotice failure={failure} />}
      <p className="editor-actions">
        {url !== null && (
          <Button
            kind="secondary"
            size="small"
            aria-label={`Run now: ${name}`}
            busy={isSending || isRunning}
            onClick={() => send(run)}
          >
            Run now
          </Button>
        )}
        <Button
          kind="secondary"
          size="small"
          aria-label={`Upload a file: ${name}`}
          busy={isRunning}
          onClick={() => ask({ kind: 'upload', feed })}
        >
          Upload a file
        </Button>
        <Button kind="tertiary" aria-label={`Change: ${name}`} onClick={() => ask({ kind: 'change', feed })}>
          Change
        </Button>
        <Button kind="tertiary" aria-label={`End: ${name}`} onClick={() => ask({ kind: 'end', feed })}>
          End
        </Button>
      </p>
    </>
  );
}
