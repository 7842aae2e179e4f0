import { withBasePath } from '@showroom/contracts/base-path';
import type { Client } from '@showroom/contracts/client/client';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { formatDateTime } from '@showroom/shared-ui/dates';
import { Dialog } from '@showroom/shared-ui/dialog';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { TextField } from '@showroom/shared-ui/text-field';
import { useEffect, useState } from 'react';
import messages from './messages/en.json';
import { useFailureTexts } from './use-failure-texts';
import { failureOf } from './use-sending';

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
  const texts = useMessages(messages);
  const failures = useFailureTexts();
  const [link, setLink] = useState<{ readonly href: string; readonly ends: string }>();
  const [failed, setFailed] = useState<{ readonly error: unknown }>();

  useEffect(() => {
    makeLink(client, id).then(
      ({ path, expires_at }) => setLink({ href: new URL(withBasePath(path), location.origin).href, ends: expires_at }),
      (error: unknown) => setFailed({ error }),
    );
  }, [client, id, makeLink]);

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.share_preview}
      footer={<Button onClick={onClose}>{texts.preview_done}</Button>}
    >
      {failed && <Notice kind="error" title={failureOf(failed.error, failures).title} />}
      {link && (
        <>
          <TextField label={texts.preview_link} readOnly value={link.href} onFocus={({ target }) => target.select()} />
          <p>{fillText(texts.preview_until, { time: formatDateTime(link.ends, market.timeZone) })}</p>
        </>
      )}
    </Dialog>
  );
}
