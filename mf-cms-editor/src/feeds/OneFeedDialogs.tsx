import { usePlatform } from '@showroom/shared-ui/platform';
import { TextField } from '@showroom/shared-ui/text-field';
import { useState } from 'react';
import { endFeed, type ListedFeed, uploadFile } from '../data/feed-calls';
import { AskDialog, FormDialog } from '../layout/FormDialog';
import { formatVehicles } from '../layout/format-number';
import { useSending } from '../layout/use-sending';

interface OneFeedProps {
  readonly feed: ListedFeed;
  readonly onClose: () => void;
  readonly onDone: (sentence: string) => void;
}

/** Takes a file of a feed from the person's own disk. */
export function UploadDialog({ feed, onClose, onDone }: OneFeedProps) {
  const { client } = usePlatform();
  const { isSending, failure, send } = useSending();
  const [file, setFile] = useState<File>();
  const [isMissing, setMissing] = useState(false);

  function upload(): void {
    setMissing(file === undefined);
    if (!file) return;
    send(async () => {
      await uploadFile(client, feed.id, file);
      onDone(`${file.name} is imported now; its report stands in the history.`);
    });
  }

  return (
    <FormDialog
      title={`Upload a file of ${feed.name}`}
      button="Upload"
      busy={isSending}
      failure={failure}
      onSubmit={upload}
      onClose={onClose}
    >
      <TextField
        label="File"
        hint="CSV, or JSON of the specified attributes; packed by gzip or not. Vehicles that it does not have are removed, up to the feed's limit."
        type="file"
        accept=".csv,.json,.gz,text/csv,application/json,application/gzip"
        error={isMissing ? 'Please choose a file.' : undefined}
        onChange={({ target }) => setFile(target.files?.[0])}
      />
    </FormDialog>
  );
}

/** Asks before a feed ends. */
export function EndFeedDialog({ feed, onClose, onDone }: OneFeedProps) {
  const { client } = usePlatform();
  return (
    <AskDialog
      title="End a feed"
      button="End the feed"
      onSubmit={() => endFeed(client, feed.id).then(() => onDone(`${feed.name} has ended.`))}
      onClose={onClose}
    >
      <p>
        {feed.name} is not fetched any more. Its {formatVehicles(feed.vehicles)} stay in the stock as they are, and so
        does the history.
      </p>
    </AskDialog>
  );
}
