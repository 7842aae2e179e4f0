import { usePlatform } from '@showroom/shared-ui/platform';
import { endFeed, type ListedFeed } from '../data/feed-calls';
import { FormDialog } from '../layout/FormDialog';
import { useSending } from '../layout/use-sending';
import { formatVehicles } from './format';

interface EndFeedDialogProps {
  readonly feed: ListedFeed;
  readonly onClose: () => void;
  readonly onDone: (sentence: string) => void;
}

/** Asks before a feed ends. */
export function EndFeedDialog({ feed, onClose, onDone }: EndFeedDialogProps) {
  const { client } = usePlatform();
  const { isSending, failure, send } = useSending();

  async function end(): Promise<void> {
    await endFeed(client, feed.id);
    onDone(`${feed.name} has ended.`);
  }

  return (
    <FormDialog
      title="End a feed"
      button="End the feed"
      busy={isSending}
      failure={failure}
      onSubmit={() => send(end)}
      onClose={onClose}
    >
      <p>
        {feed.name} is not fetched any more. Its {formatVehicles(feed.vehicles)} stay in the stock as they are, and so
        does the history.
      </p>
    </FormDialog>
  );
}
