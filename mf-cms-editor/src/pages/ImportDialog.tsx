import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useRevalidator } from '@showroom/shared-ui/router';
import { TextField } from '@showroom/shared-ui/text-field';
import { useState } from 'react';
import { importPageFile } from '../data/page-calls';
import { FormDialog } from '../layout/FormDialog';
import { useSending } from '../layout/use-sending';
import listMessages from './messages/list/en.json';

/** Begins the pages of an exported file as drafts. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { client, market } = usePlatform();
  const texts = useMessages(listMessages);
  const { revalidate } = useRevalidator();
  const { isSending, failure, send } = useSending();
  const [file, setFile] = useState<File>();
  const [path, setPath] = useState('/');
  const [isMissing, setMissing] = useState(false);

  function submit(): void {
    setMissing(file === undefined);
    if (!file) return;
    send(async () => {
      await importPageFile(client, { market: market.code, path }, file);
      await revalidate();
      onClose();
    });
  }

  return (
    <FormDialog
      title={texts.import_pages}
      button={texts.import}
      busy={isSending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={texts.file}
        hint={texts.file_hint}
        type="file"
        accept=".json,application/json"
        error={isMissing ? texts.file_missing : undefined}
        onChange={({ target }) => setFile(target.files?.[0])}
      />
      <TextField
        label={texts.address}
        hint={texts.import_address_hint}
        required
        maxLength={300}
        value={path}
        onChange={({ target }) => setPath(target.value)}
      />
    </FormDialog>
  );
}
