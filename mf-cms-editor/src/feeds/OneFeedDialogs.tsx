import { fillText } from '@showroom/contracts/fill-text';
import { formatCount } from '@showroom/shared-ui/format-count';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale, usePlatform } from '@showroom/shared-ui/platform';
import { TextField } from '@showroom/shared-ui/text-field';
import { useState } from 'react';
import { endFeed, type ListedFeed, uploadFile } from '../data/feed-calls';
import { AskDialog, FormDialog } from '../layout/FormDialog';
import { useSending } from '../layout/use-sending';
import messages from './messages/en.json';

interface OneFeedProps {
  readonly feed: ListedFeed;
  readonly onClose: () => void;
  readonly onDone: (sentence: string) => void;
}

/** Takes a file of a feed from the person's own disk. */
export function UploadDialog({ feed, onClose, onDone }: OneFeedProps) {
  const texts = useMessages(messages).upload;
  const { client } = usePlatform();
  const { isSending, failure, send } = useSending();
  const [file, setFile] = useState<File>();
  const [isMissing, setMissing] = useState(false);

  function upload(): void {
    setMissing(file === undefined);
    if (!file) return;
    send(async () => {
      await uploadFile(client, feed.id, file);
      onDone(fillText(texts.done, { file: file.name }));
    });
  }

  return (
    <FormDialog
      title={fillText(texts.title, { name: feed.name })}
      button={texts.button}
      busy={isSending}
      failure={failure}
      onSubmit={upload}
      onClose={onClose}
    >
      <TextField
        label={texts.file}
        hint={texts.hint}
        type="file"
        accept=".csv,.json,.gz,text/csv,application/json,application/gzip"
        error={isMissing ? texts.missing : undefined}
        onChange={({ target }) => setFile(target.files?.[0])}
      />
    </FormDialog>
  );
}

/** Asks before a feed ends. */
export function EndFeedDialog({ feed, onClose, onDone }: OneFeedProps) {
  const texts = useMessages(messages).ending;
  const { locale } = usePageLocale();
  const { client } = usePlatform();
  return (
    <AskDialog
      title={texts.title}
      button={texts.button}
      onSubmit={() => endFeed(client, feed.id).then(() => onDone(fillText(texts.done, { name: feed.name })))}
      onClose={onClose}
    >
      <p>{fillText(formatCount(feed.vehicles, texts.what, locale), { name: feed.name })}</p>
    </AskDialog>
  );
}
