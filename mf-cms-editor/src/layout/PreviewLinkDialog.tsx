import { withBasePath } from '@showroom/contracts/base-path';
import type { Client } from '@showroom/contracts/client/client';
import { Button } from '@showroom/shared-ui/button';
import { formatDateTime } from '@showroom/shared-ui/dates';
import { Dialog } from '@showroom/shared-ui/dialog';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { TextField } from '@showroom/shared-ui/text-field';
import { useEffect, useState } from 'react';
import { type Failure, failureOf } from './use-sending';

interface PreviewLink {
  readonly path: string;
  readonly expires_at: string;
}

interface PreviewLinkDialogProps {
  /** Of the page or form. */
  readonly id: string;
  /** Makes the link; one function for as long as the dialog is open. */
  readonly makeLink: (client: Client, id: string) => Promise<PreviewLink>;
  readonly onClose: () => void;
}

/** A link to the draft that can be sent to somebody without an account. */
export function PreviewLinkDialog({ id, makeLink, onClose }: PreviewLinkDialogProps) {
  const { client, market } = usePlatform();
  const [link, setLink] = useState<{ readonly href: string; readonly ends: string }>();
  const [failure, setFailure] = useState<Failure>();

  useEffect(() => {
    makeLink(client, id).then(
      ({ path, expires_at }) => setLink({ href: new URL(withBasePath(path), location.origin).href, ends: expires_at }),
      (error: unknown) => setFailure(failureOf(error)),
    );
  }, [client, id, makeLink]);

  return (
    <Dialog open onClose={onClose} title="Share a preview" footer={<Button onClick={onClose}>Done</Button>}>
      {failure && <Notice kind="error" title={failure.title} />}
      {link && (
        <>
          <TextField label="Link" readOnly value={link.href} onFocus={({ target }) => target.select()} />
          <p>
            Whoever has it sees the draft, also without an account, until {formatDateTime(link.ends, market.timeZone)}.
          </p>
        </>
      )}
    </Dialog>
  );
}
