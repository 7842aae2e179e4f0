import { fillText } from '@showroom/contracts/fill-text';
import { Badge } from '@showroom/shared-ui/badge';
import { Button } from '@showroom/shared-ui/button';
import { formatCount } from '@showroom/shared-ui/format-count';
import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePageLocale, usePlatform } from '@showroom/shared-ui/platform';
import { type FeedMapping, type ListedFeed, type ListedRun, runFeedNow } from '../data/feed-calls';
import { Card } from '../layout/Card';
import { FailureNotice } from '../layout/FailureNotice';
import { Moment } from '../layout/Moment';
import { useSending } from '../layout/use-sending';
import { formatSchedule, STATUS_KINDS, timeZoneOf } from './format';
import messages from './messages/en.json';

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
  const { locale } = usePageLocale();
  const texts = useMessages(messages);
  const { name, url, vehicles, last_run, listing } = feed;
  return (
    <Card
      title={name}
      badge={last_run && <Badge kind={STATUS_KINDS[last_run.status]}>{texts.statuses[last_run.status]}</Badge>}
    >
      <p className="feeds-figure">{formatCount(vehicles, texts.vehicles, locale)}</p>
      <p className="editor-quiet">
        {mapping
          ? fillText(texts.mapping, { title: mapping.title, currency: mapping.currency })
          : fillText(texts.mapping_gone, { mapping: feed.mapping })}
        <br />
        {formatSchedule(feed, timeZoneOf(listing), texts)}
      </p>
      {url !== null && (
        <p className="editor-quiet editor-anywhere" dir="ltr">
          {url}
        </p>
      )}
      <Photographs missing={feed.photographs} />
      {last_run ? <LastRun run={last_run} /> : <p className="editor-quiet">{texts.not_run}</p>}
      {ask && <Actions feed={feed} ask={ask} onDone={onDone} />}
    </Card>
  );
}

function Photographs({ missing: { waiting, failed, examples } }: { readonly missing: ListedFeed['photographs'] }) {
  const { locale } = usePageLocale();
  const texts = useMessages(messages);
  return (
    <>
      {waiting > 0 && <p className="editor-quiet">{formatCount(waiting, texts.photographs_waiting, locale)}</p>}
      {failed > 0 && (
        <div className="editor-quiet">
          <p>{formatCount(failed, texts.photographs_failed, locale)}</p>
          <ul>
            {examples.map(({ url, reason }) => (
              <li key={url} className="editor-anywhere">
                <bdi>{url}</bdi>: <bdi>{reason}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function LastRun({ run }: { readonly run: ListedRun }) {
  const { locale } = usePageLocale();
  const texts = useMessages(messages);
  const { id, started_at, listing, message, missing, waiting } = run;
  const report = `/admin/feeds/runs/${id}`;
  if (waiting) {
    return (
      <Notice
        kind="warning"
        title={formatCount(missing, texts.missing_title, locale)}
        actions={<SiteLink href={report}>{texts.look}</SiteLink>}
      >
        {texts.nothing_removed}
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
  const texts = useMessages(messages);
  const { actions } = texts;
  const { isSending, failure, send } = useSending();
  const { id, name, url, last_run } = feed;
  const isRunning = last_run?.status === 'running';

  async function run(): Promise<void> {
    await runFeedNow(client, id);
    onDone(fillText(texts.is_fetched, { name }));
  }

  return (
    <>
      {failure && <FailureNotice failure={failure} />}
      <p className="editor-actions">
        {url !== null && (
          <Button
            kind="secondary"
            size="small"
            aria-label={fillText(actions.run_one, { name })}
            busy={isSending || isRunning}
            onClick={() => send(run)}
          >
            {actions.run}
          </Button>
        )}
        <Button
          kind="secondary"
          size="small"
          aria-label={fillText(actions.upload_one, { name })}
          busy={isRunning}
          onClick={() => ask({ kind: 'upload', feed })}
        >
          {actions.upload}
        </Button>
        <Button
          kind="tertiary"
          aria-label={fillText(actions.change_one, { name })}
          onClick={() => ask({ kind: 'change', feed })}
        >
          {actions.change}
        </Button>
        <Button
          kind="tertiary"
          aria-label={fillText(actions.end_one, { name })}
          onClick={() => ask({ kind: 'end', feed })}
        >
          {actions.end}
        </Button>
      </p>
    </>
  );
}
