import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData } from '@showroom/shared-ui/router';
import type { FeedOverview, RunsPage } from '../data/feed-calls';
import { CardGrid } from '../layout/Card';
import { EditorFrame } from '../layout/EditorFrame';
import { mayChange } from '../layout/may-change';
import { ChoiceLinks, PageHead } from '../layout/PageHead';
import { useTask } from '../layout/use-task';
import { FeedCard, type FeedTask } from './FeedCard';
import { FeedDialog } from './FeedDialog';
import { formatListing } from './format';
import messages from './messages/en.json';
import { EndFeedDialog, UploadDialog } from './OneFeedDialogs';
import { RunsTable } from './RunsTable';
import './Feeds.css';

export interface FeedsData {
  readonly listing: string;
  readonly overview: FeedOverview;
  readonly history: RunsPage;
}

const LOOK_OFTEN = 2000;

/** Where a listing's vehicles come from, how that went, and what waits for somebody's consent. */
export function FeedsPage() {
  const { listing, overview, history } = useLoaderData<FeedsData>();
  const { person, locale } = usePlatform();
  const texts = useMessages(messages);
  const isRunning = history.runs.some(({ status }) => status === 'running');
  const { task, setTask, done, onDone } = useTask<FeedTask>(isRunning ? LOOK_OFTEN : undefined);
  const isChanger = mayChange(person);
  const name = formatListing(listing, locale);

  return (
    <EditorFrame place="feeds">
      <PageHead title={fillText(texts.title, { listing: name })}>
        {isChanger && (
          <Button size="small" onClick={() => setTask({ kind: 'add' })}>
            {texts.add_feed}
          </Button>
        )}
      </PageHead>
      <ChoiceLinks
        label={texts.listings}
        choices={overview.listings.map((one) => listingChoice(one, locale))}
        current={listing}
      />
      {done && <Notice kind="success">{done}</Notice>}
      {overview.feeds.length === 0 ? (
        <p className="editor-quiet">{fillText(texts.no_feed, { listing: name })}</p>
      ) : (
        <CardGrid>
          {overview.feeds.map((feed) => (
            <FeedCard
              key={feed.id}
              feed={feed}
              mapping={overview.mappings.find(({ name: one }) => one === feed.mapping)}
              ask={isChanger ? setTask : undefined}
              onDone={onDone}
            />
          ))}
        </CardGrid>
      )}
      <RunsTable history={history} listing={listing} feeds={overview.feeds} />
      {task && (
        <TaskDialog
          task={task}
          listing={listing}
          overview={overview}
          onClose={() => setTask(undefined)}
          onDone={onDone}
        />
      )}
    </EditorFrame>
  );
}

interface TaskDialogProps {
  readonly task: FeedTask;
  readonly listing: string;
  readonly overview: FeedOverview;
  readonly onClose: () => void;
  readonly onDone: (sentence: string) => void;
}

function TaskDialog({ task, listing, overview, onClose, onDone }: TaskDialogProps) {
  const common = { onClose, onDone };
  if (task.kind === 'upload') return <UploadDialog feed={task.feed} {...common} />;
  if (task.kind === 'end') return <EndFeedDialog feed={task.feed} {...common} />;
  const feed = task.kind === 'change' ? task.feed : undefined;
  return <FeedDialog feed={feed} listing={listing} overview={overview} {...common} />;
}

function listingChoice(listing: string, locale: string) {
  return {
    id: listing,
    label: formatListing(listing, locale),
    href: `/admin/feeds?listing=${encodeURIComponent(listing)}`,
  };
}
