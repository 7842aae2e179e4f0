import { usePlatform } from '@showroom/shared-ui/platform';
import { useRevalidator } from '@showroom/shared-ui/router';
import { TextField } from '@showroom/shared-ui/text-field';
import { useState } from 'react';
import { importPageFile } from '../data/page-calls';
import { FormDialog } from '../layout/FormDialog';
import { useSending } from '../layout/use-sending';

/** Begins the pages of an exported file as drafts. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { client, market } = usePlatform();
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
      title="Import pages"
      button="Import"
      busy={isSending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="File"
        hint="A page or a folder that was exported here or on another site. Its pages become drafts."
        type="file"
        accept=".json,application/json"
        error={isMissing ? 'Please choose a file.' : undefined}
        onChange={({ target }) => setFile(target.files?.[0])}
      />
      <TextField
        label="Address"
        hint="Where the page or the folder of the file stands then, for example /offers/summer."
        required
        maxLength={300}
        value={path}
        onChange={({ target }) => setPath(target.value)}
      />
    </FormDialog>
  );
}
