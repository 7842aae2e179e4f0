import { usePlatform } from '@showroom/shared-ui/platform';
import { TextField } from '@showroom/shared-ui/text-field';
import { useState } from 'react';
import { type ListedFeed, uploadFile } from '../data/feed-calls';
import { FormDialog } from '../layout/FormDialog';
import { useSending } from '../layout/use-sending';

interface UploadDialogProps {
  readonly feed: ListedFeed;
  readonly onClose: () => void;
  readonly onDone: (sentence: string) => void;
}

/** Takes a file of a feed from the person's own disk. */
export function UploadDialog({ feed, onClose, onDone }: UploadDialogProps) {
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
